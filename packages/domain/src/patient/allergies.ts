import type { recordAllergy, removeAllergy } from '@alur/contracts/patient/commands';
import type { Targeted } from '../kernel/act.js';
import { ensure } from '../kernel/rejection.js';
import type { PatientEvent } from './events.js';
import { activePatient, type ActivePatient, type PatientState } from './patient.js';

const normal = (substance: string) => substance.trim().toLocaleLowerCase('id');

type Known = Pick<ActivePatient['allergies'][number], 'kind' | 'substance'>;

const isAmong = (allergies: readonly Known[], { kind, substance }: Known): boolean =>
  allergies.some(each => each.kind === kind && normal(each.substance) === normal(substance));

/** Allergies on another record of the same person that this one does not have. */
export const missingAllergies = (state: ActivePatient, other: Pick<ActivePatient, 'allergies'>): PatientEvent[] =>
  other.allergies
    .filter(allergy => !isAmong(state.allergies, allergy))
    .map((allergy, index) => ({
      type: 'AllergyRecorded',
      data: { ...allergy, patientId: state.patientId, allergyId: state.allergiesEver + 1 + index },
    }));

export const recordedAllergy = (command: Targeted<typeof recordAllergy>, state: PatientState): PatientEvent[] => {
  const { patientId, allergies, allergiesEver } = activePatient(state);
  const { kind, substance, medicineId, severity, reaction } = command;
  ensure(!isAmong(allergies, { kind, substance }), 'patient.allergy-exists', {}, 'substance');
  const allergyId = allergiesEver + 1;
  return [{ type: 'AllergyRecorded', data: { patientId, allergyId, kind, substance, medicineId, severity, reaction } }];
};

export const removedAllergy = (command: Targeted<typeof removeAllergy>, state: PatientState): PatientEvent[] => {
  const { patientId, allergies } = activePatient(state);
  const { allergyId, reason } = command;
  ensure(
    allergies.some(each => each.allergyId === allergyId),
    'patient.allergy-not-found',
  );
  return [{ type: 'AllergyRemoved', data: { patientId, allergyId, reason } }];
};
