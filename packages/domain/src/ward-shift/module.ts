import { moduleOf } from '../kernel/module.js';
import { assignShiftAct } from './acts/assign.js';
import { wardShiftEvents } from './events.js';
import { wardShiftView } from './ward-shift-view.js';
import { wardShift } from './ward-shift.js';

export const wardShiftModule = moduleOf('ward-shift', {
  events: wardShiftEvents,
  aggregates: [wardShift],
  acts: [assignShiftAct],
  views: [wardShiftView],
});
