import { ageOn } from '@alur/contracts/patient/age';
import type { Gender } from '@alur/contracts/kernel/enums';
import { ERASED, type Seen } from './kernel/event.js';
import type { Vocabulary } from './vocabulary.js';

interface Labelled {
  patientId: number;
  patientName: string;
  recordNumber: string;
}
interface Aged {
  date: string;
  gender: Gender;
  age: string | null;
}
type Corrected = Seen<Extract<Vocabulary, { type: 'PatientIdentityCorrected' }>>;

const ofPatient = (event: { data: { patientId: number } }) => ({ patientId: event.data.patientId });

type Merged = Seen<Extract<Vocabulary, { type: 'PatientsMerged' }>>;
type Unmerged = Seen<Extract<Vocabulary, { type: 'PatientsUnmerged' }>>;

/** Whose visit a row is, under whichever record it was made: merging the records brings her visits together. */
export const personOf = <R extends { patientId: number; personId: number }>() => ({
  PatientsMerged: {
    where: ({ data }: Merged) => ({ patientId: data.mergedId }) as Partial<R>,
    next: (row: R, { data }: Merged): R => ({ ...row, personId: data.patientId }),
  },
  PatientsUnmerged: {
    where: ({ data }: Unmerged) => ({ patientId: data.mergedId }) as Partial<R>,
    next: (row: R): R => ({ ...row, personId: row.patientId }),
  },
});

/** A patient's name and record number on a row stay right: a correction or an erasure reaches every row with them. */
export const patientLabels = <R extends Labelled>() => ({
  PatientIdentityCorrected: {
    where: (event: Corrected) => ofPatient(event) as Partial<R>,
    next: (row: R, { data }: Corrected): R => ({ ...row, patientName: data.name, recordNumber: data.recordNumber }),
  },
  PatientErased: {
    where: (event: Seen<Extract<Vocabulary, { type: 'PatientErased' }>>) => ofPatient(event) as Partial<R>,
    next: (row: R): R => ({ ...row, patientName: ERASED, recordNumber: ERASED }),
  },
});

/** The same, and what follows from gender and birth date: the age on the row's day. */
export const agedPatientLabels = <R extends Labelled & Aged>() => {
  const labels = patientLabels<R>();
  return {
    PatientIdentityCorrected: {
      where: labels.PatientIdentityCorrected.where,
      next: (row: R, event: Corrected): R => ({
        ...labels.PatientIdentityCorrected.next(row, event),
        gender: event.data.gender,
        age: ageOn(event.data.birthDate, row.date),
      }),
    },
    PatientErased: {
      where: labels.PatientErased.where,
      next: (row: R): R => ({ ...labels.PatientErased.next(row), age: null }),
    },
  };
};
