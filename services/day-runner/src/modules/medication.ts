import { receiveStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/medication/commands';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { registerPatient } from '@alur/contracts/patient/commands';
import { reviewMet } from '@alur/contracts/prescription/all-met';
import * as prescription from '@alur/contracts/prescription/commands';
import { admit } from '@alur/contracts/stay/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import { done } from '../facility/done.js';
import type { Facility } from '../facility/facility.js';
import { openWard } from '../facility/open-ward.js';
import { received } from '../facility/shelves.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const lineOf = ({ data }: LoggedEvent): string => `${String(data['prescriptionId'])}_${String(data['lineId'])}`;

/** Planned doses that were charted twice without a correction in between. */
export const dosesTwice = (events: readonly LoggedEvent[]): number => {
  const written = new Set<string>();
  let twice = 0;
  for (const event of events) {
    const { type, data } = event;
    const slot = data['slot'];
    if (typeof slot !== 'string') continue;
    const key = `${lineOf(event)} ${slot}`;
    if (type === 'MedicationDoseCorrected') written.delete(key);
    if (type !== 'MedicationDoseGiven' && type !== 'MedicationDoseOmitted') continue;
    if (written.has(key)) twice++;
    written.add(key);
  }
  return twice;
};

/** Doses given after the medicine was stopped. */
export const dosesAfterStop = (events: readonly LoggedEvent[]): number => {
  const stopped = new Set<string>();
  let after = 0;
  for (const event of events) {
    if (event.type === 'MedicationStopped') stopped.add(lineOf(event));
    if (event.type === 'MedicationDoseGiven' && stopped.has(lineOf(event))) after++;
  }
  return after;
};

const NIGHT = 100_000;
const EVENING = 23.25 * 3600;
/** Outcomes of each line's first dose: one given by two nurses at once, one held, one refused, one missed. */
const outcomes = ['given', 'held', 'refused', 'missed'] as const;

const setUp = async (facility: Facility) => {
  const { administrator } = facility;
  const { beds, doctorId } = await openWard(administrator, { name: 'Kenanga', beds: ['K1'], night: NIGHT });
  const medicines = facility.medicines.slice(0, outcomes.length);
  for (const medicineId of medicines)
    await done(administrator.command(receiveStock, medicineId, received('BANGSAL', 20, 'purchase')));
  return { bedId: beds[0], doctorId, medicines };
};

/** A medication round for an inpatient. */
const round = async (facility: Facility, desk: Desk): Promise<void> => {
  const { bedId, doctorId, medicines } = await setUp(facility);
  const { nurse, registrar, administrator, doctors, pharmacists } = facility;
  const does = doesAt(desk, EVENING);
  const patientId = await does(registrar, registerPatient, null, { name: 'Suminah', gender: 'female' });
  const encounterId = await does(registrar, admit, null, { patientId, bedId, doctorId, payer: 'general' });
  const written = { kind: 'single', quantity: 6, signa: '3 x 1 tablet', iterations: 0 };
  const prescribed = await does(doctors[0] ?? administrator, prescription.writePrescription, null, {
    ...{ encounterId, supply: 'unit_dose', allergyAcknowledged: false },
    lines: medicines.map(medicineId => ({ ...written, medicineId })),
  });
  const lines = medicines.map((_medicine, index) => ({ lineId: index + 1, quantity: 6 }));
  await does(pharmacists[0], prescription.approvePrescription, prescribed, { review: reviewMet, lines });
  await does(pharmacists[0], prescription.dispensePrescription, prescribed, { lines });

  const chart = `/v2/live/medication.chart?encounterId=${encounterId}`;
  const isDue = (rows: MedicationRow[]) =>
    rows.filter(({ nextDueAt }) => nextDueAt !== null).length === outcomes.length;
  for (const { lineId, nextDueAt: slot } of await untilRow(administrator, chart, isDue)) {
    const outcome = outcomes[lineId - 1];
    if (outcome === 'given') {
      const dose = { lineId, slot, quantity: 1, manualReason: 'Gelang dilepas' };
      const gives = [nurse, administrator].map(who => order(who, commands.giveDose, prescribed, dose));
      onceOf(await desk.race(EVENING, gives[0]!, gives[1]!), commands.giveDose);
      continue;
    }
    if (outcome === 'held') await does(nurse, commands.holdMedication, prescribed, { lineId, reason: 'Puasa' });
    await does(nurse, commands.omitDose, prescribed, { lineId, slot, omission: outcome, reason: 'Ditanyakan' });
  }
  const isWritten = (rows: MedicationRow[]) => rows.every(({ written: slots }) => slots.length === 1);
  await untilRow(administrator, chart, isWritten);
};

export const medicationDay: DayModule = {
  inTheWards: round,
  zeros: { doses_twice: dosesTwice, doses_after_stop: dosesAfterStop },
  figures: {
    doses_given: countOf('MedicationDoseGiven'),
    doses_omitted: countOf('MedicationDoseOmitted'),
  },
};
