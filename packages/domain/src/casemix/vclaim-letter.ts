import type {
  LetterAccident,
  LetterApproval,
  LetterUpgrade,
  ProcedureCourse,
  SupportingCare,
  VisitPurpose,
  VisitReason,
} from '@alur/contracts/casemix/enums';
import type { DischargeManner } from '@alur/contracts/stay/commands';
import { careCodes } from '../asked-of-vclaim.js';
import type { LetterApprovalAsked, LetterCorrection, LetterRequest } from './eligibility.js';

/** What a letter is made of beside what was asked: who she is. */
interface Participant {
  readonly cardNumber: string;
  readonly recordNumber: string;
  readonly phone: string | null;
}

interface Ended {
  readonly leftOn: string;
  readonly manner: DischargeManner;
  readonly diedOn: string | null;
  readonly deathLetter: string | null;
}

/** BPJS's codes (DOMAIN-WIRES 2). */
const originCodes = { fktp: '1', hospital: '2' } as const;
const payerCodes = { peserta: '1', pemberi_kerja: '2', asuransi_tambahan: '3' } as const;
const upgradeCodes: Readonly<Record<LetterUpgrade, string>> = {
  ...{ vvip: '1', vip: '2', class_1: '3', class_2: '4', class_3: '5', iccu: '6', icu: '7', above_class_1: '8' },
};
const purposeCodes: Readonly<Record<VisitPurpose, string>> = { normal: '0', procedure: '1', consultation: '2' };
const courseCodes: Readonly<Record<ProcedureCourse, string>> = { once: '0', course: '1' };
const supportCodes: Readonly<Record<SupportingCare, string>> = {
  ...{ radiotherapy: '1', chemotherapy: '2', medical_rehabilitation: '3', psychosocial_rehabilitation: '4' },
  ...{ transfusion: '5', dental: '6', laboratory: '7', ultrasound: '8', pharmacy: '9', other: '10', mri: '11' },
  haemodialysis: '12',
};
const reasonCodes: Readonly<Record<VisitReason, string>> = {
  ...{ no_clinic: '1', hours_over: '2', doctor_away: '3', hospital_instruction: '4', control: '5' },
};
const accidentCodes: Readonly<Record<LetterAccident, string>> = { traffic: '1', traffic_work: '2', work: '3' };
const [NO, YES] = ['0', '1'];
const flagOf = (isSo: boolean | undefined) => (isSo === true ? YES : NO);

/** The code of what was chosen, and nothing where nothing was. */
const coded = <Chosen extends string>(codes: Readonly<Record<Chosen, string>>, chosen: Chosen | null): string =>
  chosen === null ? '' : codes[chosen];

const accidentOf = (accident: LetterRequest['accident']) => ({
  ...{ lakaLantas: accident ? accidentCodes[accident.kind] : NO, noLP: accident?.policeReport ?? '' },
  penjamin: {
    ...{ tglKejadian: accident?.date ?? '', keterangan: accident?.description ?? '' },
    suplesi: {
      ...{ suplesi: flagOf(Boolean(accident?.follows)), noSepSuplesi: accident?.follows ?? '' },
      lokasiLaka: {
        kdPropinsi: accident?.place.province.code ?? '',
        kdKabupaten: accident?.place.regency.code ?? '',
        kdKecamatan: accident?.place.district.code ?? '',
      },
    },
  },
});

const classOf = ({ classEntitled, upgrade }: Pick<LetterRequest, 'classEntitled' | 'upgrade'>) => ({
  ...{ klsRawatHak: String(classEntitled), klsRawatNaik: coded(upgradeCodes, upgrade?.class ?? null) },
  ...{ pembiayaan: coded(payerCodes, upgrade?.payer ?? null), penanggungJawab: upgrade?.guarantor ?? '' },
});

/** A stay has neither a poli nor the doctor of one. */
const servedBy = (
  care: LetterRequest['care'],
  { poli, doctor, executive }: Pick<LetterRequest, 'poli' | 'doctor' | 'executive'>,
) => {
  const isInpatient = care === 'inpatient';
  return {
    poli: { tujuan: isInpatient ? '' : (poli?.code ?? ''), eksekutif: flagOf(executive) },
    dpjpLayan: isInpatient ? '' : doctor.code,
  };
};

