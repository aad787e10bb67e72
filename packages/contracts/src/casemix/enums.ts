import * as z from 'zod/mini';

/** Kind of care of a letter and of a claim (*jenis rawat*). */
export const CareKind = z.enum(['inpatient', 'outpatient']);
export type CareKind = z.infer<typeof CareKind>;

/** Who refers: a facility of first contact (*FKTP*), or a hospital. */
export const ReferralOrigin = z.enum(['fktp', 'hospital']);

/** DOMAIN-WIRES 8.3, `cara_masuk`. */
export const AdmissionMode = z.enum([
  ...(['gp', 'hosp-trans', 'mp', 'outp', 'inp', 'emd', 'born', 'nursing', 'psych', 'rehab', 'other'] as const),
]);
export type AdmissionMode = z.infer<typeof AdmissionMode>;

/** DOMAIN-WIRES 8.3: the class above the patient's own, and who pays for it. */
export const UpgradeClass = z.enum(['kelas_1', 'kelas_2', 'vip']);
export const UpgradePayer = z.enum(['peserta', 'pemberi_kerja', 'asuransi_tambahan']);

/** A claim is open until it is coded; a finalized one stays as it is until it is reopened. */
export const ClaimStatus = z.enum(['open', 'coded', 'finalized', 'cancelled']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;
