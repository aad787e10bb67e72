import type { Gender } from '../../kernel/enums.js';
import { monthsOf } from '../../patient/age.js';
import type { FittingPatients } from './ready-forms.js';

/** Whether a form is offered for a patient of this gender and age; of an unknown age every form is. */
export const fitsPatient = (
  { gender, from, before }: FittingPatients,
  patient: { gender: Gender; age: string | null },
): boolean => {
  const months = monthsOf(patient.age);
  const isOfAge = months === null || (months >= (from ?? 0) && (before === undefined || months < before));
  return isOfAge && (gender === undefined || gender === patient.gender);
};
