import * as z from 'zod/mini';

/** Kind of care of a letter and of a claim (*jenis rawat*). */
export const CareKind = z.enum(['inpatient', 'outpatient']);
export type CareKind = z.infer<typeof CareKind>;

/**
 * Why VClaim did not do what it was asked: it is not reached, refuses the credentials or what was asked; or here the patient
 * has no card, the visit is not BPJS's any more, the participant is not active, the number is another visit's, the letter
 * is another patient's there, the patient has not left after all, or her death has no certificate; the visit's letter, on which something rests, is void; or its
 * record has no diagnosis or no doctor.
 */
export const LetterProblem = z.enum([
  'unreachable',
  'credentials_refused',
  'refused',
  'card_missing',
  'not_insured',
  'member_inactive',
  'number_taken',
  'other_patient',
  'stay_goes_on',
  'death_letter_missing',
  'letter_missing',
  'diagnosis_missing',
  'doctor_missing',
]);
export type LetterProblem = z.infer<typeof LetterProblem>;

/** `jnsPengajuan`: what BPJS is to approve before it issues a letter: a day that is past, or a visit without fingerprint. */
export const LetterApproval = z.enum(['back_dated', 'fingerprint']);
export type LetterApproval = z.infer<typeof LetterApproval>;

/** How a submission for approval stands; whether BPJS approves it is asked of BPJS. */
export const LetterApprovalStatus = z.enum(['queued', 'failed', 'submitted']);

/** How a request to VClaim stands. */
export const LetterRequestStatus = z.enum(['queued', 'failed']);
export const DischargeReportStatus = z.enum(['queued', 'failed', 'reported']);
/** How a visit's record stands with BPJS. */
export const RecordSendingStatus = z.enum(['queued', 'failed', 'sent']);

/** DOMAIN-WIRES 2, `klsRawatNaik`: the class above the patient's own that a letter is issued for. */
export const LetterUpgrade = z.enum([
  ...(['vvip', 'vip', 'class_1', 'class_2', 'class_3', 'iccu', 'icu', 'above_class_1'] as const),
]);
export type LetterUpgrade = z.infer<typeof LetterUpgrade>;

/** DOMAIN-WIRES 2, `tujuanKunj`: what an outpatient comes for. */
export const VisitPurpose = z.enum(['normal', 'procedure', 'consultation']);
export type VisitPurpose = z.infer<typeof VisitPurpose>;

/** `flagProcedure`: a procedure that is done once, or one of a course. */
export const ProcedureCourse = z.enum(['once', 'course']);
export type ProcedureCourse = z.infer<typeof ProcedureCourse>;

/** `kdPenunjang`: where a procedure is done. */
export const SupportingCare = z.enum([
  'radiotherapy',
  'chemotherapy',
  'medical_rehabilitation',
  'psychosocial_rehabilitation',
  'transfusion',
  'dental',
  'laboratory',
  'ultrasound',
  'pharmacy',
  'other',
  'mri',
  'haemodialysis',
]);
export type SupportingCare = z.infer<typeof SupportingCare>;

/** `assesmentPel`: why she was not seen on the day of her referral or at the poli that it names. */
export const VisitReason = z.enum(['no_clinic', 'hours_over', 'doctor_away', 'hospital_instruction', 'control']);
export type VisitReason = z.infer<typeof VisitReason>;

/** `lakaLantas`: what kind of accident it was. */
export const LetterAccident = z.enum(['traffic', 'traffic_work', 'work']);
export type LetterAccident = z.infer<typeof LetterAccident>;

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
