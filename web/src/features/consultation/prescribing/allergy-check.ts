import type { Allergy } from '@alur/contracts/patient/rows';
import { medicinesOf, type ChosenMedicine, type FormLine } from './form-lines';

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length >= 4);

/**
 * The recorded allergy that a medicine touches: the same medicine, or the substance's word in its name. Better one
 * warning too many: whoever prescribes decides.
 */
export function allergyTo(medicine: ChosenMedicine, allergies: readonly Allergy[]): Allergy | undefined {
  const names = words(`${medicine.name} ${medicine.brand ?? ''}`);
  return allergies.find(
    ({ medicineId, substance }) =>
      medicineId === medicine.id ||
      words(substance).some(word => names.some(name => name.startsWith(word) || word.startsWith(name))),
  );
}

/** Every allergy that a prescription touches, each once. */
export function warningsOf(lines: readonly FormLine[], allergies: readonly Allergy[]): Allergy[] {
  const found = lines.flatMap(medicinesOf).flatMap(medicine => allergyTo(medicine, allergies) ?? []);
  return [...new Set(found)];
}
