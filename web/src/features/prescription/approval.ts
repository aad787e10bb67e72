import type { Allergy } from '@alur/contracts/patient/rows';
import { allergiesMet, isChecked } from '@alur/contracts/prescription/allergy-match';
import { DOSE_DECIMALS, type LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionReview } from '@alur/contracts/prescription/review';

/** The review's groups and what is asked in each, in the order of the official form. */
export const reviewGroups = {
  administrative: ['patientIdentity', 'bodyMeasures', 'prescriberIdentity', 'dateAndUnit'],
  pharmaceutical: ['nameFormStrength', 'doseAndQuantity', 'stability', 'directions'],
  clinical: ['indicationDoseTime', 'duplication', 'allergy', 'contraindication', 'interaction'],
} as const;

export type ReviewGroup = keyof typeof reviewGroups;
export type ReviewCheck = (typeof reviewGroups)[ReviewGroup][number];
/** What is *sesuai*, by check. */
export type Met = Partial<Record<ReviewCheck, boolean>>;

export const allChecks: ReviewCheck[] = Object.values(reviewGroups).flat();
export const allMet: Met = Object.fromEntries(allChecks.map(check => [check, true]));
/** What *Semua sesuai* may tick: not that there is no allergy, where one is met or nobody could look. */
export const metBut = (allergy: boolean): Met => (allergy ? { ...allMet, allergy: false } : allMet);
export const isAllMet = (met: Met): boolean => allChecks.every(check => met[check]);

export function reviewOf(met: Met, note: string): PrescriptionReview {
  const group = (name: ReviewGroup) =>
    Object.fromEntries(reviewGroups[name].map(check => [check, met[check] ?? false]));
  return {
    administrative: group('administrative'),
    pharmaceutical: group('pharmaceutical'),
    clinical: group('clinical'),
    note: note.trim() || null,
  } as PrescriptionReview;
}

export interface LineChoice {
  quantity: number | null;
  substitute: { id: number; name: string } | null;
}

export const prescribed = (line: LineRow): LineChoice => ({ quantity: line.quantity, substitute: null });

/** The medicines of a line as it would be given: another one instead, or what a compound is made of. */
const givenIn = (line: LineRow, choice: LineChoice) =>
  line.kind === 'compound'
    ? line.components.map(({ medicineId: id, name }) => ({ id, name }))
    : [choice.substitute ?? { id: line.medicineId ?? 0, name: line.name }];

/** Whether an allergy could be overlooked: she has some, and what is in the line is not known. */
export const isUnchecked = (line: LineRow, choice: LineChoice, allergies: readonly Allergy[]): boolean =>
  allergies.some(({ kind }) => kind === 'medicine') && givenIn(line, choice).some(medicine => !isChecked(medicine));

/** The allergies that a line meets as it would be given. */
export function allergiesOf(line: LineRow, choice: LineChoice, allergies: readonly Allergy[]): Allergy[] {
  const given = givenIn(line, choice);
  return allergies.filter(allergy => given.some(medicine => allergiesMet(medicine, [allergy]).length > 0));
}

export type QuantityFault =
  | 'quantityMissing'
  | 'quantityNegative'
  | 'quantityAbove'
  | 'quantityWhole'
  | 'quantityPartial';

/** SPEC section 5; a pack cannot be halved; less than prescribed where the facility redeems in parts (DOMAIN 2.5). */
export function quantityFault(line: LineRow, quantity: number | null, partial: boolean): QuantityFault | null {
  if (quantity === null) return 'quantityMissing';
  if (quantity < 0) return 'quantityNegative';
  if (quantity > line.quantity) return 'quantityAbove';
  if (line.kind === 'compound' && !Number.isInteger(quantity)) return 'quantityWhole';
  if (quantity < line.quantity && !partial) return 'quantityPartial';
  return null;
}

/**
 * Base units that a component takes when fewer packs are made. The doctor's amount scaled and rounded
 * up to whole units, as far as it can be told here; what is taken is the server's to say.
 */
export function takenFor(line: LineRow, component: LineRow['components'][number], packs: number | null): number {
  if (packs === null || packs === line.quantity || line.quantity === 0) return component.quantity;
  return Number.isInteger(component.quantity)
    ? Math.ceil((component.quantity * packs) / line.quantity - 1e-9)
    : Math.round((component.quantity * packs * 1000) / line.quantity) / 1000;
}

/** The amount of a component in the packs that are made: of what is divided over all packs (DOMAIN 1.1) fewer take their part. */
export function doseFor(line: LineRow, component: LineRow['components'][number], packs: number | null): number {
  if (line.method !== 'non_dtd' || packs === null || line.quantity === 0) return component.dose;
  const places = 10 ** DOSE_DECIMALS;
  return Math.round((component.dose * packs * places) / line.quantity) / places;
}
