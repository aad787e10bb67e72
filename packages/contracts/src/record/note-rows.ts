import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { NoteFormat } from './progress-note.js';

/** A version of a note: its text, signature, and why it replaced the previous one. */
const NoteVersion = z.object({
  version: z.int(),
  signedAt: Instant,
  signedBy: z.string(),
  format: NoteFormat,
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
  instruction: z.string(),
  reason: z.nullable(z.string()),
});
export type NoteVersion = z.infer<typeof NoteVersion>;

/** A progress note (*CPPT*) in its present version, and its pending verifications. */
export const ProgressNoteRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  date: LocalDate,
  version: z.int(),
  signedAt: Instant,
  signedBy: z.string(),
  signedById: z.int(),
  profession: z.nullable(z.string()),
  format: NoteFormat,
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
  instruction: z.string(),
  /** Why it replaces the previous version; null for the first. */
  reason: z.nullable(z.string()),
  /** Previous versions, the newest last; fifty at most. */
  earlier: z.array(NoteVersion),
  status: z.enum(['signed', 'struck']),
  struckBy: z.nullable(z.string()),
  struckReason: z.nullable(z.string()),
  /** The responsible doctor, who verifies it, and when she did. */
  reviewerId: z.nullable(Id),
  reviewerName: z.nullable(z.string()),
  reviewedAt: z.nullable(Instant),
  /** The doctor of a telephone order, and when she signed it. */
  orderedById: z.nullable(Id),
  orderedBy: z.nullable(z.string()),
  orderSignedAt: z.nullable(Instant),
  /** Whether a verification or signature is pending, and when it is due. */
  awaiting: z.enum(['yes', 'no']),
  dueAt: Instant,
});
export type ProgressNoteRow = z.infer<typeof ProgressNoteRow>;

const access = ['outpatient.form:view', 'outpatient.medical-history:view'] as const;

/** The progress notes of one visit. */
export const visitNotes = topic('record.visit-notes', {
  params: z.object({ encounterId: Id }),
  row: ProgressNoteRow,
  access,
  logged: 'encounterId',
});

/** Pending verifications, the oldest first. */
export const noteList = list('record/progress-notes', {
  view: 'progress_note',
  row: ProgressNoteRow,
  narrowing: ['reviewerId', 'orderedById'],
  filters: z.object({
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    reviewerId: z.optional(QueryId),
    orderedById: z.optional(QueryId),
    awaiting: z.optional(z.enum(['yes', 'no'])),
  }),
  searchIn: ['patientName', 'recordNumber', 'signedBy'],
  access,
  logged: ['encounterId', 'personId'],
});
