import { ageOn } from '@alur/contracts/patient/age';
import { takeNumber as takeNumberCommand } from '@alur/contracts/queue/commands';
import { booking } from '../../booking/booking.js';
import { book, checkedPayer } from '../../booking/decisions.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { activePatient, isNewPatient, patient, recordVisit } from '../../patient/patient.js';
import { queue, queueId } from '../queue.js';
import { takeNumber } from '../take-number.js';
import { openSchedule, schedule } from '../../schedule/schedule.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { merchant, insurance, ownMerchant } from '../../merchant/merchant.js';
import { openTransaction, transaction } from '../../transaction/transaction.js';
import { begunHere, noneUnderWay } from '../../care/begun-visits.js';
import { bookingPlace, queueSchedule, serviceDay } from '../../care/queue-schedule.js';

/** Registration to a clinic (DOMAIN 1.1, step 1): a number, a booking, and a bill with the automatic fees. */
export const takeNumberAct = act({
  command: takeNumberCommand,
  ids: ['booking', 'transaction'],
  sees: { booking, transaction, queue, patient, begun: [booking], schedule, settings, merchant },
  primary: 'booking',
  streams: (command, known, context) => ({
    booking: writes(booking, context.ids['booking'] ?? 0),
    transaction: writes(transaction, context.ids['transaction'] ?? 0),
    queue: writes(queue, queueId(command.scheduleId, command.date)),
    patient: writes(patient, command.patientId),
    begun: begunHere(known['queue'], command.patientId),
    schedule: checks(schedule, command.scheduleId),
    settings: settingsOf(context),
    merchant: ownMerchant(context),
  }),
  decide: (command, states, context) => {
    const encounterId = context.ids['booking'] ?? 0;
    const transactionId = context.ids['transaction'] ?? 0;
    const { date, source, priority } = command;
    const person = activePatient(states.patient);
    const clinic = openSchedule(states.schedule);
    noneUnderWay(states.begun);
    const { payer, insurer } = checkedPayer(command);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const { patientId, recordNumber, identity } = person;
    const visit = {
      encounterId,
      patientId,
      patientName: identity.name,
      recordNumber,
      gender: identity.gender,
      age: ageOn(identity.birthDate, date),
      payer,
      insurer,
      source,
      visitStatus: command.visitStatus ?? clinic.visitStatus,
      transactionId,
    };
    const given = takeNumber(states.queue, queueSchedule(clinic), serviceDay(date, context.today), {
      ...visit,
      priority,
    });
    const bill = {
      transactionId,
      encounterId,
      patientId,
      patientName: identity.name,
      recordNumber,
      serviceDate: date,
      serviceType: 'outpatient' as const,
      payer,
      doctorName: clinic.doctorName,
      isNewPatient: isNewPatient(person),
    };
    return {
      queue: given.events,
      booking: book({ ...visit, ...bookingPlace(clinic, date, given) }),
      transaction: openTransaction(bill, states.settings),
      patient: recordVisit(person, encounterId),
    };
  },
});
