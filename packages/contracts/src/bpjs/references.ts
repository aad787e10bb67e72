import * as z from 'zod/mini';

/** PCare's own lists (DOMAIN-WIRES 5), as they are chosen from. */
export const ReferenceList = z.enum([
  'poli',
  'doctor',
  'diagnosis',
  'consciousness',
  'discharge',
  'prognosis',
  'food-allergy',
  'air-allergy',
  'medicine-allergy',
]);
export type ReferenceList = z.infer<typeof ReferenceList>;

export const ReferenceQuery = z.object({
  list: ReferenceList,
  /** Diagnoses are only found by words. */
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});

export const ReferenceRow = z.object({
  code: z.string(),
  name: z.string(),
  /** Of a poli: whether it is for the sick. */
  isForSick: z.optional(z.boolean()),
});
export type ReferenceRow = z.infer<typeof ReferenceRow>;
