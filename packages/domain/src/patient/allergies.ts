import type { recordAllergy, removeAllergy } from '@alur/contracts/patient/commands';
import type { Targeted } from '../kernel/act.js';
import { ensure } from '../kernel/rejection.js';
import type { PatientEvent } from './events.js';
import { activePatient, type PatientState } from './patient.js';

const normal = (substance: string) => substance.trim().toLocaleLowerCase('id');

export const recordedAllergy = (command: Targeted<typeof recordAllergy>, state: PatientState): PatientEvent[] => {
  const { patientId, allergies, allergiesEver } = activePatient(state);
  const { kind, substance, medicineId, severity, reaction } = command;
  const known = allergies.some(each => each.kind === kind && normal(each.substance) === normal(substance));
  ensure(!known, 'patient.allergy-exists', {}, 'substance');
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
