import * as commands from '@alur/contracts/medication/commands';
import { contentsOf, metBy } from '../../care/bedside-allergies.js';
import { knownAllergies, recordsOf } from '../../care/known-allergies.js';
import { medicationsOf } from '../../care/medications.js';
import { medicineFacts } from '../../care/medicine-facts.js';
import { actingStaff } from '../../care/on-encounter.js';
import { orderEnds, recordOf, sourceOf } from '../../care/prescription-order.js';
import { transactionOf, visitOf } from '../../care/visit-streams.js';
import { chargeLess } from '../../care/ward-charges.js';
import { mayDose } from '../../care/ward-doses.js';
import { medicine } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { putBack } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { DecisionContext } from '../../kernel/context.js';
import { patient } from '../../patient/patient.js';
import { stopLines } from '../../prescription/dispensing.js';
import { prescription } from '../../prescription/prescription.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { dropCharge } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import type { MedicationEvent } from '../events.js';
import { acceptAllergies } from '../allergies.js';
import { begun, recordEffect, type By } from '../giving.js';
import { medication, medicationId, type MedicationState } from '../medication.js';
import { changeRate, changeTimes, hold, prolong, resume, stop, stopInfusion, takeBack, warn } from '../ordering.js';

const byOf = (context: DecisionContext): By => ({ staff: actingStaff(context), now: context.now });

/** An act on one line alone, while the patient is here. */
const onLine = <C extends CommandSpec>(
  command: C,
  decide: (command: Targeted<C>, state: MedicationState, by: By & { mayPrescribe: boolean }) => MedicationEvent[],
) =>
  act({
    command,
    sees: { medication, encounter, stay },
    primary: 'medication',
    streams: (body, loaded) => {
      const { id, lineId } = body as unknown as { id: number; lineId: number };
      const it = known(loaded.medication);
      return {
        medication: writes(medication, medicationId(id, lineId)),
        encounter: visitOf(loaded.medication),
        stay: it && checks(stay, it.encounterId),
      };
    },
    decide: (body, states, context) => {
      mayDose(states.encounter ?? encounter.initial, states.stay);
      const by = { ...byOf(context), mayPrescribe: context.holds('outpatient.ongoing:prescribe') };
      return { medication: decide(body, states.medication, by) };
    },
  });

const warnAct = act({
  command: commands.warnOfStop,
  sees: { medication, stay, patient, survivor: patient },
  primary: 'medication',
  streams: ({ id, lineId }, loaded) => {
    const it = known(loaded.medication);
    return {
      medication: writes(medication, medicationId(id, lineId)),
      stay: it && checks(stay, it.encounterId),
      ...recordsOf(it?.patientId, loaded),
    };
  },
  decide: (_command, states, context) => {
    const hasLeft = states.stay?.status === 'left';
    const person = known(states.survivor ?? states.patient);
    const called = { patientName: person?.identity.name ?? '', recordNumber: person?.recordNumber ?? '' };
    return { medication: hasLeft ? [] : warn(states.medication, called, context) };
  },
});

/** A doctor accepts an allergy that was recorded since, so that the medicine may be given. */
const acceptAllergyAct = act({
  command: commands.acceptAllergy,
  sees: {
    ...{ medication, encounter, stay, prescription, patient, survivor: patient },
    medicines: [medicine] as const,
  },
  primary: 'medication',
  streams: ({ id, lineId }, loaded) => {
    const it = known(loaded.medication);
    return {
      medication: writes(medication, medicationId(id, lineId)),
      encounter: visitOf(loaded.medication),
      stay: it && checks(stay, it.encounterId),
      prescription: it && it.medicineId === null ? checks(prescription, id) : undefined,
      medicines: contentsOf(loaded.medication, loaded.prescription).map(each => checks(medicine, each)),
      ...recordsOf(it?.patientId, loaded),
    };
  },
  decide: ({ reason }, states, context) => {
    mayDose(states.encounter ?? encounter.initial, states.stay);
    const contents = contentsOf(states.medication, states.prescription);
    const met = metBy(contents, medicineFacts(contents, states.medicines, context.today), knownAllergies(states));
    return { medication: acceptAllergies(states.medication, met, reason, byOf(context)) };
  },
});