/** Who coordinates benefits BPJS knows; it is told that she has such an insurer, not which. */
const benefitsOf = ({ cob, cataract }: Pick<LetterRequest, 'cob' | 'cataract'>) => ({
  ...{ cob: { cob: flagOf(cob != null) }, katarak: { katarak: flagOf(cataract) } },
});

/** The body of a new letter (*t_sep*), in which every value is text. The request says `assesmentPel`, the answer does not. */
export const letterBody = (
  asked: Omit<LetterRequest, 'status' | 'waitsFor'>,
  { cardNumber, recordNumber, phone }: Participant,
) => {
  const { care, referral, doctor, controlLetter, purpose, accident } = asked;
  return {
    ...{ noKartu: cardNumber, tglSep: asked.issuedOn, ppkPelayanan: asked.providerCode },
    ...{ jnsPelayanan: careCodes[care], noMR: recordNumber },
    klsRawat: classOf(asked),
    rujukan: {
      ...{ asalRujukan: originCodes[referral?.origin ?? 'fktp'], tglRujukan: referral?.date ?? '' },
      ...{ noRujukan: referral?.number ?? '', ppkRujukan: referral?.facility.code ?? '' },
    },
    ...{ catatan: asked.notes ?? '', diagAwal: asked.initialDiagnosis.code },
    ...{ ...benefitsOf(asked), jaminan: accidentOf(accident) },
    ...{ tujuanKunj: purposeCodes[purpose.kind], flagProcedure: coded(courseCodes, purpose.course) },
    ...{ kdPenunjang: coded(supportCodes, purpose.support), assesmentPel: coded(reasonCodes, purpose.reason) },
    skdp: {
      noSurat: controlLetter ?? '',
      kodeDPJP: controlLetter === null ? '' : (asked.controlDoctor ?? doctor).code,
    },
    ...{ ...servedBy(care, asked), noTelp: phone ?? '', user: asked.requestedBy.name },
  };
};

/** The body of a letter's correction: all of it anew, but what a letter rests on. */
export const correctionBody = (
  { number, care }: Pick<LetterRequest, 'care'> & { readonly number: string },
  asked: Omit<LetterCorrection, 'waitsFor'>,
  { recordNumber, phone }: Omit<Participant, 'cardNumber'>,
) => ({
  ...{ noSep: number, klsRawat: classOf(asked), noMR: recordNumber, catatan: asked.notes ?? '' },
  ...{ diagAwal: asked.initialDiagnosis.code, ...benefitsOf(asked) },
  ...{
    jaminan: accidentOf(asked.accident),
    ...servedBy(care, asked),
    noTelp: phone ?? '',
    user: asked.requestedBy.name,
  },
});
export type CorrectionBody = ReturnType<typeof correctionBody>;

const approvalCodes: Readonly<Record<LetterApproval, string>> = { back_dated: '1', fingerprint: '2' };

/** The body by which BPJS is asked to approve of a letter (*pengajuanSEP*). */
export const approvalBody = (
  cardNumber: string,
  { kind, care, issuedOn, reason, requestedBy }: Omit<LetterApprovalAsked, 'waitsFor'>,
) => ({
  ...{ noKartu: cardNumber, tglSep: issuedOn, jnsPelayanan: careCodes[care], jnsPengajuan: approvalCodes[kind] },
  ...{ keterangan: reason, user: requestedBy.name },
});
export type ApprovalBody = ReturnType<typeof approvalBody>;

/** BPJS's codes of the end of a stay (DOMAIN-WIRES 2, `statusPulang`); it knows no other for who is referred or absconds. */
const endCodes: Readonly<Record<DischargeManner, string>> = {
  ...{ approved: '1', own_request: '3', died_within_48h: '4', died_after_48h: '4' },
  ...{ referred: '5', absconded: '5', other: '5' },
};

/** The body by which VClaim is told of the end of a stay (*updtglplg*); days are the facility's. */
export const dischargeBody = (noSep: string, { leftOn, diedOn, manner, deathLetter }: Ended, user: string) => ({
  ...{ noSep, statusPulang: endCodes[manner], noSuratMeninggal: deathLetter ?? '', tglMeninggal: diedOn ?? '' },
  ...{ tglPulang: leftOn, noLPManual: '', user },
});
export type DischargeBody = ReturnType<typeof dischargeBody>;

export type LetterBody = ReturnType<typeof letterBody>;
