import * as z from 'zod/mini';

/** How a visit's registration (*pendaftaran*) stands in PCare; `deleting` is one that is to be taken back there. */
export const RegistrationStatus = z.enum(['unsent', 'queued', 'registered', 'failed', 'deleting', 'deleted']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

/** How the report of the finished visit (*kunjungan*) stands in PCare. */
export const PcareVisitStatus = z.enum(['unsent', 'queued', 'sent', 'failed']);
export type PcareVisitStatus = z.infer<typeof PcareVisitStatus>;

/** Why BPJS did not take something: it is not reached, refuses the credentials or what was sent, or something is missing here. */
export const BpjsProblem = z.enum([
  'unreachable',
  'credentials_refused',
  'refused',
  'card_missing',
  'member_inactive',
  'registration_missing',
  'poli_missing',
  'doctor_missing',
  'diagnosis_missing',
  'complaint_missing',
  'treatment_missing',
  'reference_missing',
]);
export type BpjsProblem = z.infer<typeof BpjsProblem>;

/** By which number a participant is looked for. */
export const MemberNumber = z.enum(['card', 'nik']);
export type MemberNumber = z.infer<typeof MemberNumber>;

/** How the referral letter that PCare makes of a report stands; `due` is one that is still to be fetched. */
export const PcareReferralStatus = z.enum(['none', 'due', 'issued', 'failed']);
export type PcareReferralStatus = z.infer<typeof PcareReferralStatus>;

/** Referrals for a special cause (*khusus*, DOMAIN-WIRES 5): emergency, dialysis, mental illness, leprosy, TB and so on. */
export const PcareSpecial = z.enum(['IGD', 'HDL', 'JIW', 'KLT', 'PAR', 'KEM', 'RAT', 'HIV', 'THA', 'HEM']);
export type PcareSpecial = z.infer<typeof PcareSpecial>;

/** The causes for which a subspecialty is asked as well. */
export const withSubspecialty: readonly PcareSpecial[] = ['THA', 'HEM'];

/** Why a diagnosis that primary care treats is referred on: time, age, complication, comorbidity. */
export const Tacc = z.enum(['time', 'age', 'complication', 'comorbidity']);
export type Tacc = z.infer<typeof Tacc>;

export const PcareItemKind = z.enum(['medicine', 'treatment']);
export type PcareItemKind = z.infer<typeof PcareItemKind>;
