import { cancelPrescription, revisePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import { booking } from '../booking/booking.js';
import { ongoing } from '../booking/guards.js';
import { orderPrescription, removePrescription } from '../booking/recording.js';
import { medicine } from '../catalogue/aggregates.js';
import { act } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';
import { metByLines } from '../prescription/allergies.js';
import { prescription } from '../prescription/prescription.js';
import { cancel, medicinesOf, revise, write, writtenLines } from '../prescription/writing.js';
import { settingsOf } from '../settings/settings.js';
import { awaitPrescription, dropPrescription } from '../transaction/prescriptions.js';
import { transaction } from '../transaction/transaction.js';
import { allergiesOf, recordsOf } from './known-allergies.js';
import { medicineFacts } from './medicine-facts.js';

/** The doctor prescribes: the visit knows of it, and the bill waits for the pharmacy. */
export const writePrescriptionAct = act({
  command: writePrescription,
  ids: ['prescription'],
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, context.ids['prescription'] ?? 0),
    booking: writes(booking, command.encounterId),
    transaction:
      loaded.booking && loaded.booking.status !== 'none'
        ? writes(transaction, loaded.booking.transactionId)
        : undefined,
    settings: settingsOf(context),
    medicines: medicinesOf(command.lines).map(id => checks(medicine, id)),
    ...recordsOf(loaded.booking?.patientId, loaded),
  }),
  decide: (command, states, context) => {
    const visit = ongoing(states.booking);
    const prescriptionId = context.ids['prescription'] ?? 0;
    const medicines = medicineFacts(medicinesOf(command.lines), states.medicines);
    const lines = writtenLines(command.lines, medicines, states.settings.pharmacy.roundUpStock);
    const { encounterId, transactionId, patientId, patientName, recordNumber, doctorId, doctorName } = visit;
    const heading = {
      prescriptionId,
      encounterId,
      transactionId,
      patientId,
      date: visit.date,
      patientName,
      recordNumber,
      doctorId,
      doctorName,
      roomName: visit.roomName,
      queueNumber: visit.display,
      payer: visit.payer,
    };
    const met = metByLines(command.lines, medicines, allergiesOf(states));
    return {
      prescription: write(heading, command, lines, met),
      booking: orderPrescription(visit, prescriptionId),
      ...(states.transaction && { transaction: awaitPrescription(states.transaction, prescriptionId) }),
    };
  },
});

export const revisePrescriptionAct = act({
  command: revisePrescription,
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, command.id),
    settings: settingsOf(context),
    medicines: medicinesOf(command.lines).map(id => checks(medicine, id)),
    ...recordsOf(loaded.prescription?.patientId, loaded),
  }),
  decide: (command, states) => {
    const medicines = medicineFacts(medicinesOf(command.lines), states.medicines);
    const lines = writtenLines(command.lines, medicines, states.settings.pharmacy.roundUpStock);
    const met = metByLines(command.lines, medicines, allergiesOf(states));
    return { prescription: revise(states.prescription, command, lines, met) };
  },
});

/** Given up: neither visit nor bill waits for it any longer. */
export const cancelPrescriptionAct = act({
  command: cancelPrescription,
  streams: (command, loaded, context) => {
    const known = loaded.prescription && loaded.prescription.status !== 'none' ? loaded.prescription : undefined;
    return {
      prescription: writes(prescription, command.id),
      booking: known && writes(booking, known.encounterId),
      transaction: known && writes(transaction, known.transactionId),
      settings: settingsOf(context),
    };
  },
  decide: (command, states) => ({
    prescription: cancel(states.prescription, command.reason),
    ...(states.booking && { booking: removePrescription(states.booking, command.id) }),
    ...(states.transaction && {
      transaction: dropPrescription(states.transaction, command.id, states.settings.cashier),
    }),
  }),
});
