import type { Gender } from '../../kernel/enums.js';
import type { FittingPatients } from './ready-forms.js';

/** Months of an age as rows have it, an ISO duration in one unit; null where it is not known. */
const monthsOf = (age: string | null): number | null => {
  const [, count, unit] = /^P(\d+)([YMD])$/.exec(age ?? '') ?? [];
  if (count === undefined) return null;
  if (unit === 'D') return 0;
  return Number(count) * (unit === 'Y' ? 12 : 1);
};

/** Whether a form is offered for a patient of this gender and age; of an unknown age every form is. */
export const fitsPatient = (
  { gender, from, before }: FittingPatients,
  patient: { gender: Gender; age: string | null },
): boolean => {
  const months = monthsOf(patient.age);
  const isOfAge = months === null || (months >= (from ?? 0) && (before === undefined || months < before));
  return isOfAge && (gender === undefined || gender === patient.gender);
};
