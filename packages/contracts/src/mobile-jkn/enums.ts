import * as z from 'zod/mini';

/**
 * What BPJS is told of a number: it was taken, she came or did not, it was cancelled; `moved` takes it back where it was,
 * before it is taken elsewhere. Hospitals also tell that her consultation started and finished, and that her medicine is
 * prepared and was handed over.
 */
export const AntreanStep = z.enum([
  ...(['added', 'present', 'absent', 'cancelled', 'moved'] as const),
  ...(['started', 'finished', 'preparing', 'handed_over'] as const),
]);
export type AntreanStep = z.infer<typeof AntreanStep>;

/** How the sending of a step stands. */
export const AntreanStepStatus = z.enum(['queued', 'sent', 'failed']);
export type AntreanStepStatus = z.infer<typeof AntreanStepStatus>;
