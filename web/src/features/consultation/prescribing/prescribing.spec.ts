import type { Allergy } from '@alur/contracts/patient/rows';
import { expect, it } from 'vitest';
import { allergyTo, warningsOf } from './allergy-check';
import { emptyLine, needOf, suggestedQuantity, writtenLineOf } from './form-lines';

const amoxicillin = { id: 7, name: 'Amoksisilin 500 mg', baseUnit: 'tablet', strength: 500, strengthUnit: 'mg' };
const allergy = (change: Partial<Allergy>): Allergy => ({
  allergyId: 1,
  kind: 'medicine',
  substance: 'amoksisilin',
  medicineId: null,
  severity: 'unknown',
  reaction: '',
  ...change,
});

it('warns of the medicine itself and of its substance, not of another', () => {
  expect(allergyTo(amoxicillin, [allergy({})])).toBeDefined();
  expect(allergyTo(amoxicillin, [allergy({ substance: 'lain', medicineId: 7 })])).toBeDefined();
  expect(allergyTo(amoxicillin, [allergy({ substance: 'udang' })])).toBeUndefined();
});

it('looks inside compounds', () => {
  const line = { ...emptyLine('compound', 'a'), components: [{ medicine: amoxicillin, dose: 100 }] };
  expect(warningsOf([line], [allergy({})])).toHaveLength(1);
});

it('forecasts what a component takes', () => {
  expect(needOf({ medicine: amoxicillin, dose: 120 }, { packs: 10, method: 'dtd' })).toBe(3);
  expect(needOf({ medicine: { ...amoxicillin, strength: 4 }, dose: 12 }, { packs: 10, method: 'non_dtd' })).toBe(3);
});

it('offers the quantity of a course', () => {
  expect(suggestedQuantity(3, 1, 5)).toBe(15);
  expect(suggestedQuantity(3, null, null)).toBeNull();
});

it('sends an unfilled number as one that the shape refuses', () => {
  expect(writtenLineOf(emptyLine('single', 'a'))).toMatchObject({ kind: 'single', medicineId: 0, quantity: 0 });
});
