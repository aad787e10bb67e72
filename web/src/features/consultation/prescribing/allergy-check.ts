import type { Allergy } from '@alur/contracts/patient/rows';
import { allergiesMet } from '@alur/contracts/prescription/allergy-match';
import { medicinesOf, type FormLine } from './form-lines';

/** The patient's allergies as the page knows them. */
export interface KnownAllergies {
  /** None until they are here: that is not the same as having none. */
  list: readonly Allergy[] | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** What the server refused a line for: it knows of a brand, or of an allergy, that the page does not. */
export interface Told {
  key: string;
  substance: string;
}

/** Every allergy that the lines touch, each once. */
export const warningsOf = (
  lines: readonly FormLine[],
  allergies: readonly Allergy[],
  told: readonly Told[] = [],
): Allergy[] =>
  allergies.filter(allergy =>
    lines.some(
      line =>
        told.some(({ key, substance }) => key === line.key && substance === allergy.substance) ||
        medicinesOf(line).some(medicine => allergiesMet(medicine, [allergy]).length > 0),
    ),
  );
