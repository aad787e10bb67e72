import type { Allergy } from '@alur/contracts/patient/rows';
import type { LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { allergiesMet, isChecked } from '@alur/contracts/prescription/allergy-match';
import { medicinesOf, type FormLine } from './form-lines';

/** The patient's allergies as far as the page has fetched them. */
export interface KnownAllergies {
  /** Undefined until they have been fetched, which does not mean that she has none. */
  list: readonly Allergy[] | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** An allergy for which the server refused a line: it knows of a brand, or of an allergy, that the page does not. */
export interface AcknowledgedAllergy {
  key: string;
  substance: string;
}

/** Every allergy that the lines conflict with, each once. */
export const warningsOf = (
  lines: readonly FormLine[],
  allergies: readonly Allergy[],
  acknowledged: readonly AcknowledgedAllergy[] = [],
): Allergy[] =>
  allergies.filter(allergy =>
    lines.some(
      line =>
        acknowledged.some(({ key, substance }) => key === line.key && substance === allergy.substance) ||
        medicinesOf(line).some(medicine => allergiesMet(medicine, [allergy]).length > 0),
    ),
  );

const medicinesIn = (line: LineRow) =>
  line.kind === 'compound'
    ? line.components.map(({ medicineId: id, name }) => ({ id, name }))
    : [{ id: line.medicineId ?? 0, name: line.name }];

/** The allergies, as known now, that a saved line conflicts with, whenever they were recorded. */
export const metByLine = (line: LineRow, allergies: readonly Allergy[]): Allergy[] =>
  allergies.filter(allergy => medicinesIn(line).some(medicine => allergiesMet(medicine, [allergy]).length > 0));

/**
 * Whether a conflict could be overlooked in a saved line: she has allergies, and the line's ingredients are not known.
 */
export const isLineUnchecked = (line: LineRow, allergies: readonly Allergy[]): boolean =>
  allergies.some(({ kind }) => kind === 'medicine') && medicinesIn(line).some(medicine => !isChecked(medicine));

const underWay: readonly PrescriptionRow['status'][] = ['written', 'queue', 'returned'];

/** The medicines still to be given that conflict with an allergy, each with it: "Amoksisilin 500 mg (Penisilin)". */
export const givenAgainst = (rows: readonly PrescriptionRow[], allergies: readonly Allergy[]): string[] =>
  rows
    .filter(({ status }) => underWay.includes(status))
    .flatMap(({ lines }) => lines)
    .flatMap(line => {
      const met = metByLine(line, allergies);
      return met.length === 0 ? [] : `${line.name} (${met.map(({ substance }) => substance).join(', ')})`;
    });
