import type { BodyOf } from '@alur/contracts/kernel/command';
import type { revisePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import { daysOfLine } from '@alur/contracts/prescription/chronic';
import type { WrittenLine } from '@alur/contracts/prescription/lines';
import { componentsOf, medicineIn, PACK, type MedicineFacts, type Medicines } from '../compounding.js';
import { ensure } from '../kernel/rejection.js';
import { acknowledged, type MetAllergy } from './allergies.js';
import { wholeUnits } from '@alur/contracts/prescription/compounding';
import type { PrescriptionEvent, PrescriptionLine } from './events.js';
import { keysOf, revisable, type PrescriptionState } from './prescription.js';

/**
 * DOMAIN-CLINICAL 9.1: a chronic medicine is limited to a number of days (by default thirty), however it reaches the
 * patient.
 */
export const ensureChronicDays = (
  line: Parameters<typeof daysOfLine>[0],
  { name, chronic }: Pick<MedicineFacts, 'name' | 'chronic'>,
  most: number | null,
  path: string,
): void =>
  ensure(
    !chronic || most === null || daysOfLine(line) <= most,
    'prescription.chronic-days',
    { medicine: name, most },
    path,
  );

export const ensureAllChronicDays = (
  lines: readonly PrescriptionLine[],
  medicines: Medicines,
  most: number | null,
): void => {
  for (const [index, line] of lines.entries()) {
    const facts = line.medicineId === null ? undefined : medicines.get(line.medicineId);
    if (facts) ensureChronicDays(line, facts, most, `lines.${index}.quantity`);
  }
};

/** Every medicine that the lines name, each once. */
export const medicinesOf = (lines: readonly WrittenLine[]): number[] => [
  ...new Set(
    lines.flatMap(line =>
      line.kind === 'single' ? [line.medicineId] : line.components.map(({ medicineId }) => medicineId),
    ),
  ),
];

const single = (
  line: Extract<WrittenLine, { kind: 'single' }>,
  lineId: number,
  medicines: Medicines,
  roundUp: boolean,
): PrescriptionLine => {
  const medicine = medicineIn(medicines, line.medicineId, `lines.${lineId - 1}.medicineId`);
  // DOMAIN 7: a narcotic prescription cannot be repeated.
  ensure(
    line.iterations === 0 || medicine.medicineClass !== 'narcotic',
    'prescription.narcotic-iterated',
    { medicine: medicine.name },
    `lines.${lineId - 1}.iterations`,
  );
  return {
    lineId,
    kind: 'single',
    name: medicine.name,
    medicineId: line.medicineId,
    form: medicine.form,
    method: null,
    quantity: wholeUnits(line.quantity, roundUp),
    unit: medicine.baseUnit,
    signa: line.signa,
    route: line.route,
    days: line.days,
    iterations: line.iterations,
    note: line.note,
    highAlert: medicine.highAlert,
    medicineClass: medicine.medicineClass,
    components: [],
  };
};

const compound = (
  line: Extract<WrittenLine, { kind: 'compound' }>,
  lineId: number,
  medicines: Medicines,
  roundUp: boolean,
): PrescriptionLine => {
  const { method, packs } = line;
  const components = componentsOf(line, medicines, roundUp, `lines.${lineId - 1}`);
  const facts = components.map(({ medicineId }) => medicines.get(medicineId));
  const controlled = facts.find(fact => fact?.medicineClass === 'narcotic' || fact?.medicineClass === 'psychotropic');
  return {
    lineId,
    kind: 'compound',
    name: line.name,
    medicineId: null,
    form: line.form,
    method,
    quantity: packs,
    unit: PACK,
    signa: line.signa,
    route: null,
    days: line.days,
    iterations: 0,
    note: line.note,
    highAlert: facts.some(fact => fact?.highAlert),
    medicineClass: controlled?.medicineClass ?? null,
    components,
  };
};

/** The lines as recorded: with names, and with the quantities of compounded ones. */
export const writtenLines = (
  lines: readonly WrittenLine[],
  medicines: Medicines,
  roundUp: boolean,
): PrescriptionLine[] =>
  lines.map((line, index) =>
    line.kind === 'single'
      ? single(line, index + 1, medicines, roundUp)
      : compound(line, index + 1, medicines, roundUp),
  );

export type Heading = Omit<
  Extract<PrescriptionEvent, { type: 'PrescriptionWritten' }>['data'],
  'lines' | 'allergyAcknowledged' | 'acknowledgedAllergies'
>;

export const write = (
  heading: Heading,
  said: BodyOf<typeof writePrescription>,
  lines: PrescriptionLine[],
  met: readonly MetAllergy[],
): PrescriptionEvent[] => [{ type: 'PrescriptionWritten', data: { ...heading, lines, ...acknowledged(met, said) } }];

/** The doctor may change it until it is approved; a returned one goes back to the pharmacy with the change. */
export const revise = (
  state: PrescriptionState,
  said: BodyOf<typeof revisePrescription>,
  lines: PrescriptionLine[],
  met: readonly MetAllergy[],
): PrescriptionEvent[] => {
  const prescription = revisable(state, 'prescription.not-revisable');
  ensure(!prescription.atOnce, 'prescription.given-at-once');
  const keys = keysOf(prescription);
  return [
    { type: 'PrescriptionRevised', data: { ...keys, lines, ...acknowledged(met, said) } },
    ...(prescription.status === 'returned'
      ? [{ type: 'PrescriptionSubmitted', data: keys } satisfies PrescriptionEvent]
      : []),
  ];
};

/** Submits it to the pharmacy when the consultation ends; nothing happens if it was submitted already. */
export const submit = (state: PrescriptionState): PrescriptionEvent[] =>
  state.status === 'written' ? [{ type: 'PrescriptionSubmitted', data: keysOf(state) }] : [];

/** Cancels it before anything was reserved for it. */
export const cancel = (state: PrescriptionState, reason: string): PrescriptionEvent[] => {
  const prescription = revisable(state, 'prescription.not-cancellable');
  return [{ type: 'PrescriptionCancelled', data: { ...keysOf(prescription), reason } }];
};

/** Returns it to the doctor with a question. */
export const sendBack = (state: PrescriptionState, note: string): PrescriptionEvent[] => {
  ensure(state.status === 'queue', 'prescription.not-in-queue');
  return [{ type: 'PrescriptionReturned', data: { ...keysOf(state), note } }];
};
