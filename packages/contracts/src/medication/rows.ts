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

/** One medicine that a patient gets in a ward: a line of a prescription. `id` is `<prescriptionId>_<lineId>`. */
export const MedicationRow = z.object({
  id: z.string(),
  revision: z.int(),
  prescriptionId: Id,
  lineId: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  /** The ward where she lies; null once she has left. */
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
  /** Whether a second person must check each dose. */
  doubleCheck: z.boolean(),
  startedAt: Instant,
  offset: z.string(),
  asNeeded: z.boolean(),
  maxPerDay: z.nullable(z.number()),
  minHours: z.nullable(z.number()),
  once: z.boolean(),
  infusion: z.boolean(),
  /** The last fifty changes of times. */
  changes: z.array(Times),
  /** The last fifty holds, with reason and author; `until` is null while it is on hold. */
  holds: z.array(z.object({ from: Instant, until: z.nullable(Instant), reason: z.string(), by: z.string() })),
  until: z.nullable(Instant),
  /** When it stops automatically unless it is prolonged. */
  stopsAt: z.nullable(Instant),
  /** When its prescriber is to be warned of the stop; null if she was already, or if it does not stop. */
  warnAt: z.nullable(Instant),
  /** Allergies recorded after it was prescribed that nobody has weighed: no dose is given until a doctor decides. */
  allergies: z.array(z.object({ allergyId: Id, substance: z.string() })),
  prescriber: z.string(),
  /** The first planned time without a recorded dose; null if nothing is due any more. */
  nextDueAt: z.nullable(Instant),
  /** The last fifty planned times with a recorded dose. */
  written: z.array(z.string()),
  lastGivenAt: z.nullable(Instant),
  /** The next dose that was checked, and by whom. */
  checkedSlot: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  checkedById: z.nullable(Id),
  /** The patient's own supply on the ward: supplied, given, returned. */
  supplied: z.number(),
  used: z.number(),
  returned: z.number(),
  /** The present infusion rate. */
  rate: z.nullable(z.string()),
  /** The last fifty starts, changes and ends of infusions; `volume` is what was infused, in millilitres. */
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

/** One recorded dose. `id` is `<prescriptionId>_<lineId>_<dose>`. */
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
  /** For a dose given as needed: its effect, when it was checked, and by whom. */
  effect: z.nullable(DoseEffect),
  effectNote: z.nullable(z.string()),
  effectAt: z.nullable(Instant),
  effectBy: z.nullable(z.string()),
});
export type MedicationDoseRow = z.infer<typeof MedicationDoseRow>;

/** A medicine that stops automatically within a day, or did, until somebody decides. */
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

/** One patient's medicines: the chart's lines. */
export const medicationChart = topic('medication.chart', {
  params: z.object({ encounterId: Id }),
  row: MedicationRow,
  access,
  logged: 'encounterId',
});

/** The patient's recorded doses of a day: the chart's cells. */
export const medicationDoses = topic('medication.doses', {
  params: z.object({ encounterId: Id, date: LocalDate }),
  row: MedicationDoseRow,
  access,
  logged: 'encounterId',
});

/** The pharmacist's list of automatic stops, of all wards. */
export const stoppingMedications = topic('medication.stopping', {
  params: unfinishedParams,
  row: StoppingRow,
  access: ['pharmacy.inpatient:view'],
  logged: true,
});

/** A ward's medicines: one row each, with the next due time. */
export const wardMedications = topic('ward.medications', {
  params: z.object({ unitId: Id }),
  row: MedicationRow,
  access: ['inpatient.ongoing.medication:view'],
  logged: true,
});
