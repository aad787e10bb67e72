import * as z from 'zod/mini';

/** The kind of visit by SPEC 3's record types; it never changes. */
export const EncounterKind = z.enum([
  'inpatient',
  'outpatient',
  'emergency',
  'external_pharmacy',
  'internal_laboratory',
  'internal_radiology',
]);
export type EncounterKind = z.infer<typeof EncounterKind>;

/** SPEC 4, unit sources: where what a desk is asked for comes from. Intensive care is told apart from other wards. */
export const UnitSource = z.enum(['registration', 'outpatient', 'inpatient', 'IGD', 'ICU']);
export type UnitSource = z.infer<typeof UnitSource>;

/**
 * The course of a visit. `concluded`: services and charges have ended, results and notes may still be written;
 * `finished` implies it, and outpatients go there directly.
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

/** Documents of an insurer's coverage: the order to admit (*SPRI*), the eligibility letter (*SEP*). */
export const CoverageDocument = z.enum(['sep', 'spri']);
export type CoverageDocument = z.infer<typeof CoverageDocument>;

/** Why it was cancelled. A visit with `no_show` may be reinstated the same day. */
export const CancellationCause = z.enum(['no_show', 'withdrawn']);
export type CancellationCause = z.infer<typeof CancellationCause>;
