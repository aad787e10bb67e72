import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { CHANGE_KINDS } from '../kernel/words.js';
import type { Actor, Change } from './flow.js';

/** Kepmenkes 129/Menkes/SK/II/2008, outpatient care: seen within 60 minutes of registering (docs/audit.md). In seconds. */
export const OUTPATIENT_STANDARD = 3_600;

/** What a patient waits for; `standard` is from arrival until the doctor begins, which the 60-minute standard measures. */
export const WaitStep = z.enum(['standard', 'call', 'start', 'consultation', 'pharmacy', 'cashier']);
export type WaitStep = z.infer<typeof WaitStep>;

/**
 * When each step of a visit happened: by when it truly was, not by when it was typed in. It names no person. `awaiting`
 * are the prescriptions that the pharmacy still has; `handedOverAt`, the last handover, counts once there are none.
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
  /** When she was there: at the desk, else when her attendance was confirmed. */
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

/** One step at one schedule; without a schedule, at all together. Durations in seconds. */
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
  /** Only those that waited longer than an hour. */
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

/** What was done to what stood already. */
export const ChangeKind = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** That it happened, and by whom; what it says is read from the log, since reasons are sealed. */
export const AuditedChangeRow = z.object({
  eventId: z.string(),
  type: z.string(),
  kind: ChangeKind,
  stream: z.string(),
  at: z.string(),
  localDate: z.string(),
  actorId: z.int(),
  patientId: z.nullable(z.int()),
  /** Whose roles it changed, of those that lie in the operator's area; or which role, where that says it. */
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
  /** The facility's own log has it, so that it can be opened there; what the operator's area has is only told. */
  own: boolean;
  type: string;
  kind: ChangeKind;
  module: string;
  stream: string;
  at: string;
  localDate: string;
  actor: Actor;
  patientId: number | null;
  /** As it was given; `{ erased: true }` where its person's key is destroyed. */
  reason: string | { erased: true } | null;
  changes: Change[];
}

/** How many of a kind, by whom; most first. */
export interface ChangeCount {
  kind: ChangeKind;
  actor: Actor;
  count: number;
}

/** How many of a kind in an hour of the facility's day; only where there are any. */
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
  /** Of the batch that holds it, and which in it. */
  id: string;
  at: string;
  actor: Actor;
  /** `patient.timeline`, `audit.flow`: what was opened. */
  what: string;
  /** Which, where the name alone does not say it. */
  of: string | null;
  /** As it was given; `{ erased: true }` where the key that it was sealed with is destroyed. */
  why: string | { erased: true } | null;
  /** She was among others on what was looked at: a day's replay, a report. */
  among: boolean;
  origin: { device?: string; address?: string };
}

/** Whether the facility's access log is as it was written, from its first batch to its last. */
export interface ChainState {
  intact: boolean;
  batches: number;
  /** The first batch that does not follow from the one before it, and when it says it was written. */
  brokenAt: { batch: number; at: string } | null;
}

export const Language = z._default(z.enum(['id', 'en']), 'id');
export const SHEETS = ['waiting', 'visits', 'changes', 'access', 'sign-ins'] as const;
