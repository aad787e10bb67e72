import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Variant, WarningLevel } from './early-warning.js';
import { FluidKind } from './fluids.js';

export const ObservationCategory = z.enum(['vital_signs', 'fluid', 'icu', 'scale']);
export type ObservationCategory = z.infer<typeof ObservationCategory>;

/** A score's result, and its table. */
export const ObservedScore = z.object({
  table: z.string(),
  version: z.string(),
  total: z.nullable(z.number()),
  outcome: z.string(),
  missing: z.array(z.string()),
  parts: z.array(z.object({ input: z.string(), points: z.nullable(z.number()), rule: z.string() })),
});
export type ObservedScore = z.infer<typeof ObservedScore>;

/** One observed value, or a chosen code. */
const ObservedValue = z.object({
  name: z.string(),
  value: z.nullable(z.number()),
  choice: z.nullable(z.string()),
});

const observed = {
  observationId: Id,
  at: Instant,
  category: ObservationCategory,
  values: z.array(ObservedValue),
  score: z.nullable(ObservedScore),
  level: z.nullable(WarningLevel),
  nextDueAt: z.nullable(Instant),
};

/** Who corrected it, when and why, together with the previous values. */
const corrected = { version: z.int(), correctedBy: z.string(), correctedAt: Instant, reason: z.string() };
export const MOST_CORRECTIONS = 20;

/** One set of values in the chart. */
export const ObservationRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  /** The facility's day of `at`. */
  date: LocalDate,
  ...observed,
  variant: z.nullable(Variant),
  recordedAt: Instant,
  recordedBy: z.string(),
  /** A note, or the source of a typed total. */
  note: z.nullable(z.string()),
  alert: z.array(z.string()),
  acknowledgedBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(Instant),
  status: z.enum(['recorded', 'voided']),
  voidedBy: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
  version: z.int(),
  /** Previous versions, oldest first; the newest twenty. */
  corrections: z.array(
    z.object({
      ...corrected,
      values: z.array(ObservedValue),
      score: z.nullable(ObservedScore),
      level: z.nullable(WarningLevel),
    }),
  ),
});
export type ObservationRow = z.infer<typeof ObservationRow>;

/** One intake or output of fluid; for an infusion that was stopped, `id` names its medicine. */
export const FluidRow = z.object({
  id: z.string(),
  observationId: z.nullable(Id),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  date: LocalDate,
  at: Instant,
  kind: FluidKind,
  volume: z.number(),
  recordedBy: z.string(),
  status: z.enum(['recorded', 'voided']),
  version: z.int(),
  corrections: z.array(z.object({ ...corrected, kind: FluidKind, volume: z.number() })),
});
export type FluidRow = z.infer<typeof FluidRow>;

/** A line, tube or catheter in place, for the ward's board. */
const WatchedDevice = z.object({ deviceId: Id, kind: z.string(), insertedAt: Instant });

/** What a nursing post watches of one patient; her name is in the stay's row. */
export const WatchRow = z.object({
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  unitId: Id,
  /** The ward where she lies; null once she has left. */
  wardId: z.nullable(Id),
  /** Since when she is in this ward. */
  since: Instant,
  /** The last three, so that the previous one is known if one is voided. */
  observations: z.array(z.object(observed)),
  /** The last of each scale, and up to two previous ones. */
  scales: z.array(z.object(observed)),
  /** Alerts that nobody has acknowledged, the newest twenty. */
  alerts: z.array(
    z.object({ observationId: Id, at: Instant, level: z.nullable(WarningLevel), reasons: z.array(z.string()) }),
  ),
  devices: z.array(WatchedDevice),
  /** Open orders, the newest fifty. */
  orders: z.array(z.object({ module: z.string(), orderId: Id, at: Instant })),
  /** Laboratory orders without a collected sample. */
  samples: z.array(z.object({ orderId: Id, at: Instant })),
  /** When her vital signs are due next. */
  nextDueAt: z.nullable(Instant),
  /** When a scale is due next. */
  scaleDueAt: z.nullable(Instant),
});
export type WatchRow = z.infer<typeof WatchRow>;

/** What was measured of a body at one time, in kg and cm: of a child it makes a growth curve. */
export const MeasurementRow = z.object({
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  date: LocalDate,
  at: Instant,
  weight: z.nullable(z.number()),
  height: z.nullable(z.number()),
  headCircumference: z.nullable(z.number()),
  upperArmCircumference: z.nullable(z.number()),
});
export type MeasurementRow = z.infer<typeof MeasurementRow>;

const access = ['inpatient.ongoing.chart:view', 'outpatient.medical-history:view'] as const;

/** Observations of a visit on a day: the chart of a stay joins one topic for each day that is shown. */
export const observationChart = topic('record.observations', {
  params: z.object({ encounterId: Id, date: LocalDate }),
  row: ObservationRow,
  access,
  logged: 'encounterId',
});

/** All observations of a visit, in pages. */
export const observationList = list('record/observations', {
  view: 'observation',
  row: ObservationRow,
  narrowing: ['category'],
  filters: z.object({ encounterId: QueryId, category: z.optional(ObservationCategory) }),
  order: 'at',
  access,
  logged: 'encounterId',
});

/** A person's measurements of all visits, in pages. */
export const measurementList = list('record/measurements', {
  view: 'measurement',
  row: MeasurementRow,
  filters: z.object({ personId: QueryId }),
  order: 'at',
  access: ['outpatient.medical-history:view'],
  logged: 'personId',
});

export const fluidChart = topic('record.fluids', {
  params: z.object({ encounterId: Id, date: LocalDate }),
  row: FluidRow,
  access,
  logged: 'encounterId',
});

/** What is watched of the patients in a unit. */
export const wardWatch = topic('ward.observations', {
  params: z.object({ wardId: Id }),
  row: WatchRow,
  access: ['inpatient.ongoing.chart:view'],
  logged: true,
});

/** What is watched of one patient, for what is due on her own page. */
export const visitWatch = topic('record.watch', {
  params: z.object({ encounterId: Id }),
  row: WatchRow,
  access: ['inpatient.ongoing.chart:view'],
  logged: 'encounterId',
});
