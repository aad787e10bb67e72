import { expect, test } from 'vitest';
import { percentOf } from './percent.js';

test.each([
  [1_005, 50, 503],
  [1_000, 12.5, 125],
  [3_000, 1.15, 35],
  [3_000, 1.14, 34],
  [150, 0.33, 0],
  [150, 0.34, 1],
  [300_000, 33.333, 99_999],
])('of %i, %f percent is %i', (amount, percent, part) => expect(percentOf(amount, percent)).toBe(part));

test('is what whole numbers come to, whatever the percentage', () => {
  for (const amount of [0, 1, 99, 150, 1_005, 3_000, 12_345, 999_999_999])
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 7) {
      const exact = (BigInt(amount) * BigInt(hundredths) + 5_000n) / 10_000n;
      expect(percentOf(amount, hundredths / 100)).toBe(Number(exact));
    }
});
