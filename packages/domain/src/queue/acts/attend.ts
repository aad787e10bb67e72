import * as commands from '@alur/contracts/queue/commands';
import { booking } from '../../booking/booking.js';
import { begunHere, noneUnderWay } from '../../care/begun-visits.js';
import { placesOf } from '../../care/queue-schedule.js';
import { cancelBill, cancelBillIfFree, openVisitBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { arrive, cancel, reinstate } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { there } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { merchant, ownMerchant } from '../../merchant/merchant.js';
import { hereAfterAll, isNewPatient, patient, recordFirstVisit, reverseFirstVisit } from '../../patient/patient.js';
import { knownSchedule, schedule } from '../../schedule/schedule.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { transaction } from '../../transaction/transaction.js';
import { confirmAttendance, prioritise, recordAbsence, reverseAbsence } from '../attending.js';
import { counter } from '../counter.js';
import { queue } from '../queue.js';

const { loaded } = visits;

/** DOMAIN 2.1, attendance=come: the visit has arrived. */
export const confirmAttendanceAct = act({
  command: commands.confirmAttendance,
  sees: { encounter, booking, queue },
  primary: 'encounter',
  streams: ({ id }, visit) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    queue: visits.queueOf(visit),
  }),
  decide: ({ id }, states, { today }) => ({
    queue: confirmAttendance(loaded(states.queue), id, today),
    encounter: arrive(states.encounter),
  }),
});

/** DOMAIN 2.1, attendance=not_come: by the front office, or by the clock once the day is over. */
export const recordAbsenceAct = act({
  command: commands.recordAbsence,
  sees: { encounter, booking, queue, transaction, patient, counter },
  primary: 'encounter',
  streams: ({ id }, visit) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    queue: visits.queueOf(visit),
    transaction: visits.transactionOf(visit),
    patient: visits.patientOf(visit),
    counter: visits.callingCounterOf(visit),
  }),
  decide: ({ id }, states, { today, role }) => {
    const by = role === 'system' ? 'clock' : 'desk';
    const cancelled = by === 'clock' ? cancelBillIfFree : cancelBill;
    return {
      queue: recordAbsence(loaded(states.queue), id, today, by),
      encounter: cancel(states.encounter, 'no_show', null),
      transaction: cancelled(loaded(states.transaction), 'absent'),
      patient: reverseFirstVisit(loaded(states.patient), id),
      ...visits.freeing(states.counter, id),
    };
  },
});

/** Allowed on the same day (DOMAIN 2, settled). A cancelled bill is final, so that the visit gets another. */
export const reverseAbsenceAct = act({
  command: commands.reverseAbsence,
  ids: ['transaction'],
  sees: { encounter, booking, queue, begun: [encounter], transaction, patient, settings, schedule, merchant },
  primary: 'encounter',
  streams: ({ id }, visit, context) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    queue: visits.queueOf(visit),
    begun: begunHere(visit.queue, visits.whose(visit)),
    transaction: writes(transaction, context.ids['transaction'] ?? 0),
    patient: visits.patientOf(visit),
    settings: settingsOf(context),
    schedule: visits.scheduleOf(visit),
    merchant: ownMerchant(context),
  }),
  decide: ({ id, reason, overQuota }, states, { today, ids, now }) => {
    const transactionId = ids['transaction'] ?? 0;
    const line = loaded(states.queue);
    const quota = overQuota ? null : placesOf(knownSchedule(loaded(states.schedule)), states.merchant);
    const back = reverseAbsence(line, id, today, { reason, quota });
    const visit = there(states.encounter);
    const reinstated = reinstate(visit, transactionId, reason);
    noneUnderWay(states.begun, line);
    const person = hereAfterAll(loaded(states.patient));
    const { patientId, date, unitId, payer, insurer } = visit;
    const bill = {
      ...{ transactionId, encounterId: id, patientId, date, unitId, payer, insurer },
      ...{ patientName: person.identity.name, recordNumber: person.recordNumber },
      ...{ doctorName: visit.doctor?.name ?? null, isNewPatient: isNewPatient(person) },
    };
    return {
      queue: back,
      encounter: reinstated,
      transaction: openVisitBill(bill, states.settings, now),
      patient: recordFirstVisit(person, id),
    };
  },
});

/** DOMAIN 1.1: priority changes the order, not the number. */
export const prioritiseAct = act({
  command: commands.prioritise,
  sees: { encounter, booking, queue },
  primary: 'encounter',
  streams: ({ id }, visit) => ({ ...visits.bookedVisit(id), queue: visits.queueOf(visit) }),
  decide: ({ id, reason }, states) => ({ queue: prioritise(loaded(states.queue), id, reason) }),
});
