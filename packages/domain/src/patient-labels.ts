import { ageOn } from '@alur/contracts/patient/age';
import type { Gender } from '@alur/contracts/kernel/enums';
import { ERASED } from './kernel/event.js';
import type { RecordedEvent } from './vocabulary.js';

interface OfPerson {
  patientId: number | null;
  /** The patient as she is known now: another record, if hers was merged into it. */
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

/** What a person is called, as an event tells it. */
export interface PersonLabels {
  name: string;
  recordNumber: string;
  gender: Gender;
  birthDate: string | null;
}

/**
 * Rows that show a person are right whatever is known of her later: a correction reaches every row of hers, merging two
 * records brings the rows of both together under what the remaining one says, and an erasure blanks them all.
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

/** What an erasure leaves of a person's name and record number. */
export const nameless = <R extends Labelled>(row: R): R => ({ ...row, patientName: ERASED, recordNumber: ERASED });

/** A patient's name and record number on a row stay right. `erased` blanks what else the row keeps of her. */
export const patientLabels = <R extends Labelled>(erased: (row: R) => R = nameless) => labelledBy<R>(named, erased);

/** The same, and what follows from gender and birth date: the age on the row's day. */
export const agedPatientLabels = <R extends Labelled & Aged>(erased: (row: R) => R = row => row) =>
  labelledBy<R>(
    (row, labels) => ({ ...named(row, labels), gender: labels.gender, age: ageOn(labels.birthDate, row.date) }),
    row => erased({ ...nameless(row), age: null }),
  );
