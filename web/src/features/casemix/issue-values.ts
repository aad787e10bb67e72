import type { VclaimCode, VclaimReferral } from '@alur/contracts/bpjs/vclaim';
import type { LetterRequest } from '@alur/contracts/casemix/letter-request';
import type {
  LetterAccident,
  LetterUpgrade,
  ProcedureCourse,
  SupportingCare,
  UpgradePayer,
  VisitPurpose,
  VisitReason,
} from '@alur/contracts/casemix/enums';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import type { ControlLetterRow } from '@alur/contracts/control-letter/rows';
import type { Control } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { LetterValues } from './letter-fields';

/** What is typed of a request; an empty text is nothing chosen, and fields of what is not chosen matter not. */
export interface Values extends LetterValues {
  upgrade: { class: LetterUpgrade | ''; payer: z.infer<typeof UpgradePayer>; guarantor: string };
  referral: LetterRequest['referral'];
  poli: VclaimCode | null;
  doctor: VclaimCode | null;
  executive: boolean;
  cataract: boolean;
  /** The other insurer's name. */
  cob: string | null;
  controlLetter: string;
  /** The letter that was chosen out of the patient's, and its doctor; nothing of one that is typed. */
  plannedBy: { number: string; doctor: VclaimCode } | null;
  purpose: { kind: VisitPurpose; course: ProcedureCourse | ''; support: SupportingCare | ''; reason: VisitReason | '' };
  accident: {
    kind: LetterAccident | '';
    date: string;
    policeReport: string;
    place: { province: VclaimCode | null; regency: VclaimCode | null; district: VclaimCode | null };
    description: string;
    /** The number of an earlier letter of the same accident. */
    follows: string | null;
  };
  notes: string;
}

/** The form as its fields know it. */
export interface IssueForm {
  control: Control<Values>;
  watch: () => Values;
  set: (some: Partial<Values>) => void;
}

const orNull = <Chosen extends string>(text: Chosen | ''): Chosen | null =>
  text.trim() === '' ? null : (text as Chosen);

/** What this visit suggests, in a facility where VClaim knows the room and the doctor as these. */
export interface Suggested {
  today: string;
  poli: VclaimCode | null;
  doctor: VclaimCode | null;
}

const codeOf = (entry: VclaimCode | null) => entry && { code: entry.code, name: entry.name };

/** Nothing of it where nothing was asked. */
export const specialOf = (asked: Pick<Values, 'executive' | 'cataract' | 'cob'> | null) => ({
  ...{ executive: asked?.executive ?? false, cataract: asked?.cataract ?? false, cob: asked?.cob ?? null },
});

/** What was asked before stands again, so that nothing that was typed is lost when BPJS refuses. */
export const valuesOf = (row: CasemixVisitRow, { today, poli, doctor }: Suggested): Values => {
  const asked = row.letterRequest?.asked ?? null;
  const primary = row.diagnoses.find(({ isPrimary }) => isPrimary);
  const diagnosis = asked?.initialDiagnosis ?? primary ?? null;
  const accident = asked?.accident ?? null;
  return {
    issuedOn: asked?.issuedOn ?? (row.date <= today ? row.date : today),
    classEntitled: String(asked?.classEntitled ?? 3),
    upgrade: asked?.upgrade ?? { class: '', payer: 'peserta', guarantor: '' },
    referral: asked?.referral ?? null,
    initialDiagnosis: diagnosis && { id: diagnosis.code, name: diagnosis.name },
    poli: asked ? asked.poli : row.kind === 'outpatient' ? codeOf(poli) : null,
    doctor: asked?.doctor ?? codeOf(doctor),
    ...specialOf(asked),
    controlLetter: asked?.controlLetter ?? '',
    plannedBy:
      asked?.controlLetter && asked.controlDoctor ? { number: asked.controlLetter, doctor: asked.controlDoctor } : null,
    purpose: {
      kind: asked?.purpose.kind ?? 'normal',
      course: asked?.purpose.course ?? '',
      ...{ support: asked?.purpose.support ?? '', reason: asked?.purpose.reason ?? '' },
    },
    accident: {
      follows: accident?.follows ?? null,
      ...{ kind: accident?.kind ?? '', date: accident?.date ?? '', policeReport: accident?.policeReport ?? '' },
      place: accident?.place ?? { province: null, regency: null, district: null },
      description: accident?.description ?? '',
    },
    notes: asked?.notes ?? '',
  };
};

