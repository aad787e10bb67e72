import * as commands from '@alur/contracts/queue/commands';
import { booking } from '../../booking/booking.js';
import { replaceTransaction } from '../../booking/decisions.js';
import { inQueue } from '../../booking/guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { patient, activePatient, isNewPatient, recordFirstVisit, reverseFirstVisit } from '../../patient/patient.js';
import { confirmAttendance, prioritise, recordAbsence, reverseAbsence } from '../attending.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { openTransaction, transaction } from '../../transaction/transaction.js';
import { begunHere, noneUnderWay } from '../../care/begun-visits.js';
import { beginBill, cancelBill, cancelBillIfFree } from '../../care/visit-bill.js';
import {
  bookingOf,
  callingCounterOf,
  freeing,
  loaded,
  patientOf,
  queueOf,
  transactionOf,
  type Visiting,
  whose,
} from '../../care/visit-streams.js';
import { counter } from '../counter.js';
import { queue } from '../queue.js';

/** DOMAIN 2.1, attendance=come: the bill begins to accrue. */
export const confirmAttendanceAct = act({
  command: commands.confirmAttendance,
  sees: { booking, queue, transaction },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({
    booking: checks(booking, id),
    queue: queueOf(visit),
    transaction: transactionOf(visit),
  }),
  decide: ({ id }, states, { today }) => {
    inQueue(states.booking);
    return {
      queue: confirmAttendance(loaded(states.queue), id, today),
      transaction: beginBill(loaded(states.transaction)),
    };
  },
});

/** DOMAIN 2.1, attendance=not_come: by the front office, or by the clock once the day is over. */
export const recordAbsenceAct = act({
  command: commands.recordAbsence,
  sees: { booking, queue, transaction, patient, counter },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({
    booking: checks(booking, id),
    queue: queueOf(visit),
    transaction: transactionOf(visit),
    patient: patientOf(visit),
    counter: callingCounterOf(visit),
  }),
  decide: ({ id }, states, { today }) => {
    const { date } = inQueue(states.booking);
    const by = date < today ? 'clock' : 'desk';
    const cancel = by === 'clock' ? cancelBillIfFree : cancelBill;
    return {
      queue: recordAbsence(loaded(states.queue), id, today, by),
      transaction: cancel(loaded(states.transaction), 'absent'),
      patient: reverseFirstVisit(loaded(states.patient), id),
      ...freeing(states.counter, id),
    };
  },
});

/** On the same day (DOMAIN 2, settled). A cancelled bill is terminal, so the visit gets a new one. */
export const reverseAbsenceAct = act({
  command: commands.reverseAbsence,
  ids: ['transaction'],
  sees: { booking, queue, begun: [booking], transaction, patient, settings },
  primary: 'booking',
  streams: ({ id }, visit: Visiting, context) => ({
    booking: bookingOf(id),
    queue: queueOf(visit),
    begun: begunHere(visit.queue, whose(visit)),
    transaction: writes(transaction, context.ids['transaction'] ?? 0),
    patient: patientOf(visit),
    settings: settingsOf(context),
  }),
  decide: ({ id, reason }, states, { today, ids }) => {
    const transactionId = ids['transaction'] ?? 0;
    const visit = inQueue(states.booking);
    noneUnderWay(states.begun);
    const person = activePatient(loaded(states.patient));
    const bill = {
      transactionId,
      encounterId: id,
      patientId: visit.patientId,
      patientName: person.identity.name,
      recordNumber: person.recordNumber,
      serviceDate: visit.date,
      serviceType: 'outpatient' as const,
      payer: visit.payer,
      doctorName: visit.doctorName,
      isNewPatient: isNewPatient(person),
    };
    return {
      queue: reverseAbsence(loaded(states.queue), id, today, { transactionId, reason }),
      booking: replaceTransaction(visit, transactionId),
      transaction: openTransaction(bill, states.settings),
      patient: recordFirstVisit(person, id),
    };
  },
});

/** DOMAIN 1.1: priority changes the order, not the number. */
export const prioritiseAct = act({
  command: commands.prioritise,
  sees: { booking, queue },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({ booking: checks(booking, id), queue: queueOf(visit) }),
  decide: ({ id, reason }, states) => ({ queue: prioritise(loaded(states.queue), id, reason) }),
});
