import { queueEntries } from '@alur/contracts/queue/lists';
import { moduleOf } from '../kernel/module.js';
import { absenceDue } from './absence-due.js';
import { confirmAttendanceAct, prioritiseAct, recordAbsenceAct, reverseAbsenceAct } from './acts/attend.js';
import { callAct, callNextAct, recallAct, skipAct } from './acts/call-number.js';
import { cancelNumberAct } from './acts/cancel-number.js';
import { takeNumberAct } from './acts/take-number.js';
import { queueBoardView } from './board-view.js';
import { counter } from './counter.js';
import { clinicVisits } from './clinic-visits.js';
import { dayVisits } from './day-visits.js';
import { queueDisplayView } from './display-view.js';
import { counterEvents, queueEvents } from './events.js';
import { queue } from './queue.js';

export const queueModule = moduleOf('queue', {
  events: { ...queueEvents, ...counterEvents },
  aggregates: [queue, counter],
  acts: [
    takeNumberAct,
    callAct,
    callNextAct,
    recallAct,
    skipAct,
    confirmAttendanceAct,
    recordAbsenceAct,
    reverseAbsenceAct,
    prioritiseAct,
    cancelNumberAct,
  ],
  views: [queueBoardView, queueDisplayView, dayVisits, clinicVisits],
  lists: [queueEntries],
  dues: [absenceDue],
});