/** The prescriber stops the medicine: the ward gives no more, and the pharmacy need not supply the rest. */
const stopAct = act({
  command: commands.stopMedication,
  sees: {
    ...{ prescription, encounter, record, transaction, settings },
    medications: [medication] as const,
  },
  primary: 'prescription',
  streams: ({ id, lineIds }, loaded, context) => ({
    prescription: writes(prescription, id),
    encounter: visitOf(loaded.prescription),
    record: recordOf(loaded.prescription),
    transaction: transactionOf(loaded),
    settings: settingsOf(context),
    medications: medicationsOf(loaded.prescription, lineIds),
  }),
  decide: ({ id, lineIds, reason }, states, context) => {
    notCancelled(states.encounter ?? encounter.initial);
    const by = byOf(context);
    const stopped = stopLines(states.prescription, lineIds, reason, by.staff);
    const prescribed = known(states.prescription);
    const wasOwed = prescribed?.status === 'approve';
    const isOver = wasOwed && stopped.some(event => event.type === 'PrescriptionStopped' && event.data.isLast);
    const isSupplied = wasOwed && prescribed.dispenses > 0;
    return {
      prescription: stopped,
      medications: states.medications.map(each => stop(each, reason, by)),
      ...(isOver && orderEnds(states, isSupplied ? 'done' : 'cancelled')),
      ...(isOver &&
        states.transaction && {
          transaction: dropCharge(states.transaction, sourceOf(id), null, states.settings.cashier),
        }),
    };
  },
});

/** Returns medicine to the pharmacy's stock, and withdraws its charge. */
const takeBackAct = act({
  command: commands.takeBack,
  sees: { medication, encounter, stock, transaction, settings },
  primary: 'medication',
  streams: ({ id, lineId }, loaded, context) => {
    const itemId = known(loaded.medication)?.medicineId ?? null;
    return {
      medication: writes(medication, medicationId(id, lineId)),
      encounter: visitOf(loaded.medication),
      stock: itemId === null ? undefined : writes(stock, stockId({ storeId: mainStore(context), itemId })),
      transaction: transactionOf(loaded),
      settings: settingsOf(context),
    };
  },
  decide: ({ id, quantity, reason }, states, context) => {
    const visit = notCancelled(states.encounter ?? encounter.initial);
    const it = begun(states.medication);
    const events = takeBack(it, { quantity, reason }, byOf(context));
    const lots = events.flatMap(event => (event.type === 'MedicationReturned' ? event.data.lots : []));
    const medicineId = it.medicineId ?? 0;
    const of = { storeId: mainStore(context), itemId: medicineId };
    const source = { module: 'prescription', id, line: it.lineId };
    const charged = { source: sourceOf(id), encounterId: visit.encounterId, unitId: visit.unitId };
    return {
      medication: events,
      ...(states.stock && {
        stock: putBack(of, { source, entered: { quantity, unit: it.unit }, lots }, states.stock),
      }),
      ...(states.transaction && {
        transaction: chargeLess(
          states.transaction,
          { ...charged, performedAt: context.now },
          { medicineId, quantity },
          states.settings.cashier,
        ),
      }),
    };
  },
});

export const orderActs = [
  onLine(commands.changeTimes, ({ times, from, dose }, state, by) => changeTimes(state, { times, from, dose }, by)),
  onLine(commands.holdMedication, ({ reason }, state, by) => hold(state, reason, by)),
  onLine(commands.resumeMedication, (_command, state, by) => resume(state, by)),
  onLine(commands.changeRate, ({ rate, unit, reason }, state, by) => changeRate(state, { rate, unit, reason }, by)),
  onLine(commands.stopInfusion, ({ volume, reason }, state, by) => stopInfusion(state, { volume, reason }, by)),
  onLine(commands.recordEffect, (said, state, by) => recordEffect(state, said, by)),
  onLine(commands.prolongMedication, ({ days, reason }, state, by) => prolong(state, { days, reason }, by)),
  warnAct,
  acceptAllergyAct,
  stopAct,
  takeBackAct,
];
