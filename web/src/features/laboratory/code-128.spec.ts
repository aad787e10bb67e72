import { expect, test } from 'vitest';
import { code128, valuesOf } from './code-128';

test('an even number of digits stands in pairs, an odd one after its first', () => {
  expect(valuesOf('1234')).toEqual([105, 12, 34]);
  expect(valuesOf('26112500123')).toEqual([104, 18, 99, 61, 12, 50, 1, 23]);
});

test('each sign is eleven wide, the stop thirteen', () => {
  const widths = code128('26112500123');
  // Start, a digit, the switch of code set, five pairs and the check symbol are nine symbols; the stop follows.
  expect(widths).toHaveLength(9 * 6 + 7);
  expect(widths.reduce((sum, each) => sum + each, 0)).toBe(9 * 11 + 13);
});

test('the check is that of the standard: 105 + 1 × 12 + 2 × 34 is 82 of 103', () => {
  expect(code128('1234').slice(18, 24).join('')).toBe('121241');
});
