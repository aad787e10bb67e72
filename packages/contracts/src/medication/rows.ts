import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { Supply } from '../prescription/lines.js';
import { DoseEffect, Identified, Omission } from './commands.js';

export const MedicationStatus = z.enum(['active', 'held', 'stopped']);
export type MedicationStatus = z.infer<typeof MedicationStatus>;

const Times = z.object({
  from: Instant,
  times: z.array(z.string()),
  everyHours: z.nullable(z.number()),
});

/** One medicine that somebody gets in a ward: a line of a prescription. `id` is `<prescriptionId>_<lineId>`. */
export const MedicationRow = z.object({
  id: z.string(),
  revision: z.int(),
  prescriptionId: Id,
  lineId: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  /** The ward that she lies in; none once she has left. */
  wardId: z.nullable(Id),
  unitId: Id,
  status: MedicationStatus,
  name: z.string(),
  medicineId: z.nullable(Id),
  supply: Supply,
  signa: z.string(),
  note: z.nullable(z.string()),
  route: z.nullable(z.string()),
  dose: z.nullable(z.number()),
  unit: z.string(),
  highAlert: z.boolean(),
  medicineClass: z.nullable(z.string()),
  /** A second person checks it first. */
  doubleCheck: z.boolean(),
  startedAt: Instant,
  offset: z.string(),
  asNeeded: z.boolean(),
  maxPerDay: z.nullable(z.number()),
  minHours: z.nullable(z.number()),
  once: z.boolean(),
  infusion: z.boolean(),
  /** The last fifty. */
  changes: z.array(Times),
  /** When it was held, why and by whom, the last fifty; `until` is empty while it still is. */
  holds: z.array(z.object({ from: Instant, until: z.nullable(Instant), reason: z.string(), by: z.string() })),
  until: z.nullable(Instant),
  /** When it stops by itself unless it is renewed. */
  stopsAt: z.nullable(Instant),
  /** When its prescriber is told that it stops; none where she was, or nothing stops. */
  warnAt: z.nullable(Instant),
  /** Known since it was prescribed, met by its name, and weighed by nobody yet: nothing is given until a doctor decides. */
  allergies: z.array(z.object({ allergyId: Id, substance: z.string() })),
  prescriber: z.string(),
  /** The first planned time of which nothing is written; none where nothing is due any more. */
  nextDueAt: z.nullable(Instant),
  /** The planned times of which something is written, the last fifty. */
  written: z.array(z.string()),
  lastGivenAt: z.nullable(Instant),
  /** Whom the next dose was checked by, and which. */
  checkedSlot: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  checkedById: z.nullable(Id),
  /** Hers on the ward: what came, what was given of it, what went back. */
  supplied: z.number(),
  used: z.number(),
  returned: z.number(),
  /** What runs now. */
  rate: z.nullable(z.string()),
  /** What began, changed or ended to run, the last fifty; `volume` is what went in, in millilitres. */
  flow: z.array(
    z.object({
      at: Instant,
      what: z.enum(['start', 'rate', 'stop']),
      rate: z.nullable(z.string()),
      volume: z.nullable(z.number()),
      by: z.string(),
      checkedBy: z.nullable(z.string()),
    }),
  ),
  reason: z.nullable(z.string()),
});
export type MedicationRow = z.infer<typeof MedicationRow>;

/** What was written of one dose. `id` is `<prescriptionId>_<lineId>_<dose>`. */
export const MedicationDoseRow = z.object({
  id: z.string(),
  prescriptionId: Id,
  lineId: Id,
  dose: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  /** The facility's day of the planned time, or of when it was given. */
  date: LocalDate,
  slot: z.nullable(z.string()),
  at: Instant,
  outcome: z.enum(['given', ...Omission.options]),
  quantity: z.nullable(z.number()),
  route: z.nullable(z.string()),
  site: z.nullable(z.string()),
  by: z.string(),
  checkedBy: z.nullable(z.string()),
  patientIdentified: z.nullable(Identified),
  medicineIdentified: z.nullable(Identified),
  note: z.nullable(z.string()),
  corrected: z.boolean(),
  correctedReason: z.nullable(z.string()),
  /** As needed: what it has done, when that was asked, and by whom. */
  effect: z.nullable(DoseEffect),
  effectNote: z.nullable(z.string()),
  effectAt: z.nullable(Instant),
  effectBy: z.nullable(z.string()),
});
export type MedicationDoseRow = z.infer<typeof MedicationDoseRow>;

/** A medicine that stops by itself within a day, or has, until somebody decides. */
export const StoppingRow = z.object({
  id: z.string(),
  prescriptionId: Id,
  lineId: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  name: z.string(),
  prescriber: z.string(),
  stopsAt: Instant,
  unfinished: Unfinished,
});
export type StoppingRow = z.infer<typeof StoppingRow>;

const access = ['inpatient.ongoing.medication:view', 'pharmacy.inpatient:view'] as const;

/** What one patient gets: the chart's lines. */
export const medicationChart = topic('medication.chart', {
  params: z.object({ encounterId: Id }),
  row: MedicationRow,
  access,
  logged: 'encounterId',
});

/** What was written of her doses on a day: the chart's cells. */
export const medicationDoses = topic('medication.doses', {
  params: z.object({ encounterId: Id, date: LocalDate }),
  row: MedicationDoseRow,
  access,
  logged: 'encounterId',
});

/** What stops by itself, of whatever ward: the pharmacist's list. */
export const stoppingMedications = topic('medication.stopping', {
  params: unfinishedParams,
  row: StoppingRow,
  access: ['pharmacy.inpatient:view'],
  logged: true,
});

/** What a ward has to give: a row a medicine, with when it is due next. */
export const wardMedications = topic('ward.medications', {
  params: z.object({ unitId: Id }),
  row: MedicationRow,
  access: ['inpatient.ongoing.medication:view'],
  logged: true,
});
