import type { LineRow } from '@alur/contracts/prescription/lines';
import { expect, it } from 'vitest';
import {
  allergiesOf,
  allMet,
  doseFor,
  isAllMet,
  isUnchecked,
  metBut,
  quantityFault,
  reviewOf,
  takenFor,
  type LineChoice,
} from './approval';

const line = (over: Partial<LineRow>): LineRow => ({
  lineId: 1,
  kind: 'single',
  name: 'Amoksisilin 500 mg',
  medicineId: 3,
  form: 'tablet',
  method: null,
  quantity: 10,
  unit: 'tablet',
  signa: '3 x 1',
  route: null,
  days: null,
  iterations: 0,
  note: null,
  highAlert: false,
  medicineClass: null,
  components: [],
  approvedQuantity: null,
  substitute: null,
  dispensedQuantity: 0,
  stopped: false,
  ...over,
});

it('takes a quantity from nothing to what was prescribed', () => {
  expect([null, -1, 0, 2.5, 10, 11].map(quantity => quantityFault(line({}), quantity, true))).toEqual([
    'quantityMissing',
    'quantityNegative',
    null,
    null,
    null,
    'quantityAbove',
  ]);
});

it('knows which allergies a line meets as it would be given', () => {
  const allergy = (allergyId: number, substance: string, medicineId: number | null = null) =>
    ({ allergyId, substance, medicineId, kind: 'medicine', severity: 'severe', reaction: '' }) as const;
  const known = [allergy(1, 'Paracetamol'), allergy(2, 'Codeine'), allergy(3, 'lain', 8)];
  const met = (one: LineRow, substitute: LineChoice['substitute'] = null) =>
    allergiesOf(one, { quantity: 10, substitute }, known).map(({ allergyId }) => allergyId);
  const single = line({ name: 'Parasetamol 500 mg' });
  expect(met(single)).toEqual([1]);
  expect(met(single, { id: 8, name: 'Kodein 10 mg' })).toEqual([2, 3]);
  const component = { medicineId: 9, name: 'Kodein 10 mg', dose: 1, doseUnit: 'mg', quantity: 1, unit: 'tablet' };
  expect(met(line({ kind: 'compound', name: 'Parasetamol racikan', components: [component] }))).toEqual([2]);
});

it('does not say that no allergy is met where one is, or where nobody could look', () => {
  const known = [
    { allergyId: 1, substance: 'Penisilin', medicineId: null, kind: 'medicine', severity: 'severe', reaction: '' },
  ] as const;
  const as = { quantity: 10, substitute: null };
  expect(allergiesOf(line({}), as, known)).toEqual(known);
  expect(isUnchecked(line({}), as, known)).toBe(false);
  expect(isUnchecked(line({ name: 'Obat batuk Ibu' }), as, known)).toBe(true);
  expect(isUnchecked(line({ name: 'Obat batuk Ibu' }), as, [])).toBe(false);
  expect(metBut(true)).toEqual({ ...allMet, allergy: false });
  expect(isAllMet(metBut(false))).toBe(true);
});

it('makes whole packs only', () => {
  expect(quantityFault(line({ kind: 'compound' }), 4.5, true)).toBe('quantityWhole');
  expect(quantityFault(line({ kind: 'compound' }), 4, true)).toBeNull();
});

it('scales what a component takes, whole units staying whole', () => {
  const component = {
    medicineId: 3,
    name: 'Parasetamol 500 mg',
    dose: 120,
    doseUnit: 'mg',
    quantity: 3,
    unit: 'tablet',
  };
  expect(takenFor(line({ kind: 'compound', quantity: 10 }), component, 5)).toBe(2);
  expect(takenFor(line({ kind: 'compound', quantity: 10 }), component, 10)).toBe(3);
  expect(takenFor(line({ kind: 'compound', quantity: 10 }), { ...component, quantity: 2.4 }, 5)).toBe(1.2);
});

it.each([
  ['non_dtd', 20, 10, 5, 10],
  ['non_dtd', 20, 10, 10, 20],
  ['non_dtd', 20, 10, null, 20],
  ['non_dtd', 20, 7, 3, 8.5714],
  ['non_dtd', 0.0625, 10, 2, 0.0125],
  ['non_dtd', 20, 10, 0, 0],
  ['dtd', 2, 10, 5, 2],
] as const)('a %s dose of %d in %d packs is, of %s packs, %d', (method, dose, prescribedPacks, packs, scaled) => {
  const component = { medicineId: 3, name: 'Klorfeniramin 4 mg', dose, doseUnit: 'mg', quantity: 5, unit: 'tablet' };
  expect(doseFor(line({ kind: 'compound', method, quantity: prescribedPacks }), component, packs)).toBe(scaled);
});

it('counts what was not answered as not met', () => {
  expect(isAllMet(allMet)).toBe(true);
  expect(isAllMet({ ...allMet, allergy: false })).toBe(false);
  expect(reviewOf({ allergy: true }, '  ').clinical).toEqual({
    indicationDoseTime: false,
    duplication: false,
    allergy: true,
    contraindication: false,
    interaction: false,
  });
  expect(reviewOf({}, '  ').note).toBeNull();
});

it('takes no less than what was prescribed where the facility redeems nothing in parts', () => {
  expect([0, 9, 10, 11].map(quantity => quantityFault(line({}), quantity, false))).toEqual([
    'quantityPartial',
    'quantityPartial',
    null,
    'quantityAbove',
  ]);
});
