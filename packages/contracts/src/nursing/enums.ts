import * as z from 'zod/mini';

/** Evaluation of a problem since its plan. */
export const ProblemOutcome = z.enum(['improved', 'unchanged', 'worsened']);
export type ProblemOutcome = z.infer<typeof ProblemOutcome>;

/** How a problem ended: its goal is met, or it is pursued no further. */
export const ProblemResolution = z.enum(['met', 'discontinued']);
export type ProblemResolution = z.infer<typeof ProblemResolution>;

/** Kinds of entries about a problem of a plan. */
export const NursingEntryKind = z.enum(['action', 'evaluation', 'resolution']);
export type NursingEntryKind = z.infer<typeof NursingEntryKind>;
