import type { PcareFailure } from '@alur/contracts/bpjs/commands';
import { BpjsError } from './bpjs-answer.js';
import { MissingPart } from './missing-part.js';

/** What could not be sent for so long fails, so that somebody looks at it. */
const TRIED_MS = 3 * 24 * 3_600_000;

/** How an attempt failed of what waits since then, or of what is tried for as long as it takes (null); throws what is no failure of BPJS or of what is sent. */
export const failureOf = (error: unknown, waitsSince: string | null, now: number): PcareFailure => {
  if (error instanceof MissingPart)
    return { problem: error.problem, code: null, message: error.words, willRetry: false };
  if (!(error instanceof BpjsError)) throw error;
  const { kind: problem, code, message } = error;
  const isOver = now - Date.parse(waitsSince ?? '') >= TRIED_MS;
  return { problem, code, message, willRetry: problem !== 'refused' && !isOver };
};
