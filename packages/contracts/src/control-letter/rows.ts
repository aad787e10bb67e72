import * as z from 'zod/mini';
import { VclaimCode } from '../bpjs/vclaim.js';
import { AskedOfVclaim } from '../casemix/asked-of-vclaim.js';
import { topic } from '../declare.js';
import { visitLabels } from '../encounter/visit-labels.js';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { ControlLetterKind } from './commands.js';

/** It is asked of VClaim, or was in vain; it holds; or it holds no longer. */
export const ControlLetterStatus = z.enum(['queued', 'failed', 'withdrawn', 'issued', 'voided']);
export type ControlLetterStatus = z.infer<typeof ControlLetterStatus>;

export const ControlLetterRow = z.object({
  id: Id,
  revision: z.int(),
  ...visitLabels,
  /** The day on which it was asked for or typed. */
  date: LocalDate,
  kind: ControlLetterKind,
  status: ControlLetterStatus,
  number: z.nullable(z.string()),
  /** The eligibility letter of the visit that it follows; none of an admission. */
  eligibilityLetter: z.nullable(z.string()),
  plannedOn: LocalDate,
  poli: VclaimCode,
  doctor: VclaimCode,
  isTyped: z.boolean(),
  requested: z.object({ by: z.string(), at: Instant }),
  /** Why it was not issued, or waits, in BPJS's own words. */
  problem: AskedOfVclaim.shape.problem,
  /** VClaim was asked for another appointment, until it has changed it. */
  change: z.nullable(
    z.extend(AskedOfVclaim, { change: z.int(), plannedOn: LocalDate, poli: VclaimCode, doctor: VclaimCode }),
  ),
  /** VClaim was asked to delete it, until it has. */
  deletion: z.nullable(AskedOfVclaim),
  /** The visit whose eligibility letter was asked for by it. */
  usedFor: z.nullable(Id),
});
export type ControlLetterRow = z.infer<typeof ControlLetterRow>;

/** The stored row, with since when something of it waits for VClaim. */
export const ControlLetterStored = z.extend(ControlLetterRow, { waitsSince: z.nullable(Instant) });
export type ControlLetterStored = z.infer<typeof ControlLetterStored>;

const access = ['outpatient.control-letter:view', 'casemix.eligibility:view'] as const;

/** The control letters of one visit. */
export const visitControlLetters = topic('control-letter.visit', {
  params: z.object({ encounterId: Id }),
  row: ControlLetterRow,
  access,
  logged: 'encounterId',
});

/** All of a patient, for whoever issues the eligibility letter of her next visit. */
export const patientControlLetters = topic('control-letter.patient', {
  params: z.object({ patientId: Id }),
  row: ControlLetterRow,
  access,
  logged: 'patientId',
});
