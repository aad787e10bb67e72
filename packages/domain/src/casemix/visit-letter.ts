import type { LetterCorrection } from '@alur/contracts/casemix/letter-request';
import type { CasemixVisitStored, Coded, LetterOfVisit } from '@alur/contracts/casemix/rows';
import type { RecordedEvent } from '../vocabulary.js';

type Row = CasemixVisitStored;

export const coded = ({ code, display }: { code: string; display: string }) => ({ code, name: display });

type Asked = Pick<
  RecordedEvent<'EligibilityLetterCorrectionRequested'>['data'],
  'classEntitled' | 'upgrade' | 'poli' | 'doctor' | 'executive' | 'cataract' | 'cob' | 'accident' | 'notes'
>;
/** What an older event does not say means no. */
const correctable = (
  { classEntitled, upgrade, poli, doctor, executive = false, cataract = false, cob = null, accident, notes }: Asked,
  initialDiagnosis: Coded,
): LetterCorrection => ({
  ...{ classEntitled, upgrade, initialDiagnosis, poli, doctor, executive, cataract, cob, notes },
  accident: accident && { ...accident, follows: accident.follows ?? null },
});

export const letterOf = (row: Row, { data, meta }: RecordedEvent<'EligibilityLetterRecorded'>): LetterOfVisit => {
  const { number, issuedOn, care, classEntitled, referral, poli, doctorName, participantType, cob, notes } = data;
  const asked = row.letterRequest?.asked;
  return {
    ...{ number, issuedOn, care, classEntitled, referral, poli, doctorName, participantType, cob, notes },
    initialDiagnosis: data.initialDiagnosis && coded(data.initialDiagnosis),
    isIssued: data.request != null,
    asked: data.request != null && asked ? correctable(asked, asked.initialDiagnosis) : null,
    recorded: { by: data.recordedBy.name, at: meta.at },
  };
};

export const letterRequested = (row: Row, { data, meta }: RecordedEvent<'EligibilityLetterRequested'>): Row => {
  const { request, requestedBy, issuedOn, care, referral, controlLetter, controlDoctor = null, purpose } = data;
  return {
    ...row,
    letterRequest: {
      ...{ request, status: 'queued', requested: { by: requestedBy.name, at: meta.at }, problem: null },
      asked: {
        ...correctable(data, coded(data.initialDiagnosis)),
        ...{ issuedOn, care, referral, controlLetter, controlDoctor, purpose },
      },
    },
  };
};

const MOST_APPROVALS = 10;

export const approvalRequested = (row: Row, { data, meta }: RecordedEvent<'EligibilityApprovalRequested'>): Row => {
  const { approval, kind, issuedOn, requestedBy } = data;
  const asked = {
    ...{ approval, kind, issuedOn, status: 'queued' as const, problem: null },
    requested: { by: requestedBy.name, at: meta.at },
  };
  return { ...row, letterApprovals: [...row.letterApprovals, asked].slice(-MOST_APPROVALS) };
};

/** The submission of that number, as it stands then. */
export const approvalThat = (row: Row, approval: number, stands: Partial<Row['letterApprovals'][number]>): Row => ({
  ...row,
  letterApprovals: row.letterApprovals.map(each => (each.approval === approval ? { ...each, ...stands } : each)),
});

export const letterCorrectionRequested = (
  row: Row,
  { data, meta }: RecordedEvent<'EligibilityLetterCorrectionRequested'>,
): Row => ({
  ...row,
  letterCorrection: {
    ...{ correction: data.correction, asked: correctable(data, coded(data.initialDiagnosis)), problem: null },
    ...{ status: 'queued', requested: { by: data.requestedBy.name, at: meta.at } },
  },
});

export const letterCorrected = (row: Row, { data }: RecordedEvent<'EligibilityLetterCorrected'>): Row => {
  const asked = correctable(data, coded(data.initialDiagnosis));
  const { classEntitled, initialDiagnosis, cob, notes } = asked;
  const named = { poli: asked.poli?.name ?? null, doctorName: asked.doctor.name };
  return {
    ...{ ...row, letterCorrection: null },
    letter: row.letter && { ...row.letter, asked, classEntitled, initialDiagnosis, cob, notes, ...named },
  };
};
