import { nursingEntryList } from '@alur/contracts/nursing/rows';
import { moduleOf } from '../kernel/module.js';
import { nursingActs } from './acts/nursing.js';
import { nursingEvents } from './events.js';
import { nursingCare } from './nursing-care.js';
import { handoverView, nursingEntryView, nursingPlanView } from './nursing-views.js';

export const nursingModule = moduleOf('nursing', {
  events: nursingEvents,
  aggregates: [nursingCare],
  acts: nursingActs,
  views: [nursingPlanView, nursingEntryView, handoverView],
  lists: [nursingEntryList],
});
