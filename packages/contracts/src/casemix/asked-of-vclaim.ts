import * as z from 'zod/mini';
import { failureOf } from '../bpjs/failure.js';
import { Instant } from '../kernel/scalars.js';
import { LetterProblem, LetterRequestStatus } from './enums.js';

export const LetterFailure = failureOf(LetterProblem);
export type LetterFailure = z.infer<typeof LetterFailure>;

/** Something that VClaim was asked; `problem` is why it failed or waits, in BPJS's own words. */
export const AskedOfVclaim = z.object({
  status: LetterRequestStatus,
  requested: z.object({ by: z.nullable(z.string()), at: Instant }),
  problem: z.nullable(z.object({ problem: LetterProblem, code: z.nullable(z.int()), message: z.nullable(z.string()) })),
});
export type AskedOfVclaim = z.infer<typeof AskedOfVclaim>;
