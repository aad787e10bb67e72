import type { OnwardReferral, VisitReport } from '@alur/contracts/bpjs/commands';
import type { Tacc } from '@alur/contracts/bpjs/enums';
import type { NoteEntry, DiagnosisEntry, VitalsEntry } from '@alur/contracts/consultation/rows';
import type { VisitStatus } from '@alur/contracts/kernel/enums';
import type { VitalSign } from '@alur/contracts/record/vitals';

/** `2026-11-23` as PCare writes it: `23-11-2026` (DOMAIN-WIRES 1.5). */
export const pcareDate = (date: string): string => date.split('-').toReversed().join('-');

/** What was last measured; PCare takes zero for what was not. */
const last = (vitals: readonly VitalsEntry[], sign: VitalSign): number =>
  vitals.findLast(one => one[sign] !== null)?.[sign] ?? 0;

const signs = (vitals: readonly VitalsEntry[]) => ({
  sistole: last(vitals, 'systolic'),
  diastole: last(vitals, 'diastolic'),
  beratBadan: last(vitals, 'weight'),
  tinggiBadan: last(vitals, 'height'),
  respRate: last(vitals, 'respiration'),
  lingkarPerut: last(vitals, 'waistCircumference'),
  heartRate: last(vitals, 'pulse'),
});

const complaintIn = (vitals: readonly VitalsEntry[]): string =>
  vitals.findLast(({ complaint }) => complaint !== '')?.complaint ?? '';

/** Levels of care: an outpatient's visit, and prevention for the healthy (*promotif*). */
const careLevel = { sick: '10', healthy: '50' } as const satisfies Record<VisitStatus, string>;

/** The body of a registration (*pendaftaran*, DOMAIN-WIRES 5). */
export const registrationBody = (of: {
  readonly providerCode: string;
  readonly date: string;
  readonly cardNumber: string;
  readonly poliCode: string;
  readonly visitStatus: VisitStatus;
  readonly vitals: readonly VitalsEntry[];
}) => ({
  kdProviderPeserta: of.providerCode,
  tglDaftar: pcareDate(of.date),
  noKartu: of.cardNumber,
  kdPoli: of.poliCode,
  keluhan: complaintIn(of.vitals),
  kunjSakit: of.visitStatus === 'sick',
  ...signs(of.vitals),
  rujukBalik: 0,
  kdTkp: careLevel[of.visitStatus],
});
export type RegistrationBody = ReturnType<typeof registrationBody>;

/** What a report is made of: the visit's registration there, its record, and what was said for PCare. */
export interface ReportedVisit {
  readonly registered: { readonly cardNumber: string; readonly date: string; readonly poliCode: string };
  readonly finishedOn: string;
  readonly doctorCode: string;
  readonly vitals: readonly VitalsEntry[];
  readonly notes: readonly NoteEntry[];
  readonly diagnoses: readonly DiagnosisEntry[];
  readonly report: VisitReport;
}

/** The visit's complaint: as it was measured with, else as the doctor wrote it; empty if nobody did. */
export const complaintOf = ({ vitals, notes }: Pick<ReportedVisit, 'vitals' | 'notes'>): string =>
  complaintIn(vitals) || (notes.at(-1)?.subjective ?? '');

const referredOn = ({ estimatedOn, provider, subspecialty, sarana, special, note }: OnwardReferral) => ({
  tglEstRujuk: pcareDate(estimatedOn),
  kdppk: provider.code,
  subSpesialis:
    special === null ? { kdSubSpesialis1: subspecialty?.code ?? null, kdSarana: sarana?.code ?? null } : null,
  khusus:
    special === null ? null : { kdKhusus: special, kdSubSpesialis: subspecialty?.code ?? null, catatan: note ?? '' },
});
const taccCodes: Readonly<Record<Tacc, number>> = { time: 1, age: 2, complication: 3, comorbidity: 4 };
const NO_TACC = -1;

/** The body of a visit's report (*kunjungan/V1*); `visitNumber` is null for one that PCare does not have. */
export const visitBody = (visit: ReportedVisit, visitNumber: string | null) => {
  const { registered, vitals, notes, report } = visit;
  const { referral, tacc } = report;
  const codes = visit.diagnoses.toSorted((a, b) => Number(b.kind === 'primary') - Number(a.kind === 'primary'));
  const temperature = last(vitals, 'temperature');
  return {
    noKunjungan: visitNumber,
    ...{ noKartu: registered.cardNumber, tglDaftar: pcareDate(registered.date) },
    // A referral for a special cause belongs to no poli.
    kdPoli: referral?.special ? null : registered.poliCode,
    ...{ keluhan: complaintOf(visit), kdSadar: report.consciousness, ...signs(vitals) },
    ...{ kdStatusPulang: report.discharge, tglPulang: pcareDate(visit.finishedOn), kdDokter: visit.doctorCode },
    ...{ kdDiag1: codes[0]?.code ?? null, kdDiag2: codes[1]?.code ?? null, kdDiag3: codes[2]?.code ?? null },
    ...{ kdPoliRujukInternal: null, rujukLanjut: referral && referredOn(referral) },
    ...{ kdTacc: tacc ? taccCodes[tacc.cause] : NO_TACC, alasanTacc: tacc?.reason ?? null },
    anamnesa: notes.at(-1)?.subjective || complaintOf(visit),
    ...{ alergiMakan: report.foodAllergy, alergiUdara: report.airAllergy, alergiObat: report.medicineAllergy },
    ...{ kdPrognosa: report.prognosis, terapiObat: report.therapy, terapiNonObat: '', bmhp: '' },
    suhu: temperature === 0 ? '' : String(temperature).replace('.', ','),
  };
};
export type VisitBody = ReturnType<typeof visitBody>;
