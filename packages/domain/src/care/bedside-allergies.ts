import { allergiesMet } from '@alur/contracts/prescription/allergy-match';
import type { MedicationState } from '../medication/medication.js';
import type { PrescriptionState } from '../prescription/prescription.js';
import type { Medicines } from '../compounding.js';
import type { KnownAllergies } from './known-allergies.js';

/** Those of the allergies that concern these medicines. */
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

/** Ids of the contents: the medicine itself, or the components of a compounded line of the prescription. */
export const contentsOf = (state: MedicationState | undefined, prescribed: PrescriptionState | undefined): number[] => {
  if (state === undefined || state.status === 'none') return [];
  if (state.medicineId !== null) return [state.medicineId];
  if (prescribed === undefined || prescribed.status === 'none') return [];
  const line = prescribed.lines.find(({ lineId }) => lineId === state.lineId);
  return [...new Set(line?.components.map(({ medicineId }) => medicineId))];
};
