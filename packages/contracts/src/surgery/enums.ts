import * as z from 'zod/mini';

/** SPEC 4, surgery procedure status, and how a request ends that is not carried out. */
export const SurgeryStatus = z.enum(['waiting_scheduled', 'scheduled', 'process', 'finish', 'cancelled', 'not_done']);
export type SurgeryStatus = z.infer<typeof SurgeryStatus>;

/** DOMAIN 1.3: *elektif, cito, emergensi*. */
export const SurgeryPriority = z.enum(['elective', 'urgent', 'emergency']);
export type SurgeryPriority = z.infer<typeof SurgeryPriority>;

export const BodySide = z.enum(['left', 'right', 'bilateral', 'not_applicable']);
export type BodySide = z.infer<typeof BodySide>;

export const Anaesthesia = z.enum(['general', 'spinal', 'epidural', 'regional', 'local', 'sedation']);
export type Anaesthesia = z.infer<typeof Anaesthesia>;

export const SurgeryRole = z.enum([
  'operator',
  'assistant',
  'anaesthetist',
  'anaesthesia_nurse',
  'scrub_nurse',
  'circulating_nurse',
  'paediatrician',
]);
export type SurgeryRole = z.infer<typeof SurgeryRole>;

/** DOMAIN-CLINICAL 9.4: reasons of a delay are coded. */
export const PostponementCause = z.enum([
  'patient_condition',
  'patient_request',
  'no_consent',
  'team_unavailable',
  'theatre_unavailable',
  'equipment',
  'no_blood',
  'no_bed',
  'other',
]);
export type PostponementCause = z.infer<typeof PostponementCause>;

/** Where the patient goes from the recovery room. */
export const RecoveryExit = z.enum(['ward', 'intensive_care', 'home', 'died']);
export type RecoveryExit = z.infer<typeof RecoveryExit>;

export const SurgeryStepKind = z.enum([
  'requested',
  'scheduled',
  'postponed',
  'signed_in',
  'started',
  'start_undone',
  'timed_out',
  'times_recorded',
  'signed_out',
  'recovery_scored',
  'finished',
  'reopened',
  'cancelled',
  'not_done',
]);
