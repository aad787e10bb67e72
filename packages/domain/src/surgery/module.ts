import { surgeryList } from '@alur/contracts/surgery/rows';
import { moduleOf } from '../kernel/module.js';
import { finishingActs } from './acts/finishing.js';
import { planActs } from './acts/plan.js';
import { requestActs } from './acts/requests.js';
import { workActs } from './acts/work.js';
import { surgeryEvents, theatreDayEvents } from './events.js';
import { surgeryView } from './surgery-view.js';
import { surgery } from './surgery.js';
import { theatreDay } from './theatre-day.js';

export const surgeryModule = moduleOf('surgery', {
  events: { ...surgeryEvents, ...theatreDayEvents },
  aggregates: [surgery, theatreDay],
  acts: [...requestActs, ...planActs, ...workActs, ...finishingActs],
  views: [surgeryView],
  lists: [surgeryList],
});
