import type { AskedOfVclaim } from '@alur/contracts/casemix/asked-of-vclaim';
import type { LetterProblem } from '@alur/contracts/casemix/enums';
import { ERASED } from './kernel/event.js';

interface Failed {
  readonly problem: string;
  readonly code: number | null;
  readonly message: string | null;
  readonly willRetry: boolean;
}

/** In a row: what is tried again waits on, and an attempt that failed says why. */
export const failure = ({ problem, code, message, willRetry }: Failed) => ({
  status: willRetry ? ('queued' as const) : ('failed' as const),
  problem: { problem: problem as LetterProblem, code, message },
});

/** BPJS's own words may name who was erased. */
export const withoutWords = (problem: AskedOfVclaim['problem']) =>
  problem && { ...problem, message: problem.message && ERASED };
