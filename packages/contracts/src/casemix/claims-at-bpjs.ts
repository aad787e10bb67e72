import * as z from 'zod/mini';
import { Id, LocalDate, Rupiah } from '../kernel/scalars.js';
import { CareKind, ClaimStatus, SubmissionStatus } from './enums.js';
import { SepNumber } from './letter-request.js';

/** Claims of who was discharged on that day. */
export const ClaimsAtBpjsQuery = z.object({ date: LocalDate, care: CareKind });
export type ClaimsAtBpjsQuery = z.infer<typeof ClaimsAtBpjsQuery>;

/** How a claim stands at BPJS: it is verified, waits for the facility, or is done. */
export const VerificationStatus = z.enum(['process', 'pending', 'done']);
export type VerificationStatus = z.infer<typeof VerificationStatus>;

/** A claim as BPJS has it (DOMAIN-WIRES 2, *Monitoring/Klaim*). */
export const ClaimAtBpjs = z.object({
  number: z.string(),
  status: VerificationStatus,
  patientName: z.string(),
  recordNumber: z.string(),
  dischargedOn: z.nullable(LocalDate),
  careClass: z.nullable(z.int()),
  group: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** What was claimed, what BPJS approves, and the facility's own prices. */
  claimed: z.nullable(Rupiah),
  approved: z.nullable(Rupiah),
  hospital: z.nullable(Rupiah),
});
export type ClaimAtBpjs = z.infer<typeof ClaimAtBpjs>;

/** A claim of ours, by what BPJS knows of one. */
export const OwnClaim = z.object({
  claimId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  status: ClaimStatus,
  submission: SubmissionStatus,
  dischargedOn: LocalDate,
  careClass: z.nullable(z.int()),
  group: z.nullable(z.string()),
  claimed: z.nullable(Rupiah),
  hospital: z.nullable(Rupiah),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

const Difference = z.enum(['dischargedOn', 'careClass', 'group', 'claimed', 'hospital']);
export type Difference = z.infer<typeof Difference>;

/** A letter's claim there and here; either may be missing. What one side does not know is no difference. */
export const ComparedClaim = z.object({
  number: z.string(),
  theirs: z.nullable(ClaimAtBpjs),
  ours: z.nullable(OwnClaim),
  differs: z.array(Difference),
});
export type ComparedClaim = z.infer<typeof ComparedClaim>;

export const LetterAtBpjsQuery = z.object({ number: SepNumber });

/** Whose letter it is, as BPJS says it for the groupers (DOMAIN-WIRES 2, `sep/cbg`). */
export const LetterAtBpjs = z.object({
  number: z.string(),
  patientName: z.string(),
  recordNumber: z.string(),
  birthDate: z.nullable(LocalDate),
  servedOn: z.nullable(LocalDate),
  careClass: z.string(),
  level: z.string(),
});
export type LetterAtBpjs = z.infer<typeof LetterAtBpjs>;
