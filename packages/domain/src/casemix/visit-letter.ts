import type { LetterCorrection } from '@alur/contracts/casemix/commands';
import type { CasemixVisitStored, Coded, LetterOfVisit } from '@alur/contracts/casemix/rows';
import type { RecordedEvent } from '../vocabulary.js';

type Row = CasemixVisitStored;

export const coded = ({ code, display }: { code: string; display: string }) => ({ code, name: display });

type Asked = Pick<LetterCorrection, 'classEntitled' | 'upgrade' | 'poli' | 'doctor' | 'accident' | 'notes'>;
const correctable = (
  { classEntitled, upgrade, poli, doctor, accident, notes }: Asked,
  initialDiagnosis: Coded,
): LetterCorrection => ({ classEntitled, upgrade, initialDiagnosis, poli, doctor, accident, notes });

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
  const { request, requestedBy, issuedOn, care, classEntitled, upgrade, referral, poli, doctor } = data;
  const { controlLetter, controlDoctor = null, purpose, accident, notes } = data;
  return {
    ...row,
    letterRequest: {
      ...{ request, status: 'queued', requested: { by: requestedBy.name, at: meta.at }, problem: null },
      asked: {
        ...{ issuedOn, care, classEntitled, upgrade, referral, poli, doctor, controlLetter, controlDoctor },
        ...{ purpose, accident, notes },
        initialDiagnosis: coded(data.initialDiagnosis),
      },
    },
  };
};

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
  const { classEntitled, initialDiagnosis, notes } = asked;
  const named = { poli: asked.poli?.name ?? null, doctorName: asked.doctor.name };
  return {
    ...{ ...row, letterCorrection: null },
    letter: row.letter && { ...row.letter, asked, classEntitled, initialDiagnosis, notes, ...named },
  };
};
