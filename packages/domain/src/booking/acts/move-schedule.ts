import { moveSchedule as moveScheduleCommand } from '@alur/contracts/booking/commands';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { begunHere, noneUnderWay } from '../../care/begun-visits.js';
import { daysOff, daysOffOn, givesNumbers } from '../../care/days-off.js';
import { bookingPlace, doctorOf, queueSchedule, serviceDay } from '../../care/queue-schedule.js';
import * as visits from '../../care/visit-streams.js';
import { move as moveEncounter } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { waiting } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { merchant, ownMerchant } from '../../merchant/merchant.js';
import { moveAway } from '../../queue/attending.js';
import { counter } from '../../queue/counter.js';
import { entryOf } from '../../queue/guards.js';
import { queue, queueId } from '../../queue/queue.js';
import { moveHere } from '../../queue/take-number.js';
import { openSchedule, schedule } from '../../schedule/schedule.js';
import { booking } from '../booking.js';
import { move } from '../decisions.js';

/** A wrong schedule is changed without losing the bill (DOMAIN 2, settled): a new number in the other queue. */
export const moveScheduleAct = act({
  command: moveScheduleCommand,
  sees: { encounter, booking, queue, to: queue, begun: [encounter], schedule, counter, merchant, ...daysOff },
  primary: 'encounter',
  streams: ({ id, scheduleId, date }, visit, context) => {
    const from = visits.queueOf(visit);
    const to = queueId(scheduleId, date);
    return {
      encounter: visits.encounterOf(id),
      booking: writes(booking, id),
      queue: from,
      to: from?.id === to ? undefined : writes(queue, to),
      begun: begunHere(visit.to, visits.whose(visit)),
      schedule: checks(schedule, scheduleId),
      counter: visits.callingCounterOf(visit),
      merchant: ownMerchant(context),
      ...daysOffOn(date, visit, context),
    };
  },
  decide: ({ id, scheduleId, date }, states, { today }) => {
    const visit = waiting(states.encounter);
    ensure(states.to !== undefined, 'queue.same-schedule', {}, 'scheduleId');
    noneUnderWay(states.begun, states.to);
    const from = visits.loaded(states.queue);
    const clinic = openSchedule(states.schedule);
    givesNumbers(states, clinic.doctorId, date);
    const { patientId, priority, attendance } = entryOf(from, id);
    const leaving = moveAway(from, id, { scheduleId, date });
    const entry = { encounterId: id, patientId, priority, attendance };
    const arriving = moveHere(states.to, queueSchedule(clinic, states.merchant), serviceDay(date, today), entry);
    const display = displayNumber(clinic.prefix, arriving.number);
    const { roomId: unitId, roomName: unitName } = clinic;
    return {
      queue: leaving,
      to: arriving.events,
      encounter: moveEncounter(visit, { unitId, unitName, date, doctor: doctorOf(clinic) }),
      booking: move(states.booking, bookingPlace(clinic, date, { number: arriving.number, display })),
      ...visits.freeing(states.counter, id),
    };
  },
});