/** What a referral of VClaim's list says of the letter. */
export const referred = ({ number, date, origin, facility, diagnosis, poli }: VclaimReferral): Partial<Values> => ({
  referral: { number, date, origin, facility },
  ...(diagnosis && { initialDiagnosis: { id: diagnosis.code, name: diagnosis.name } }),
  ...(poli && { poli }),
});

/** What a letter by which she was planned says of the letter of eligibility: she comes for a control, or is admitted. */
export const planned = (row: CasemixVisitRow, { number, poli, doctor }: ControlLetterRow): Partial<Values> => ({
  ...{ controlLetter: number ?? '', doctor, plannedBy: number === null ? null : { number, doctor } },
  ...(!isStay(row) && { poli, purpose: { kind: 'consultation', course: '', support: '', reason: 'control' } }),
});

export const isStay = ({ kind }: Pick<CasemixVisitRow, 'kind'>): boolean => kind === 'inpatient';

/** The code of the eye clinic's poli, the only one where a cataract is operated on. */
const EYE = 'MAT';
export const isEye = ({ poli }: Pick<Values, 'poli'>): boolean => poli?.code === EYE;

/** A control visit and a stay name the letter by which they were planned. */
export const asksControlLetter = (row: Pick<CasemixVisitRow, 'kind'>, purpose: VisitPurpose): boolean =>
  isStay(row) || purpose === 'consultation';

const accidentOf = ({ kind, policeReport, ...said }: Values['accident']) =>
  kind === '' ? null : { ...said, kind, policeReport: orNull(policeReport) };

/** The doctor is the one of the letter that was chosen, whoever serves; a number that was typed says nothing of it. */
const controlOf = (row: CasemixVisitRow, { controlLetter, plannedBy, purpose }: Values) => {
  const number = asksControlLetter(row, purpose.kind) ? orNull(controlLetter) : null;
  return {
    controlLetter: number,
    controlDoctor: number !== null && plannedBy?.number === number ? plannedBy.doctor : null,
  };
};

export const bodyOf = (row: CasemixVisitRow, values: Values) => {
  const { upgrade, initialDiagnosis, purpose, accident } = values;
  const { kind, course, support, reason } = purpose;
  const isInpatient = isStay(row);
  return {
    ...{ issuedOn: values.issuedOn, classEntitled: Number(values.classEntitled), referral: values.referral },
    care: isInpatient ? ('inpatient' as const) : ('outpatient' as const),
    upgrade: isInpatient && upgrade.class !== '' ? upgrade : null,
    initialDiagnosis: initialDiagnosis && { code: String(initialDiagnosis.id), name: initialDiagnosis.name },
    ...{ poli: isInpatient ? null : values.poli, doctor: values.doctor, cob: values.cob },
    executive: !isInpatient && values.executive,
    cataract: !isInpatient && isEye(values) && values.cataract,
    ...controlOf(row, values),
    purpose: isInpatient
      ? { kind: 'normal' as const }
      : {
          kind,
          ...(kind === 'procedure' && { course: orNull(course), support: orNull(support) }),
          ...(kind !== 'procedure' && { reason: orNull(reason) }),
        },
    ...{ accident: accidentOf(accident), notes: orNull(values.notes) },
  };
};

/** Fields without which BPJS is known to issue nothing, that are still empty. */
export const missingIn = (row: CasemixVisitRow, values: Values): string[] => {
  const { poli, doctor, initialDiagnosis, controlLetter, purpose, upgrade, accident } = values;
  const { province, regency, district } = accident.place;
  const isOutpatient = !isStay(row);
  const isProcedure = isOutpatient && purpose.kind === 'procedure';
  const isAccident = accident.kind !== '';
  return Object.entries({
    ...{ doctor: doctor === null, initialDiagnosis: initialDiagnosis === null, poli: isOutpatient && poli === null },
    controlLetter: asksControlLetter(row, purpose.kind) && controlLetter.trim() === '',
    'purpose.course': isProcedure && purpose.course === '',
    'purpose.support': isProcedure && purpose.support === '',
    'purpose.reason': isOutpatient && purpose.kind === 'consultation' && purpose.reason === '',
    'upgrade.guarantor': !isOutpatient && upgrade.class !== '' && upgrade.guarantor.trim() === '',
    'accident.date': isAccident && accident.date === '',
    'accident.place.province': isAccident && province === null,
    'accident.place.regency': isAccident && regency === null,
    'accident.place.district': isAccident && district === null,
    'accident.description': isAccident && accident.description.trim() === '',
  }).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
};
