import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { EncounterKind } from '../encounter/enums.js';
import { LeftOut, SentResource, SubmissionProblem } from './commands.js';
import { SubmissionStatus } from './status.js';

const common = {
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  kind: EncounterKind,
  date: LocalDate,
  unitId: Id,
  unitName: z.string(),
  doctorId: z.nullable(Id),
  doctorName: z.nullable(z.string()),
  /** Null while the visit is not finished, so that there is nothing to send. */
  finishedAt: z.nullable(Instant),
  finishedOn: z.nullable(LocalDate),
  status: SubmissionStatus,
  requestedAt: z.nullable(Instant),
  sentAt: z.nullable(Instant),
  /** How many resources the service has of the visit. */
  resourceCount: z.int(),
  /** What was not sent of it when the rest was. */
  leftOut: z.array(LeftOut),
  /** Of the last attempt; while the visit is queued, why it waits. */
  problem: z.nullable(
    z.object({
      problem: SubmissionProblem,
      resourceType: z.nullable(z.string()),
      ruleNumber: z.nullable(z.string()),
      message: z.nullable(z.string()),
      at: Instant,
    }),
  ),
  waiver: z.nullable(z.object({ reason: z.string(), by: z.string(), at: Instant })),
  unfinished: Unfinished,
};

/** A visit as it stands with SATUSEHAT. */
export const SubmissionListRow = z.object(common);
export type SubmissionListRow = z.infer<typeof SubmissionListRow>;

/** The stored row, with what is needed to send it. */
export const SatusehatSubmissionRow = z.object({
  ...common,
  arrivedAt: z.nullable(Instant),
  startedAt: z.nullable(Instant),
  /** How often it was requested. */
  request: z.int(),
  /** Without a hash, a resource is sent again whether it has changed or not. */
  resources: z.array(z.extend(SentResource, { contentHash: z.nullable(z.string()) })),
});
export type SatusehatSubmissionRow = z.infer<typeof SatusehatSubmissionRow>;

export const submissionList = list('satusehat/submissions', {
  view: 'satusehat_submission',
  row: SubmissionListRow,
  filters: z.object({
    finishedOn: z.optional(LocalDate),
    ...range('finishedOn', LocalDate),
    status: oneOf(SubmissionStatus),
    kind: oneOf(EncounterKind),
  }),
  searchIn: ['patientName', 'recordNumber', 'doctorName'],
  access: ['settings.satu-sehat:view'],
  logged: true,
});

/** Visits that wait to be sent, or failed. */
export const submissionsOpen = topic('satusehat.open', {
  params: unfinishedParams,
  row: SatusehatSubmissionRow,
  access: ['settings.satu-sehat:view'],
  logged: true,
});

export const SatusehatLocationRow = z.object({ unitId: Id, locationId: z.string() });
export type SatusehatLocationRow = z.infer<typeof SatusehatLocationRow>;

export const satusehatLocations = topic('satusehat.locations', {
  params: z.object({}),
  row: SatusehatLocationRow,
  access: ['settings.satu-sehat:view'],
});
