import * as z from 'zod/mini';

/** What kind of visit it is: SPEC 3's record types. It never changes. */
export const EncounterKind = z.enum([
  'inpatient',
  'outpatient',
  'emergency',
  'external_pharmacy',
  'internal_laboratory',
  'internal_radiology',
]);
export type EncounterKind = z.infer<typeof EncounterKind>;

/**
 * From being expected to being gone. `concluded`: services and charges have ended, results and notes go on; `finished`
 * implies it, and outpatients go there directly.
 */
export const EncounterStatus = z.enum([
  'planned',
  'arrived',
  'in_progress',
  'concluded',
  'finished',
  'cancelled',
  'entered_in_error',
]);
export type EncounterStatus = z.infer<typeof EncounterStatus>;

/** What an insurer covers it by: the order to admit (*SPRI*), the eligibility letter (*SEP*). */
export const CoverageDocument = z.enum(['sep', 'spri']);
export type CoverageDocument = z.infer<typeof CoverageDocument>;

/** Why it came to nothing. Who did not come may be reinstated the same day. */
export const CancellationCause = z.enum(['no_show', 'withdrawn']);
export type CancellationCause = z.infer<typeof CancellationCause>;
