import type { BodyOf } from '@alur/contracts/kernel/command';
import {
  cancelPrescription,
  revisePrescription,
  submitPrescriptions,
  verifyPrescription,
  writePrescription,
} from '@alur/contracts/prescription/commands';
import { booking } from '../../booking/booking.js';
import { knownAllergies, allergiesOf, recordsOf } from '../../care/known-allergies.js';
import { medicineFacts } from '../../care/medicine-facts.js';
import { medicationsOf, startedBy, wholeLines } from '../../care/medications.js';
import { isChild } from '../../care/age-of.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { expectedOf, orderEnds, PRESCRIPTION, recordOf, sourceOf } from '../../care/prescription-order.js';
import { orderGiverOf } from '../../care/verbal-order.js';
import { transactionOf, visitOf } from '../../care/visit-streams.js';
import { medicine } from '../../catalogue/aggregates.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf, type Staff } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { medication, medicationId } from '../../medication/medication.js';
import { offsetOf, stop } from '../../medication/ordering.js';
import { patient } from '../../patient/patient.js';
import { openOrder } from '../../record/decisions.js';
import { ordersOf, record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { dropCharge, expectCharge } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import { metByLines } from '../allergies.js';
import { keysOf, prescription } from '../prescription.js';
import { cancel, ensureAllChronicDays, medicinesOf, revise, submit, write, writtenLines } from '../writing.js';

/**
 * In the emergency department, medicine from its own store is given at once, and the pharmacy reviews it afterwards.
 */
const isGivenAtOnce = (
  visit: EncounterState | undefined,
  { supply, lines }: BodyOf<typeof writePrescription>,
): boolean => {
  if (known(visit)?.kind !== 'emergency' || supply !== 'ward_stock') return false;
  const compounded = lines.findIndex(({ kind }) => kind === 'compound');
  ensure(compounded === -1, 'prescription.compound-at-once', {}, `lines.${compounded}`);
  return true;
};

/**
 * DOMAIN 5.1, TBaK: who gave a verbal order, and who wrote it down and read it back; null for a doctor's own
 * prescription.
 */
const verbalBy = (
  { orderedBy, readBack }: BodyOf<typeof writePrescription>,
  { kind }: { kind: string },
  giver: StateOf<typeof user> | undefined,
  context: DecisionContext,
): { orderedBy: Staff; writtenBy: Staff } | null => {
  ensure(
    orderedBy !== null || context.holds('outpatient.ongoing:prescribe'),
    'prescription.doctor-only',
    {},
    'orderedBy',
  );
  if (orderedBy === null) return null;
  ensure(kind !== 'outpatient', 'prescription.verbal-in-ward', {}, 'orderedBy');
  const said = orderGiverOf({ orderedBy, readBack }, giver, context);
  return said && { orderedBy: said, writtenBy: actingStaff(context) };
};

/** The doctor prescribes: the visit's record lists the order, and the bill waits for the pharmacy. */
export const writePrescriptionAct = act({
  command: writePrescription,
  ids: ['prescription'],
  sees: {
    prescription,
    encounter,
    booking,
    record,
    transaction,
    settings,
    medicines: [medicine],
    patient,
    survivor: patient,
    medications: [medication],
    orderGiver: user,
  },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    orderGiver: command.orderedBy === null ? undefined : checks(user, command.orderedBy),
    prescription: writes(prescription, context.ids['prescription'] ?? 0),
    medications: isGivenAtOnce(loaded.encounter, command)
      ? command.lines.map((_line, at) => writes(medication, medicationId(context.ids['prescription'] ?? 0, at + 1)))
      : [],
    encounter: checks(encounter, command.encounterId),
    booking: checks(booking, command.encounterId),
    record: writes(record, command.encounterId),
    transaction: transactionOf(loaded),
    settings: settingsOf(context),
    medicines: medicinesOf(command.lines).map(id => checks(medicine, id)),
    ...recordsOf(known(loaded.encounter)?.patientId, loaded),
  }),
  decide: (command, states, context) => {
    const isTakeHome = command.supply === 'take_home';
    // Annex 2: medicine to take home may still be ordered after services have ended.
    const visit = mayWrite(
      states.encounter,
      isTakeHome && known(states.encounter)?.kind === 'inpatient' ? 'entry' : 'order',
    );
    const verbal = verbalBy(command, visit, states.orderGiver, context);
    const isAtOnce = isGivenAtOnce(states.encounter, command);
    const supply = visit.kind === 'inpatient' ? (command.supply ?? 'unit_dose') : isAtOnce ? 'ward_stock' : null;
    const prescriptionId = context.ids['prescription'] ?? 0;
    const medicines = medicineFacts(medicinesOf(command.lines), states.medicines, context.today);
    const lines = writtenLines(command.lines, medicines, states.settings.pharmacy.roundUpStock);
    ensureAllChronicDays(lines, medicines, states.settings.medication.chronicDays);
    const person = known(states.survivor ?? states.patient);
    const heading = {
      ...headerOf(visit),
      prescriptionId,
      date: supply === null ? visit.date : context.today,
      patientName: person?.identity.name ?? '',
      recordNumber: person?.recordNumber ?? '',
      requester: verbal?.orderedBy ?? visit.doctor ?? actingStaff(context),
      ...(verbal && { writtenBy: verbal.writtenBy }),
      unitName: visit.unitName,
      queueNumber: known(states.booking)?.display ?? null,
      payer: visit.payer,
      ...(supply !== null && { supply }),
      ...(isAtOnce && { atOnce: true }),
    };
    const met = metByLines(command.lines, medicines, allergiesOf(states));
    const written = write(heading, command, lines, met);
    // Emergency department and wards need it now; other prescriptions go to the pharmacy when the visit ends.
    const isUrgent = visit.kind === 'emergency' || supply !== null;
    return {
      prescription: isUrgent
        ? [...written, ...submit(written.reduce(prescription.evolve, states.prescription))]
        : written,
      record: openOrder({ module: PRESCRIPTION, orderId: prescriptionId }, visit),
      // Doses from the ward's own store are charged when they are given, so that the bill need not wait.
      ...(states.transaction && !isAtOnce && { transaction: expectCharge(states.transaction, expectedOf(heading)) }),
      ...(isAtOnce && {
        medications: startedBy({ ...heading, supply: 'ward_stock', lines }, wholeLines(lines), medicines, visit, {
          ...{ now: context.now, offset: offsetOf(context) },
          ...{
            rules: states.settings.medication,
            known: knownAllergies(states),
            isChild: isChild(states, context.today),
          },
        }),
      }),
    };
  },
});

