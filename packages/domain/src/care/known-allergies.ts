import type { Allergy } from '@alur/contracts/patient/rows';
import { checks } from '../kernel/aggregate.js';
import { patient, type PatientState } from '../patient/patient.js';

/** Her record, and where it was merged the one that was kept, on which allergies are recorded since (DOMAIN 10). */
export const recordsOf = (patientId: number | undefined, loaded: { readonly patient?: PatientState }) => {
  const own = loaded.patient;
  return {
    patient: patientId === undefined ? undefined : checks(patient, patientId),
    kept: own?.status === 'merged' ? checks(patient, own.into) : undefined,
  };
};

/** What she is known not to tolerate. Checked, not read: one recorded while this is decided makes it be decided again. */
export const allergiesOf = (records: {
  patient: PatientState | undefined;
  kept: PatientState | undefined;
}): readonly Allergy[] => {
  const known = records.kept ?? records.patient;
  return known && known.status !== 'none' ? known.allergies : [];
};
