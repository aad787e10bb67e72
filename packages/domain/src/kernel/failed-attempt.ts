import * as z from 'zod/mini';
import { clinical, code } from './event.js';

/** An attempt to tell BPJS something of a visit did not end. `code` and `message` are what it answered. */
export const failedAttempt = {
  ...{ problem: code(), code: z.nullable(z.int()), message: z.nullable(clinical()) },
  willRetry: z.boolean(),
};

/** Whether it is known that this waits for the same reason: a service that is still not reached is told once. */
export const isToldAlready = (
  failed: { readonly problem: string; readonly willRetry: boolean },
  waitsFor: string | null | undefined,
): boolean => failed.willRetry && waitsFor === failed.problem;
