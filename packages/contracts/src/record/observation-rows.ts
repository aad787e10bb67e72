import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Variant, WarningLevel } from './early-warning.js';
import { FluidKind } from './fluids.js';

export const ObservationCategory = z.enum(['vital_signs', 'fluid', 'icu', 'scale']);
export type ObservationCategory = z.infer<typeof ObservationCategory>;

/** What a score came to, and by which table. */
export const ObservedScore = z.object({
  table: z.string(),
  version: z.string(),
  total: z.nullable(z.number()),
  outcome: z.string(),
  missing: z.array(z.string()),
  parts: z.array(z.object({ input: z.string(), points: z.nullable(z.number()), rule: z.string() })),
});
export type ObservedScore = z.infer<typeof ObservedScore>;

/** One value by the name of what was observed, or one of its choices. */
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

/** Who put something right when and why; what stood before it stands beside it. */
const corrected = { version: z.int(), correctedBy: z.string(), correctedAt: Instant, reason: z.string() };
export const MOST_CORRECTIONS = 20;

/** One set of values, as the chart has it. */
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
  /** What was said with it, or where a typed total was read. */
  note: z.nullable(z.string()),
  alert: z.array(z.string()),
  acknowledgedBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(Instant),
  status: z.enum(['recorded', 'voided']),
  voidedBy: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
  version: z.int(),
  /** The versions before it, oldest first, the newest twenty. */
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

/** What went in or came out once; of an infusion that was stopped, `id` names its medicine. */
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

/** A line, tube or catheter that is in, as the ward's board has it. */
const WatchedDevice = z.object({ deviceId: Id, kind: z.string(), insertedAt: Instant });

/** What a nursing post watches of one patient; who she is stands with her stay. */
export const WatchRow = z.object({
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  unitId: Id,
  /** The ward that she lies in; none once she has left. */
  wardId: z.nullable(Id),
  /** Since when she is in it. */
  since: Instant,
  /** The last three, so that one that is taken back leaves what was before it. */
  observations: z.array(z.object(observed)),
  /** The last of each scale, and up to two before it. */
  scales: z.array(z.object(observed)),
  /** What nobody has acknowledged, the newest twenty. */
  alerts: z.array(
    z.object({ observationId: Id, at: Instant, level: z.nullable(WarningLevel), reasons: z.array(z.string()) }),
  ),
  devices: z.array(WatchedDevice),
  /** Orders that are neither done nor given up, the newest fifty. */
  orders: z.array(z.object({ module: z.string(), orderId: Id, at: Instant })),
  /** Laboratory orders of which no tube is taken yet. */
  samples: z.array(z.object({ orderId: Id, at: Instant })),
  /** When her signs are due next. */
  nextDueAt: z.nullable(Instant),
  /** When a scale is due next. */
  scaleDueAt: z.nullable(Instant),
});
export type WatchRow = z.infer<typeof WatchRow>;

const access = ['inpatient.ongoing.chart:view', 'outpatient.medical-history:view'] as const;

/** What was observed of a visit on a day: a stay's chart is as many topics as days are looked at. */
export const observationChart = topic('record.observations', {
  params: z.object({ encounterId: Id, date: LocalDate }),
  row: ObservationRow,
  access,
  logged: 'encounterId',
});

/** All of a visit, a page at a time. */
export const observationList = list('record/observations', {
  view: 'observation',
  row: ObservationRow,
  filters: z.object({ encounterId: QueryId, category: z.optional(ObservationCategory) }),
  order: 'at',
  access,
  logged: 'encounterId',
});

export const fluidChart = topic('record.fluids', {
  params: z.object({ encounterId: Id, date: LocalDate }),
  row: FluidRow,
  access,
  logged: 'encounterId',
});

/** What is watched of who lies in a unit. */
export const wardWatch = topic('ward.observations', {
  params: z.object({ wardId: Id }),
  row: WatchRow,
  access: ['inpatient.ongoing.chart:view'],
  logged: true,
});

/** The same of one patient: what is due on her own page. */
export const visitWatch = topic('record.watch', {
  params: z.object({ encounterId: Id }),
  row: WatchRow,
  access: ['inpatient.ongoing.chart:view'],
  logged: 'encounterId',
});
