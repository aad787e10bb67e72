import type { Allergy } from '@alur/contracts/patient/rows';
import { allergiesMet, isChecked } from '@alur/contracts/prescription/allergy-match';
import { DOSE_DECIMALS, type LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionReview } from '@alur/contracts/prescription/review';

/** The groups of the review and their questions, in the order of the official form. */
export const reviewGroups = {
  administrative: ['patientIdentity', 'bodyMeasures', 'prescriberIdentity', 'dateAndUnit'],
  pharmaceutical: ['nameFormStrength', 'doseAndQuantity', 'stability', 'directions'],
  clinical: ['indicationDoseTime', 'duplication', 'allergy', 'contraindication', 'interaction'],
} as const;

export type ReviewGroup = keyof typeof reviewGroups;
export type ReviewCheck = (typeof reviewGroups)[ReviewGroup][number];
/** The checks that are ticked as *sesuai*. */
export type Met = Partial<Record<ReviewCheck, boolean>>;

export const allChecks: ReviewCheck[] = Object.values(reviewGroups).flat();
export const allMet: Met = Object.fromEntries(allChecks.map(check => [check, true]));
/** What *Semua sesuai* may tick: not the allergy check, where a line conflicts with an allergy or nobody could tell. */
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

/**
 * The medicines that are given for a line: the substitute instead of the prescribed one, or the components of a
 * compound.
 */
const givenIn = (line: LineRow, choice: LineChoice) =>
  line.kind === 'compound'
    ? line.components.map(({ medicineId: id, name }) => ({ id, name }))
    : [choice.substitute ?? { id: line.medicineId ?? 0, name: line.name }];

/** Whether an allergy could be overlooked: she has allergies, and the ingredients of the line are not known. */
export const isUnchecked = (line: LineRow, choice: LineChoice, allergies: readonly Allergy[]): boolean =>
  allergies.some(({ kind }) => kind === 'medicine') && givenIn(line, choice).some(medicine => !isChecked(medicine));

/** The allergies that a line conflicts with as it would be given. */
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
 * Base units that a component takes when fewer packs are made: the doctor's amount in proportion, rounded up to whole
 * units. This is an estimate; the server decides what is taken.
 */
export function takenFor(line: LineRow, component: LineRow['components'][number], packs: number | null): number {
  if (packs === null || packs === line.quantity || line.quantity === 0) return component.quantity;
  return Number.isInteger(component.quantity)
    ? Math.ceil((component.quantity * packs) / line.quantity - 1e-9)
    : Math.round((component.quantity * packs * 1000) / line.quantity) / 1000;
}

/**
 * The amount of a component in the packs that are made: where it is divided over all packs (DOMAIN 1.1), fewer packs
 * take their share.
 */
export function doseFor(line: LineRow, component: LineRow['components'][number], packs: number | null): number {
  if (line.method !== 'non_dtd' || packs === null || line.quantity === 0) return component.dose;
  const places = 10 ** DOSE_DECIMALS;
  return Math.round((component.dose * packs * places) / line.quantity) / places;
}
