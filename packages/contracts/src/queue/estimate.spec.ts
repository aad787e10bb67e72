import { expect, test } from 'vitest';
import { displayNumber } from './display-number.js';
import { estimatedWaitSeconds } from './estimate.js';

test('DOMAIN 1.1: the display number is the prefix and three digits', () => {
  expect([displayNumber('A', 1), displayNumber('A1', 21), displayNumber('B', 1234)]).toEqual([
    'A-001',
    'A1-021',
    'B-1234',
  ]);
});

test('DOMAIN 1.1: service minutes × 60 × (remaining − 1), never negative', () => {
  expect(estimatedWaitSeconds(10, 4)).toBe(1800);
  expect(estimatedWaitSeconds(10, 1)).toBe(0);
  expect(estimatedWaitSeconds(10, 0)).toBe(0);
});
