import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Reason } from '../kernel/scalars.js';

const place = 'settings.satu-sehat';

/**
 * Why a visit is sent: it was finished, finished again after a reopening, followed by its medicine or by results of its
 * examinations, or somebody asked for it.
 */
export const SubmissionCause = z.enum(['visit_finished', 'corrected', 'supplemented', 'asked']);
export type SubmissionCause = z.infer<typeof SubmissionCause>;

/**
 * Why a visit could not be sent: the service is not reached, refuses the credentials, or refuses a resource; or
 * something that it requires is missing here.
 */
export const SubmissionProblem = z.enum([
  'unreachable',
  'credentials_refused',
  'resource_refused',
  'patient_nik_missing',
  'patient_unknown',
  'practitioner_missing',
  'practitioner_nik_missing',
  'practitioner_unknown',
  'location_missing',
  'diagnosis_missing',
]);
export type SubmissionProblem = z.infer<typeof SubmissionProblem>;

/** Queues a finished visit; a step of the process visit-to-satusehat. */
export const requestSubmission = command('satusehat/request', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ cause: z.enum(['visit_finished', 'corrected', 'supplemented']) }),
});

/** Queues a visit that was not sent, or that failed, or that shall be sent again. */
export const resendSubmission = command('satusehat/resend', {
  target: 'existing',
  access: [`${place}:resend`],
  body: z.object({}),
});

/** The visit is not sent, for this reason. */
export const waiveSubmission = command('satusehat/waive', {
  target: 'existing',
  access: [`${place}:waive`],
  body: z.object({ reason: Reason }),
});

const Word = z.string().check(z.minLength(1), z.maxLength(100));
/** `contentHash` is a keyed hash of what was sent, so that it is not sent again while it is the same. */
export const SentResource = z.object({ resourceType: Word, localId: Word, remoteId: Word, contentHash: Word });
export type SentResource = z.infer<typeof SentResource>;

export const SubmissionFailure = z.object({
  resourceType: z.nullable(Word),
  localId: z.nullable(Word),
  problem: SubmissionProblem,
  /** The service's own number of the rule that was broken, and its words. */
  ruleNumber: z.nullable(Word),
  message: z.nullable(z.string().check(z.maxLength(2000))),
  willRetry: z.boolean(),
});
export type SubmissionFailure = z.infer<typeof SubmissionFailure>;

/** What of a visit was not sent, and why: a code that SATUSEHAT requires is missing here. */
export const LeftOut = z.object({
  resourceType: Word,
  localId: Word,
  name: z.nullable(z.string().check(z.maxLength(500))),
  leftOutFor: z.enum(['kfa_missing', 'category_unknown', 'loinc_missing']),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** How many resources one report of an attempt has at most. */
export const MOST_SENT = 200;

/** What the service took of a visit, and how the attempt ended; given by whatever sends. */
export const recordProgress = command('satusehat/record-progress', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The request that was attempted; a later one is not completed by it. */
    request: Id,
    sent: z.array(SentResource).check(z.maxLength(MOST_SENT)),
    outcome: z.union([
      z.object({ completed: z.literal(true), leftOut: z._default(z.array(LeftOut).check(z.maxLength(500)), []) }),
      z.object({ failed: SubmissionFailure }),
      /** The rest of what was sent follows. */
      z.object({ continues: z.literal(true) }),
    ]),
  }),
});

/** The person's number in SATUSEHAT, found by her NIK. */
export const recordPatientMatch = command('satusehat/record-patient', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ nik: Word, ihsNumber: Word }),
});

/** A practitioner's number in SATUSEHAT, found by her NIK. */
export const recordPractitionerMatch = command('satusehat/record-practitioner', {
  target: 'new',
  access: ['system:process'],
  body: z.object({ staffId: Id, nik: Word, ihsNumber: Word }),
});

/** The Location in SATUSEHAT of a room; typed, or found by the room's identifier. Null for none. */
export const assignLocation = command('satusehat/assign-location', {
  target: 'new',
  access: [`${place}:edit`, 'system:process'],
  body: z.object({ unitId: Id, locationId: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.uuid())) }),
});
