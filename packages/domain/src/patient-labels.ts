import { ageOn } from '@alur/contracts/patient/age';
import type { Gender } from '@alur/contracts/kernel/enums';
import { ERASED } from './kernel/event.js';
import type { RecordedEvent } from './vocabulary.js';

interface OfPerson {
  patientId: number | null;
  /** The patient's present record: another one if hers was merged into it. */
  personId: number | null;
}
interface Labelled extends OfPerson {
  patientName: string;
  recordNumber: string;
}
interface Aged {
  date: string;
  gender: Gender;
  age: string | null;
}

/** A person's labels, as events carry them. */
export interface PersonLabels {
  name: string;
  recordNumber: string;
  gender: Gender;
  birthDate: string | null;
}

/**
 * Keeps rows that show a person up to date: a correction reaches all her rows, merging two records brings the rows of
 * both under the remaining record's labels, and an erasure blanks them all.
 */
export const labelledBy = <R extends OfPerson>(
  labelled: (row: R, labels: PersonLabels) => R,
  erased: (row: R) => R,
) => ({
  PatientIdentityCorrected: {
    where: ({ data }: RecordedEvent<'PatientIdentityCorrected'>) => ({ personId: data.patientId }) as Partial<R>,
    next: (row: R, { data }: RecordedEvent<'PatientIdentityCorrected'>): R => labelled(row, data),
  },
  PatientsMerged: {
    where: ({ data }: RecordedEvent<'PatientsMerged'>) => ({ patientId: data.mergedId }) as Partial<R>,
    next: (row: R, { data }: RecordedEvent<'PatientsMerged'>): R =>
      labelled({ ...row, personId: data.patientId }, data),
  },
  PatientsUnmerged: {
    where: ({ data }: RecordedEvent<'PatientsUnmerged'>) => ({ patientId: data.mergedId }) as Partial<R>,
    next: (row: R, { data }: RecordedEvent<'PatientsUnmerged'>): R =>
      labelled({ ...row, personId: row.patientId }, data),
  },
  PatientErased: {
    where: ({ data }: RecordedEvent<'PatientErased'>) => ({ personId: data.patientId }) as Partial<R>,
    next: erased,
  },
});

const named = <R extends Labelled>(row: R, { name, recordNumber }: PersonLabels): R => ({
  ...row,
  patientName: name,
  recordNumber,
});

/** The row after erasure: without the person's name and record number. */
export const nameless = <R extends Labelled>(row: R): R => ({ ...row, patientName: ERASED, recordNumber: ERASED });

/** Keeps a patient's name and record number up to date. `erased` blanks what else the row shows of her. */
export const patientLabels = <R extends Labelled>(erased: (row: R) => R = nameless) => labelledBy<R>(named, erased);

/** The same, with what depends on gender and birth date: the age on the row's day. */
export const agedPatientLabels = <R extends Labelled & Aged>(erased: (row: R) => R = row => row) =>
  labelledBy<R>(
    (row, labels) => ({ ...named(row, labels), gender: labels.gender, age: ageOn(labels.birthDate, row.date) }),
    row => erased({ ...nameless(row), age: null }),
  );
