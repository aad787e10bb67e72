import { bedList } from '@alur/contracts/bed/rows';
import { moduleOf } from '../kernel/module.js';
import { bedActs } from './acts/beds.js';
import { bedPlaceView } from './bed-place-view.js';
import { bedView, holdDue } from './bed-view.js';
import { bed } from './bed.js';
import { bedEvents } from './events.js';

export const bedModule = moduleOf('bed', {
  events: bedEvents,
  aggregates: [bed],
  acts: bedActs,
  views: [bedView, bedPlaceView],
  lists: [bedList],
  dues: [holdDue],
});
