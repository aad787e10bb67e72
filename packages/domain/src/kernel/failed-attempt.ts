import * as z from 'zod/mini';
import { clinical, code } from './event.js';

/** An attempt to tell BPJS something of a visit did not end. `code` and `message` are what it answered. */
export const failedAttempt = {
  ...{ problem: code(), code: z.nullable(z.int()), message: z.nullable(clinical()) },
  willRetry: z.boolean(),
};
