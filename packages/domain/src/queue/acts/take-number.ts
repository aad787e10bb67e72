import { ageOn } from '@alur/contracts/patient/age';
import { takeNumber as takeNumberCommand } from '@alur/contracts/queue/commands';
import { booking } from '../../booking/booking.js';
import { book } from '../../booking/decisions.js';
import { begunHere, noneUnderWay } from '../../care/begun-visits.js';
import { daysOff, daysOffOn, givesNumbers } from '../../care/days-off.js';
import { openVisitBill } from '../../care/visit-bill.js';
import { bookingPlace, doctorOf, queueSchedule, serviceDay } from '../../care/queue-schedule.js';
import { checkedPayer, open } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { activePatient, isNewPatient, patient, recordEncounter } from '../../patient/patient.js';
import { openSchedule, schedule } from '../../schedule/schedule.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { transaction } from '../../transaction/transaction.js';
import { queue, queueId } from '../queue.js';
import { takeNumber } from '../take-number.js';

/** Registration to a clinic (DOMAIN 1.1, step 1): a number, a visit with its booking, and a bill with the automatic fees. */
export const takeNumberAct = act({
  command: takeNumberCommand,
  ids: ['encounter', 'transaction'],
  sees: {
    encounter,
    booking,
    transaction,
    queue,
    patient,
    begun: [encounter],
    schedule,
    settings,
    merchant,
    ...daysOff,
  },
  primary: 'encounter',
  streams: (command, known, context) => ({
    encounter: writes(encounter, context.ids['encounter'] ?? 0),
    booking: writes(booking, context.ids['encounter'] ?? 0),
    transaction: writes(transaction, context.ids['transaction'] ?? 0),
    queue: writes(queue, queueId(command.scheduleId, command.date)),
    patient: writes(patient, command.patientId),
    begun: begunHere(known.queue, command.patientId),
    schedule: checks(schedule, command.scheduleId),
    settings: settingsOf(context),
    merchant: ownMerchant(context),
    ...daysOffOn(command.date, known, context),
  }),
  decide: (command, states, context) => {
    const encounterId = context.ids['encounter'] ?? 0;
    const transactionId = context.ids['transaction'] ?? 0;
    const { date, source, priority } = command;
    const person = activePatient(states.patient);
    const clinic = openSchedule(states.schedule);
    givesNumbers(states, clinic.doctorId, date);
    noneUnderWay(states.begun, states.queue);
    const { payer, insurer } = checkedPayer(command);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const { patientId, recordNumber, identity } = person;
    const visitStatus = command.visitStatus ?? clinic.visitStatus;
    const labels = {
      patientName: identity.name,
      recordNumber,
      gender: identity.gender,
      age: ageOn(identity.birthDate, date),
    };
    const given = takeNumber(states.queue, queueSchedule(clinic, states.merchant), serviceDay(date, context.today), {
      encounterId,
      patientId,
      ...labels,
      payer,
      insurer,
      source,
      visitStatus,
      priority,
    });
    const bill = {
      ...{ transactionId, encounterId, patientId, patientName: identity.name, recordNumber, date, payer, insurer },
      ...{ unitId: clinic.roomId, doctorName: clinic.doctorName, isNewPatient: isNewPatient(person) },
    };
    return {
      queue: given.events,
      encounter: open({
        ...{ encounterId, patientId, unitId: clinic.roomId, unitName: clinic.roomName },
        ...{ kind: 'outpatient', status: 'planned', date, ...labels, doctor: doctorOf(clinic) },
        ...{ payer, insurer, transactionId, episodeId: encounterId },
      }),
      booking: book({
        ...{ encounterId, patientId, ...bookingPlace(clinic, date, given), source, visitStatus },
        ...(payer === 'bpjs' && command.reference && { reference: command.reference }),
      }),
      transaction: openVisitBill(bill, states.settings, context.now),
      patient: recordEncounter(person, encounterId),
    };
  },
});
