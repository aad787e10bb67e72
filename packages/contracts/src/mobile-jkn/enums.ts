import * as z from 'zod/mini';

/** What BPJS is told of a number, in this order: it was taken, she came or did not, it was cancelled. */
export const AntreanStep = z.enum(['added', 'present', 'absent', 'cancelled']);
export type AntreanStep = z.infer<typeof AntreanStep>;

/** How the sending of a step stands. */
export const AntreanStepStatus = z.enum(['queued', 'sent', 'failed']);
export type AntreanStepStatus = z.infer<typeof AntreanStepStatus>;
