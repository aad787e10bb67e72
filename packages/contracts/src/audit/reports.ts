import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { CHANGE_KINDS } from '../kernel/words.js';
import type { Actor, Change } from './flow.js';

/** Kepmenkes 129/Menkes/SK/II/2008, outpatient care: seen within 60 minutes of registering (docs/audit.md). In seconds. */
export const OUTPATIENT_STANDARD = 3_600;

/**
 * The steps that a patient waits for; `standard` is from arrival until the doctor begins, as the 60-minute standard
 * measures.
 */
export const WaitStep = z.enum(['standard', 'call', 'start', 'consultation', 'pharmacy', 'cashier']);
export type WaitStep = z.infer<typeof WaitStep>;

/**
 * When each step of a visit truly happened, not when it was typed in; without names. `awaiting` are the prescriptions
 * that the pharmacy still has; `handedOverAt`, the last handover, counts once there are none.
 */
export const VisitStepsRow = z.object({
  encounterId: z.int(),
  patientId: z.int(),
  date: z.string(),
  scheduleId: z.int(),
  scheduleName: z.string(),
  doctorId: z.int(),
  doctorName: z.string(),
  registeredAt: z.string(),
  /** When she was present: at the desk, else when her attendance was confirmed. */
  arrivedAt: z.nullable(z.string()),
  calledAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  awaiting: z.array(z.int()),
  handedOverAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
});
export type VisitStepsRow = z.infer<typeof VisitStepsRow>;

/** Days of the facility, both included. */
const days = { from: LocalDate, to: LocalDate };
const paged = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 50),
};
const OptionalId = z.optional(z.pipe(z.coerce.number(), Id));

export const WaitingQuery = z.object(days);
export type WaitingQuery = z.infer<typeof WaitingQuery>;

/** One step of one schedule, or of all schedules if it has none. Durations in seconds. */
export interface WaitingRow {
  scheduleId: number | null;
  scheduleName: string | null;
  doctorId: number | null;
  doctorName: string | null;
  step: WaitStep;
  visits: number;
  median: number;
  p90: number;
  longest: number;
  /** How many were within an hour. */
  withinHour: number;
}

export const VisitsQuery = z.object({
  ...days,
  ...paged,
  step: z._default(WaitStep, 'standard'),
  scheduleId: OptionalId,
  doctorId: OptionalId,
  /** Whether to list only patients who waited longer than an hour. */
  late: z._default(z.stringbool(), false),
});
export type VisitsQuery = z.infer<typeof VisitsQuery>;

/** A visit behind a figure; longest first. */
export interface WaitingVisit {
  encounterId: number;
  patientId: number;
  patientName: string;
  recordNumber: string;
  date: string;
  display: string;
  scheduleName: string;
  doctorName: string;
  began: string;
  ended: string;
  seconds: number;
}

/** How an event changed something that was recorded before. */
export const ChangeKind = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** That a change happened, and by whom; its reason is read from the log, because reasons are sealed. */
export const AuditedChangeRow = z.object({
  eventId: z.string(),
  type: z.string(),
  kind: ChangeKind,
  stream: z.string(),
  at: z.string(),
  localDate: z.string(),
  actorId: z.int(),
  patientId: z.nullable(z.int()),
  /** For an event of the operator's area: the facility whose roles it changed, or the role, if it names one. */
  facilityId: z.nullable(z.int()),
  roleId: z.nullable(z.int()),
});
export type AuditedChangeRow = z.infer<typeof AuditedChangeRow>;

export const ChangesQuery = z.object({
  ...days,
  ...paged,
  kind: z.optional(ChangeKind),
  actorId: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  sort_by: z._default(z.enum(['asc', 'desc']), 'desc'),
});
export type ChangesQuery = z.infer<typeof ChangesQuery>;

export interface ReportedChange {
  id: string;
  position: string;
  /**
   * Whether the event is in the facility's own log, where it can be opened; one of the operator's area is only listed.
   */
  own: boolean;
  type: string;
  kind: ChangeKind;
  module: string;
  stream: string;
  at: string;
  localDate: string;
  actor: Actor;
  patientId: number | null;
  /** The reason as given; `{ erased: true }` if its person's key is destroyed. */
  reason: string | { erased: true } | null;
  changes: Change[];
}

/** Number of changes of a kind by one person; most first. */
export interface ChangeCount {
  kind: ChangeKind;
  actor: Actor;
  count: number;
}

/** Number of changes of a kind in an hour of the facility's day; hours without any are left out. */
export interface ChangeTime {
  day: string;
  /** 0 to 23. */
  hour: number;
  kind: ChangeKind;
  count: number;
}

export const AccessQuery = z.object({ ...days, patientId: z.pipe(z.coerce.number(), Id) });
export type AccessQuery = z.infer<typeof AccessQuery>;

/** One look at a patient's record. */
export interface RecordLook {
  /** The batch in the access log, and the look's place in it. */
  id: string;
  at: string;
  actor: Actor;
  /** What was opened: `patient.timeline`, `audit.flow`. */
  what: string;
  /** Identifies it, if the name alone does not. */
  of: string | null;
  /** The reason as given; `{ erased: true }` if the key that it was sealed with is destroyed. */
  why: string | { erased: true } | null;
  /** Whether the look was at several patients, as in a day's replay or a report. */
  among: boolean;
  origin: { device?: string; address?: string };
}

/** Whether the facility's access log is unchanged since it was written, from its first batch to its last. */
export interface ChainState {
  intact: boolean;
  batches: number;
  /** The first batch whose hash does not follow from the previous one, and its stated time. */
  brokenAt: { batch: number; at: string } | null;
}

export const Language = z._default(z.enum(['id', 'en']), 'id');
export const SHEETS = ['waiting', 'visits', 'changes', 'access', 'sign-ins'] as const;
