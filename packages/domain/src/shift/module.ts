import { shifts } from '@alur/contracts/shift/lists';
import { moduleOf } from '../kernel/module.js';
import { shiftActs } from './acts.js';
import { shiftEvents } from './events.js';
import { shiftView } from './shift-view.js';
import { shift } from './shift.js';

export const shiftModule = moduleOf('shift', {
  events: shiftEvents,
  aggregates: [shift],
  acts: shiftActs,
  views: [shiftView],
  lists: [shifts],
});
