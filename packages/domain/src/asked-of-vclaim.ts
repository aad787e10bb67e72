import type { AskedOfVclaim } from '@alur/contracts/casemix/asked-of-vclaim';
import type { CareKind, LetterProblem } from '@alur/contracts/casemix/enums';
import { ERASED } from './kernel/event.js';

interface Failed {
  readonly problem: string;
  readonly code: number | null;
  readonly message: string | null;
  readonly willRetry: boolean;
}

/** DOMAIN-WIRES 2, `jnsPelayanan`. */
export const careCodes: Readonly<Record<CareKind, string>> = { inpatient: '1', outpatient: '2' };

/** BPJS gave a number that another visit has here. */
export const numberTaken = (number: string) => ({
  ...{ problem: 'number_taken' satisfies LetterProblem, code: null, message: number, willRetry: false },
});

/** In a row: it is asked of VClaim, by whom and since when. */
export const queuedBy = (by: string, at: string) => ({
  ...{ status: 'queued' as const, requested: { by, at }, problem: null },
});

/** In a row: what is tried again waits on, and an attempt that failed says why. */
export const failure = ({ problem, code, message, willRetry }: Failed) => ({
  status: willRetry ? ('queued' as const) : ('failed' as const),
  problem: { problem: problem as LetterProblem, code, message },
});

/** BPJS's own words may name who was erased. */
export const withoutWords = (problem: AskedOfVclaim['problem']) =>
  problem && { ...problem, message: problem.message && ERASED };
