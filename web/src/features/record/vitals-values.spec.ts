import { expect, it } from 'vitest';
import { decimalsOf, signs } from './vitals-values';

it('weighs to ten grams, and counts in whole numbers what is counted', () => {
  expect(signs.filter(sign => decimalsOf(sign) === 2)).toEqual(['weight']);
  expect(signs.filter(sign => decimalsOf(sign) === 0)).toEqual([
    'systolic',
    'diastolic',
    'pulse',
    'respiration',
    'oxygenSaturation',
    'painScore',
  ]);
});
