import type { Allergy } from '@alur/contracts/patient/rows';
import { allergiesMet } from '@alur/contracts/prescription/allergy-match';
import type { MedicationState } from '../medication/medication.js';
import type { PatientState } from '../patient/patient.js';
import type { PrescriptionState } from '../prescription/prescription.js';
import type { Medicines } from '../prescription/writing.js';

/** What a patient must not have, by the record that says so. */
export interface KnownAllergies {
  readonly recordId: number;
  readonly allergies: readonly Allergy[];
}

/** As they stand on her record, or on the one that hers was merged into. */
export const knownAllergies = (records: {
  patient?: PatientState | undefined;
  kept?: PatientState | undefined;
}): KnownAllergies => {
  const known = records.kept ?? records.patient;
  return known && known.status !== 'none'
    ? { recordId: known.patientId, allergies: known.allergies }
    : { recordId: 0, allergies: [] };
};

/** Those of them that these medicines meet. */
export const metBy = (
  medicineIds: readonly number[],
  medicines: Medicines,
  { recordId, allergies }: KnownAllergies,
): KnownAllergies => ({
  recordId,
  allergies: allergies.filter(allergy =>
    medicineIds.some(id => {
      const facts = medicines.get(id);
      return facts !== undefined && allergiesMet({ ...facts, id }, [allergy]).length > 0;
    }),
  ),
});

/** What is in it: the medicine, or of a compounded one what the prescription has in that line. */
export const contentsOf = (state: MedicationState | undefined, script: PrescriptionState | undefined): number[] => {
  if (state === undefined || state.status === 'none') return [];
  if (state.medicineId !== null) return [state.medicineId];
  if (script === undefined || script.status === 'none') return [];
  const line = script.lines.find(({ lineId }) => lineId === state.lineId);
  return [...new Set(line?.components.map(({ medicineId }) => medicineId))];
};