/** Only the doctor who gave the verbal order may sign it. */
export const verifyPrescriptionAct = on(verifyPrescription, prescription, (_command, state, context) => {
  const prescribed = known(state);
  const isHers = prescribed?.unverified === true && prescribed.requester.staffId === context.actorId;
  ensure(isHers && prescribed.status !== 'cancelled', 'record.nothing-to-verify');
  return [{ type: 'PrescriptionVerified' as const, data: { ...keysOf(prescribed), verifiedBy: actingStaff(context) } }];
});

export const revisePrescriptionAct = act({
  command: revisePrescription,
  sees: { prescription, settings, medicines: [medicine], patient, survivor: patient },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, command.id),
    settings: settingsOf(context),
    medicines: medicinesOf(command.lines).map(id => checks(medicine, id)),
    ...recordsOf(known(loaded.prescription)?.patientId, loaded),
  }),
  decide: (command, states, context) => {
    const medicines = medicineFacts(medicinesOf(command.lines), states.medicines, context.today);
    const lines = writtenLines(command.lines, medicines, states.settings.pharmacy.roundUpStock);
    ensureAllChronicDays(lines, medicines, states.settings.medication.chronicDays);
    const met = metByLines(command.lines, medicines, allergiesOf(states));
    return { prescription: revise(states.prescription, command, lines, met) };
  },
});

/** Cancels the prescription, so that neither visit nor bill waits for it any longer. */
export const cancelPrescriptionAct = act({
  command: cancelPrescription,
  sees: { prescription, encounter, record, transaction, settings, medications: [medication] },
  primary: 'prescription',
  streams: (command, loaded, context) => ({
    prescription: writes(prescription, command.id),
    medications: known(loaded.prescription)?.atOnce ? medicationsOf(loaded.prescription) : [],
    encounter: visitOf(loaded.prescription),
    record: recordOf(loaded.prescription),
    transaction: transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: (command, states, context) => ({
    prescription: cancel(states.prescription, command.reason),
    // Doses that were given stay recorded.
    medications: states.medications.map(each =>
      stop(each, command.reason, { staff: actingStaff(context), now: context.now }),
    ),
    ...orderEnds(states, 'cancelled'),
    ...(states.transaction && {
      transaction: dropCharge(states.transaction, sourceOf(command.id), null, states.settings.cashier),
    }),
  }),
});

/** Submits a visit's prescriptions to the pharmacy when it ends; a step of consultation-to-pharmacy. */
export const submitPrescriptionsAct = act({
  command: submitPrescriptions,
  sees: { encounter, record, prescriptions: [prescription] },
  primary: 'encounter',
  streams: ({ id }, loaded) => ({
    encounter: checks(encounter, id),
    record: checks(record, id),
    prescriptions: ordersOf(loaded.record, PRESCRIPTION).map(each => writes(prescription, each)),
  }),
  decide: (_command, states) => ({ prescriptions: states.prescriptions.map(submit) }),
});
