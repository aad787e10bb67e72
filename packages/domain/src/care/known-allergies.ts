import type { Allergy } from '@alur/contracts/patient/rows';
import { checks, known } from '../kernel/aggregate.js';
import { patient, type PatientState } from '../patient/patient.js';

/** Her record, and where it was merged the one that was kept, on which allergies are recorded since (DOMAIN 10). */
export const recordsOf = (patientId: number | undefined, loaded: { readonly patient?: PatientState }) => {
  const own = loaded.patient;
  return {
    patient: patientId === undefined ? undefined : checks(patient, patientId),
    kept: own?.status === 'merged' ? checks(patient, own.into) : undefined,
  };
};

/** What she is known not to tolerate, by the record that numbers it. */
export interface KnownAllergies {
  readonly recordId: number;
  readonly allergies: readonly Allergy[];
}

interface Records {
  patient?: PatientState | undefined;
  kept?: PatientState | undefined;
}

/** Checked, not read: one recorded while this is decided makes it be decided again. */
export const knownAllergies = ({ patient: own, kept }: Records): KnownAllergies => {
  const it = known(kept ?? own);
  return { recordId: it?.patientId ?? 0, allergies: it?.allergies ?? [] };
};

export const allergiesOf = (records: Records): readonly Allergy[] => knownAllergies(records).allergies;
