import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate, QueryId } from '../kernel/scalars.js';

const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** An entry of one of VClaim's lists. */
export const VclaimCode = z.object({ code: Word, name: Word });
export type VclaimCode = z.infer<typeof VclaimCode>;

export const VclaimPoliRow = z.extend(VclaimCode, { unitId: Id });
export type VclaimPoliRow = z.infer<typeof VclaimPoliRow>;
export const VclaimDoctorRow = z.extend(VclaimCode, { staffId: Id });
export type VclaimDoctorRow = z.infer<typeof VclaimDoctorRow>;
export const VclaimProviderRow = z.extend(VclaimCode, { merchantId: Id });
export type VclaimProviderRow = z.infer<typeof VclaimProviderRow>;

export const vclaimPolis = topic('bpjs.vclaim-polis', {
  params: z.object({}),
  row: VclaimPoliRow,
  access: ['settings.bpjs:view', 'casemix.eligibility:record', 'outpatient.control-letter:record'],
});

export const vclaimDoctors = topic('bpjs.vclaim-doctors', {
  params: z.object({}),
  row: VclaimDoctorRow,
  access: [
    ...(['settings.bpjs:view', 'casemix.eligibility:record', 'outpatient.control-letter:record'] as const),
    'outpatient.back-referral:record',
  ],
});

const refers = ['inpatient.referral:send', 'outpatient.referral:send', 'emergency.referral:send'] as const;

export const vclaimProvider = topic('bpjs.vclaim-provider', {
  params: z.object({}),
  row: VclaimProviderRow,
  access: [
    'settings.bpjs:view',
    'casemix.eligibility:record',
    'casemix.eligibility:void',
    'outpatient.control-letter:view',
    'outpatient.back-referral:view',
    ...refers,
  ],
});

/** VClaim's own lists (DOMAIN-WIRES 2), as they are searched by words. */
export const VclaimList = z.enum(['poli', 'doctor', 'diagnosis', 'first_contact', 'hospital', 'prb_medicine']);
export type VclaimList = z.infer<typeof VclaimList>;

export const VclaimReferenceQuery = z.object({
  list: VclaimList,
  q: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
});

/** Where an accident was: a province, one of its regencies, or one of whose districts; `within` is the code that it is in. */
export const VclaimPlaceQuery = z.object({
  list: z.enum(['province', 'regency', 'district']),
  within: z._default(z.string().check(z.regex(/^[0-9A-Za-z]{0,10}$/)), ''),
});
export type VclaimPlaceQuery = z.infer<typeof VclaimPlaceQuery>;

/** A referral of the patient, as BPJS lists it. */
export const VclaimReferral = z.object({
  number: z.string(),
  date: LocalDate,
  /** Who referred her: a facility of first contact, or a hospital. */
  origin: z.enum(['fktp', 'hospital']),
  facility: VclaimCode,
  diagnosis: z.nullable(VclaimCode),
  poli: z.nullable(VclaimCode),
});
export type VclaimReferral = z.infer<typeof VclaimReferral>;

/**
 * What BPJS has of a visit's patient: how she is insured that day, her referrals, the latest first, and whether her fingerprint
 * was taken. `status` is BPJS's own words.
 */
export const VclaimPatient = z.object({
  member: z.object({
    ...{ isActive: z.boolean(), status: z.string(), entitledClass: z.nullable(z.string()) },
    /** Another insurer, who coordinates benefits (*COB*). */
    otherInsurer: z.nullable(z.string()),
  }),
  referrals: z.array(VclaimReferral),
  fingerprint: z.object({ isTaken: z.boolean(), status: z.string() }),
});
export type VclaimPatient = z.infer<typeof VclaimPatient>;

export const VclaimPatientQuery = z.object({ encounterId: QueryId, date: LocalDate });

/** Where she may come again, and how full it is that day (DOMAIN-WIRES 2, *ListSpesialistik*). */
export const ControlPoli = z.extend(VclaimCode, { capacity: z.nullable(z.int()), booked: z.nullable(z.int()) });
export type ControlPoli = z.infer<typeof ControlPoli>;

/** Who is there that day, and when (*JadwalPraktekDokter*). */
export const ControlDoctor = z.extend(VclaimCode, { hours: z.string(), capacity: z.nullable(z.int()) });
export type ControlDoctor = z.infer<typeof ControlDoctor>;

/** What BPJS was asked to approve, in its own words, and whether it did. */
export const SubmittedApproval = z.object({
  issuedOn: LocalDate,
  kind: z.nullable(z.enum(['back_dated', 'fingerprint'])),
  isApproved: z.boolean(),
  status: z.string(),
});
export type SubmittedApproval = z.infer<typeof SubmittedApproval>;

/** A letter of an earlier visit for the same accident (*suplesi*). */
export const AccidentLetter = z.object({ number: z.string(), issuedOn: LocalDate, accidentOn: z.nullable(LocalDate) });
export type AccidentLetter = z.infer<typeof AccidentLetter>;

/** A control visit, or an admission. */
const JnsKontrol = z.enum(['control', 'admission']);
export const ControlPoliQuery = z.object({ encounterId: QueryId, kind: JnsKontrol, date: LocalDate });
export type ControlPoliQuery = z.infer<typeof ControlPoliQuery>;
export const ControlDoctorQuery = z.object({
  kind: JnsKontrol,
  poli: z.string().check(z.regex(/^[0-9A-Za-z]{1,10}$/)),
  date: LocalDate,
});
export type ControlDoctorQuery = z.infer<typeof ControlDoctorQuery>;

/** What another facility treats, and how full it is that day (*Rujukan/ListSpesialistik*). */
export const ReferralPoli = ControlPoli;
export type ReferralPoli = z.infer<typeof ReferralPoli>;
export const ReferralPoliQuery = z.object({
  facility: z.string().check(z.regex(/^[0-9A-Za-z]{1,20}$/)),
  date: LocalDate,
});
export type ReferralPoliQuery = z.infer<typeof ReferralPoliQuery>;
