import type { CheckedRow } from '@alur/domain/care/patient-batch';
import type { ImportDuplicate } from '@alur/contracts/patient-import/rows';
import { normalName } from '@alur/domain/patient/search-keys';

/** Data of a valid row by which duplicates are found. */
export interface Candidate {
  row: number;
  name: string;
  birthDate: string | null;
  nik: string | null;
  bpjs: string | null;
  passport: string | null;
  recordNumber: string | null;
}

export type Hash = (kind: string, value: string) => string;
export type Reason = ImportDuplicate['reason'];

export const candidateOf = ({ row, body }: Pick<CheckedRow, 'row' | 'body'>): Candidate => ({
  row,
  name: body.name,
  birthDate: body.birthDate,
  nik: body.idCardNumber,
  bpjs: body.bpjsNo,
  passport: body.passportNumber,
  recordNumber: body.recordNumber,
});

const reasons = ['nik', 'bpjs', 'passport'] as const;
export const nameKey = (name: string, birthDate: string): string => `${normalName(name)}|${birthDate}`;

/** Keys for finding duplicates: keyed hashes of numbers, and name with birth date. */
export const keysOf = (candidate: Candidate, hash: Hash): [Reason, string][] => [
  ...reasons.flatMap((reason): [Reason, string][] => {
    const value = candidate[reason];
    return value === null ? [] : [[reason, hash(reason, value)]];
  }),
  ...(candidate.birthDate === null
    ? []
    : [['name-and-birth-date', nameKey(candidate.name, candidate.birthDate)] as [Reason, string]]),
];
