import { cancelPrescription, revisePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import { booking } from '../../booking/booking.js';
import { ongoing } from '../../booking/guards.js';
import { orderPrescription, removePrescription } from '../../booking/recording.js';
import { medicine } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { metByLines } from '../allergies.js';
import { prescription } from '../prescription.js';
import { cancel, medicinesOf, revise, write, writtenLines } from '../writing.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { awaitPrescription, dropPrescription } from '../../transaction/prescriptions.js';
import { transaction } from '../../transaction/transaction.js';
import { transactionOf } from '../../care/visit-streams.js';
import { allergiesOf, recordsOf } from '../../care/known-allergies.js';
import { medicineFacts } from '../../care/medicine-facts.js';
import { patient } from '../../patient/patient.js';

/** The doctor prescribes: the visit knows of it, and the bill waits for the pharmacy. */
export const writePrescriptionAct = act({
  command: writePrescription,
  ids: ['prescription'],
  sees: { prescription, booking, transaction, settings, medicines: [medicine], patient, kept: patient },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, context.ids['prescription'] ?? 0),
    booking: writes(booking, command.encounterId),
    transaction: transactionOf(loaded),
    settings: settingsOf(context),
    medicines: medicinesOf(command.lines).map(id => checks(medicine, id)),
    ...recordsOf(known(loaded.booking)?.patientId, loaded),
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
  sees: { prescription, settings, medicines: [medicine], patient, kept: patient },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, command.id),
    settings: settingsOf(context),
    medicines: medicinesOf(command.lines).map(id => checks(medicine, id)),
    ...recordsOf(known(loaded.prescription)?.patientId, loaded),
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
  sees: { prescription, booking, transaction, settings },
  primary: 'prescription',
  streams: (command, loaded, context) => {
    const script = known(loaded.prescription);
    return {
      prescription: writes(prescription, command.id),
      booking: script && writes(booking, script.encounterId),
      transaction: script && writes(transaction, script.transactionId),
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
