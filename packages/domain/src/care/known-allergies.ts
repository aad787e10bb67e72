import type { Allergy } from '@alur/contracts/patient/rows';
import { checks, known } from '../kernel/aggregate.js';
import { patient, type PatientState } from '../patient/patient.js';

/** Her record, and the record that it was merged into, where allergies have been recorded since (DOMAIN 10). */
export const recordsOf = (patientId: number | undefined, loaded: { readonly patient?: PatientState }) => {
  const own = loaded.patient;
  return {
    patient: patientId === undefined ? undefined : checks(patient, patientId),
    survivor: own?.status === 'merged' ? checks(patient, own.into) : undefined,
  };
};

/** Her known allergies, by the record that numbers them. */
export interface KnownAllergies {
  readonly recordId: number;
  readonly allergies: readonly Allergy[];
}

/** What `recordsOf` names, as it was loaded. */
export interface PatientRecords {
  patient?: PatientState | undefined;
  survivor?: PatientState | undefined;
}

/** The records are checked, so that the decision is repeated if an allergy is recorded while it is made. */
export const knownAllergies = ({ patient: own, survivor }: PatientRecords): KnownAllergies => {
  const it = known(survivor ?? own);
  return { recordId: it?.patientId ?? 0, allergies: it?.allergies ?? [] };
};

export const allergiesOf = (records: PatientRecords): readonly Allergy[] => knownAllergies(records).allergies;
