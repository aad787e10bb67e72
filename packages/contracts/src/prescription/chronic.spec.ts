import { expect, test } from 'vitest';
import { daysIn, daysOfLine } from './chronic.js';

test.each([
  ['1 x 1 tablet', 30, 30],
  ['1 x 1 tablet', 31, 31],
  ['2 x 1 tablet', 60, 30],
  ['2 dd 1/2', 60, 60],
  ['2 x 500 mg', 60, 30],
  ['3 x 2 tablet sesudah makan', 60, 10],
  ['1 x 0,5 tablet', 16, 32],
  ['tiap 12 jam', 60, 30],
  ['bila perlu, maksimal 3 x 1 tablet', 10, 4],
  ['dioleskan tipis', 1, null],
])('%s, %d of it, are for %s days', (signa, quantity, days) => {
  expect(daysIn({ signa, quantity, unit: 'tablet' })).toBe(days);
});

test('a line is for as long as it says, or as its quantity comes to', () => {
  expect(daysOfLine({ unit: 'tablet', signa: '1 x 1', quantity: 10, days: 30 })).toBe(30);
  expect(daysOfLine({ unit: 'tablet', signa: '1 x 1', quantity: 45, days: 30 })).toBe(45);
  expect(daysOfLine({ unit: 'tablet', signa: 'dioleskan', quantity: 1, days: null })).toBe(0);
});
