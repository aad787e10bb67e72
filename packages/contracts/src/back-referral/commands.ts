import * as z from 'zod/mini';
import { VclaimCode } from '../bpjs/vclaim.js';
import { LetterFailure } from '../casemix/asked-of-vclaim.js';
import { command } from '../declare.js';
import { Id, LocalDate, Reason, ShortText } from '../kernel/scalars.js';

/** A number of BPJS's own (*nomor SRB*), which tells nothing of facility or month. */
export const BackReferralNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{1,20}$/, 'back-referral.number-form'));

export const MOST_MEDICINES = 20;

/** A medicine of the programme's list: so often a day (*signa 1*), so many at a time (*signa 2*), and how many of it. */
export const BackReferralMedicine = z.object({
  medicine: VclaimCode,
  timesADay: z.int().check(z.gte(1), z.lte(24)),
  each: z.number().check(z.positive(), z.lte(1000)),
  quantity: z.int().check(z.gte(1), z.lte(9999)),
});
export type BackReferralMedicine = z.infer<typeof BackReferralMedicine>;

/** The programme that she joins, and who refers her back. */
const enrolment = { programme: VclaimCode, doctor: VclaimCode };
const records = ['outpatient.back-referral:record', 'casemix.eligibility:record'] as const;
const voids = ['outpatient.back-referral:void', 'casemix.eligibility:void'] as const;

/** Asks VClaim for a back-referral upon the letter of eligibility of a visit (DOMAIN-WIRES 2, `PRB/insert`). */
export const requestBackReferral = command('back-referral/request', {
  target: 'new',
  access: records,
  body: z.object({
    encounterId: Id,
    ...enrolment,
    /** *Keterangan*: what she has, and how she is. */
    notes: ShortText,
    /** *Saran*: what the doctor of first contact is to do. */
    advice: ShortText,
    medicines: z
      .array(BackReferralMedicine)
      .check(z.minLength(1, 'back-referral.medicine-needed'), z.maxLength(MOST_MEDICINES)),
  }),
});

export const withdrawBackReferral = command('back-referral/withdraw', {
  target: 'existing',
  access: records,
  body: z.object({}),
});

/** How the attempt to have it issued ended; given by whatever asks VClaim. */
export const recordBackReferralRequest = command('back-referral/record-request', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    outcome: z.union([
      z.object({ issued: z.object({ number: BackReferralNumber, issuedOn: LocalDate }) }),
      z.object({ failed: LetterFailure }),
    ]),
  }),
});

/** Records one as it was issued in BPJS's own pages, which keep its medicines. */
export const recordBackReferral = command('back-referral/record', {
  target: 'new',
  access: records,
  body: z.object({ encounterId: Id, ...enrolment, number: BackReferralNumber, issuedOn: LocalDate }),
});

/** Voids it here, and asks VClaim nothing. */
export const voidBackReferral = command('back-referral/void', {
  target: 'existing',
  access: voids,
  body: z.object({ reason: Reason }),
});

/** Asks VClaim to delete it. */
export const deleteBackReferral = command('back-referral/delete', {
  target: 'existing',
  access: voids,
  body: z.object({ reason: Reason }),
});

/** How the attempt to have it deleted ended. */
export const recordBackReferralDeletion = command('back-referral/record-deletion', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ outcome: z.union([z.object({ deleted: z.literal(true) }), z.object({ failed: LetterFailure })]) }),
});
