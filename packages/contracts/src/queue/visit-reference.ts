import * as z from 'zod/mini';

/** The document that a visit to a hospital rests on, when BPJS pays (DOMAIN-WIRES 3.1, *jenis kunjungan*). */
export const VisitReferenceKind = z.enum([
  'primary_referral',
  'internal_referral',
  'control_letter',
  'hospital_referral',
]);
export type VisitReferenceKind = z.infer<typeof VisitReferenceKind>;

/** Its number, as BPJS has issued it. */
export const VisitReference = z.object({
  kind: VisitReferenceKind,
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
});
export type VisitReference = z.infer<typeof VisitReference>;
