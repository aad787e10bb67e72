import { moveSchedule as moveScheduleCommand } from '@alur/contracts/booking/commands';
import { move } from '../decisions.js';
import { inQueue } from '../guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { moveAway } from '../../queue/attending.js';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { entryOf } from '../../queue/guards.js';
import { queue, queueId, type QueueState } from '../../queue/queue.js';
import { moveHere } from '../../queue/take-number.js';
import { openSchedule, schedule } from '../../schedule/schedule.js';
import { begunHere, noneUnderWay } from '../../care/begun-visits.js';
import { bookingPlace, queueSchedule, serviceDay } from '../../care/queue-schedule.js';
import {
  bookingOf,
  callingCounterOf,
  freeing,
  loaded,
  queueOf,
  whose,
  type Visiting,
} from '../../care/visit-streams.js';
import { booking } from '../booking.js';
import { counter } from '../../queue/counter.js';

/** A wrong schedule is changed without losing the bill (DOMAIN 2, settled): a new number in the other queue. */
export const moveScheduleAct = act({
  command: moveScheduleCommand,
  sees: { booking, queue, to: queue, begun: [booking], schedule, counter },
  primary: 'booking',
  streams: ({ id, scheduleId, date }, visit: Visiting & { to?: QueueState | undefined }) => {
    const from = queueOf(visit);
    const to = queueId(scheduleId, date);
    return {
      booking: bookingOf(id),
      queue: from,
      to: from?.id === to ? undefined : writes(queue, to),
      begun: begunHere(visit.to, whose(visit)),
      schedule: checks(schedule, scheduleId),
      counter: callingCounterOf(visit),
    };
  },
  decide: ({ id, scheduleId, date }, states, { today }) => {
    const visit = inQueue(states.booking);
    ensure(states.to !== undefined, 'queue.same-schedule', {}, 'scheduleId');
    noneUnderWay(states.begun);
    const from = loaded(states.queue);
    const clinic = openSchedule(states.schedule);
    const { patientId, priority, attendance } = entryOf(from, id);
    const leaving = moveAway(from, id, { scheduleId, date });
    const entry = { encounterId: id, patientId, priority, attendance };
    const arriving = moveHere(states.to, queueSchedule(clinic), serviceDay(date, today), entry);
    const display = displayNumber(clinic.prefix, arriving.number);
    return {
      queue: leaving,
      to: arriving.events,
      booking: move(visit, bookingPlace(clinic, date, { number: arriving.number, display })),
      ...freeing(states.counter, id),
    };
  },
});
