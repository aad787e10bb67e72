import { bedList } from '@alur/contracts/bed/rows';
import { moduleOf } from '../kernel/module.js';
import { bedActs } from './acts/beds.js';
import { bedView, holdDue } from './bed-view.js';
import { bed } from './bed.js';
import { bedEvents } from './events.js';

export const bedModule = moduleOf('bed', {
  events: bedEvents,
  aggregates: [bed],
  acts: bedActs,
  views: [bedView],
  lists: [bedList],
  dues: [holdDue],
});
