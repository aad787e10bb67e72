import type { Allergy } from '@alur/contracts/patient/rows';
import { expect, it } from 'vitest';
import { warningsOf } from './allergy-check';
import { emptyLine, isUntouched, needOf, suggestedQuantity, writtenLineOf } from './form-lines';

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

it('warns of each allergy once, inside compounds too', () => {
  const compound = { ...emptyLine('compound', 'a'), components: [{ medicine: amoxicillin, dose: 100 }] };
  const single = { ...emptyLine('single', 'b'), medicine: amoxicillin };
  const known = [
    allergy({}),
    allergy({ allergyId: 2, substance: 'lain', medicineId: 7 }),
    allergy({ substance: 'udang' }),
  ];
  expect(warningsOf([compound], known)).toEqual(known.slice(0, 2));
  expect(warningsOf([compound, single], known)).toEqual(known.slice(0, 2));
  expect(warningsOf([emptyLine('single', 'c')], known)).toEqual([]);
});

it('warns of what the server told of a line, though the page sees nothing', () => {
  const [line, other] = [emptyLine('single', 'a'), emptyLine('single', 'b')];
  const brand = allergy({ substance: 'Panadol' });
  expect(warningsOf([line], [brand], [{ key: 'a', substance: 'Panadol' }])).toEqual([brand]);
  expect(warningsOf([other], [brand], [{ key: 'a', substance: 'Panadol' }])).toEqual([]);
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

it('knows a line on which nothing was written, whatever its key', () => {
  expect(isUntouched(emptyLine('single', 'a'))).toBe(true);
  expect(isUntouched(emptyLine('compound', 'a'))).toBe(true);
  expect(isUntouched({ ...emptyLine('single', 'a'), signa: '3 x 1' })).toBe(false);
  expect(isUntouched({ ...emptyLine('single', 'a'), medicine: amoxicillin })).toBe(false);
});
