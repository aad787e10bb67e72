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

/** DOMAIN-WIRES 10: how a claim stands with E-Klaim: *belum, antre, terkelompok, terkirim, gagal*. */
export const SubmissionStatus = z.enum(['unsent', 'queued', 'grouped', 'sent', 'failed']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** How far E-Klaim is asked to go: until the grouper's result is known, or until the claim is sent. */
export const SubmissionGoal = z.enum(['grouped', 'sent']);
export type SubmissionGoal = z.infer<typeof SubmissionGoal>;

/** The two groupers, of which iDRG comes first. */
export const GrouperSystem = z.enum(['idrg', 'inacbg']);
export type GrouperSystem = z.infer<typeof GrouperSystem>;

/**
 * Why a claim could not be sent: E-Klaim is not reached, does not take the key, or refuses a step; its grouper finds no
 * group; or the patient's record lacks something that it asks.
 */
export const SubmissionProblem = z.enum([
  'unreachable',
  'credentials_refused',
  'claim_refused',
  'ungroupable',
  'card_number_missing',
  'birth_date_missing',
]);
export type SubmissionProblem = z.infer<typeof SubmissionProblem>;
