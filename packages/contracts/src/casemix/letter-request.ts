import * as z from 'zod/mini';
import { VclaimCode } from '../bpjs/vclaim.js';
import { maybe } from '../kernel/optional.js';
import { LocalDate, LongText, ShortText } from '../kernel/scalars.js';
import {
  CareKind,
  LetterAccident,
  LetterUpgrade,
  ProcedureCourse,
  ReferralOrigin,
  SupportingCare,
  UpgradePayer,
  VisitPurpose,
  VisitReason,
} from './enums.js';

/** DOMAIN 3.2: the facility's code, month and year, V, and a number: `0999R0011126V000001`. */
export const SepNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{8}(0[1-9]|1[0-2])\d{2}V\d{6}$/, 'casemix.number-form'));

export const EntitledClass = z.int().check(z.gte(1), z.lte(3));

export const CodedDiagnosis = z.object({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]\d{2}(\.[0-9A-Z]{1,4})?$/, 'casemix.icd10-form')),
  name: ShortText,
});
/** What VClaim needs for a letter beside who the patient is (DOMAIN-WIRES 2, *t_sep*). */
export const LetterRequest = z.object({
  issuedOn: LocalDate,
  care: CareKind,
  classEntitled: EntitledClass,
  /** A class above the patient's own (*naik kelas*): who pays for it, and who answers for that. */
  upgrade: maybe(z.object({ class: LetterUpgrade, payer: UpgradePayer, guarantor: ShortText })),
  referral: maybe(z.object({ number: ShortText, date: LocalDate, origin: ReferralOrigin, facility: VclaimCode })),
  initialDiagnosis: CodedDiagnosis,
  /** Of an outpatient. */
  poli: maybe(VclaimCode),
  /** The executive clinic (*poli eksekutif*). */
  executive: z._default(z.boolean(), false),
  /** She comes for the surgery of a cataract. */
  cataract: z._default(z.boolean(), false),
  /** The insurer that coordinates benefits, as BPJS names it (*COB*). */
  cob: maybe(ShortText),
  doctor: VclaimCode,
  /** The letter by which a stay was planned (*SPRI*), or a control visit. */
  controlLetter: maybe(ShortText),
  /** The doctor whom that letter names; none where it is the letter's own. */
  controlDoctor: maybe(VclaimCode),
  purpose: z._default(
    z.object({
      kind: VisitPurpose,
      /** Of a procedure. */
      course: maybe(ProcedureCourse),
      support: maybe(SupportingCare),
      /** Why she comes for this on another day. */
      reason: maybe(VisitReason),
    }),
    { kind: 'normal', course: null, support: null, reason: null },
  ),
  accident: maybe(
    z.object({
      kind: LetterAccident,
      date: LocalDate,
      policeReport: maybe(ShortText),
      place: z.object({ province: VclaimCode, regency: VclaimCode, district: VclaimCode }),
      description: LongText,
      /** The number of an earlier letter of the same accident (*suplesi*). */
      follows: maybe(SepNumber),
    }),
  ),
  notes: maybe(LongText),
});
export type LetterRequest = z.infer<typeof LetterRequest>;

/** What of an issued letter VClaim corrects: neither its day nor the referral, the control letter or the purpose it rests on. */
export const LetterCorrection = z.pick(LetterRequest, {
  ...{ classEntitled: true, upgrade: true, initialDiagnosis: true, poli: true, doctor: true },
  ...{ executive: true, cataract: true, cob: true, accident: true, notes: true },
});
export type LetterCorrection = z.infer<typeof LetterCorrection>;
