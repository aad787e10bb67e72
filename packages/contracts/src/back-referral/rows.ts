import * as z from 'zod/mini';
import { VclaimCode } from '../bpjs/vclaim.js';
import { AskedOfVclaim } from '../casemix/asked-of-vclaim.js';
import { list, topic } from '../declare.js';
import { visitLabels } from '../encounter/visit-labels.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { BackReferralMedicine } from './commands.js';

/** It is asked of VClaim, or was in vain; it holds; or it holds no longer. */
export const BackReferralStatus = z.enum(['queued', 'failed', 'withdrawn', 'issued', 'voided']);
export type BackReferralStatus = z.infer<typeof BackReferralStatus>;

export const BackReferralRow = z.object({
  id: Id,
  revision: z.int(),
  ...visitLabels,
  /** The day on which it was asked for or typed. */
  date: LocalDate,
  status: BackReferralStatus,
  number: z.nullable(z.string()),
  /** The day that BPJS has issued it. */
  issuedOn: z.nullable(LocalDate),
  /** The eligibility letter of the visit, on which it rests. */
  eligibilityLetter: z.string(),
  programme: VclaimCode,
  doctor: VclaimCode,
  /** Null of one that was typed, as its medicines are not known. */
  notes: z.nullable(z.string()),
  advice: z.nullable(z.string()),
  medicines: z.array(BackReferralMedicine),
  isTyped: z.boolean(),
  requested: z.object({ by: z.string(), at: Instant }),
  /** Why it was not issued, or waits, in BPJS's own words. */
  problem: AskedOfVclaim.shape.problem,
  /** VClaim was asked to delete it, until it has. */
  deletion: z.nullable(AskedOfVclaim),
});
export type BackReferralRow = z.infer<typeof BackReferralRow>;

/** The stored row, with since when something of it waits for VClaim. */
export const BackReferralStored = z.extend(BackReferralRow, { waitsSince: z.nullable(Instant) });
export type BackReferralStored = z.infer<typeof BackReferralStored>;

const access = ['outpatient.back-referral:view', 'casemix.eligibility:view'] as const;

/** The back-referrals of one visit. */
export const visitBackReferrals = topic('back-referral.visit', {
  params: z.object({ encounterId: Id }),
  row: BackReferralRow,
  access,
  logged: 'encounterId',
});

/** The facility's, by day. */
export const backReferrals = list('back-referral/back-referrals', {
  view: 'back_referral',
  row: BackReferralRow,
  filters: z.object({ status: oneOf(BackReferralStatus), ...range('date', LocalDate) }),
  searchIn: ['patientName', 'recordNumber', 'number'],
  access,
  logged: true,
});
