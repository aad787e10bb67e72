import { expect, test } from 'vitest';
import { isSessionOver } from './session.js';

test.each([
  ['2026-11-25', '12:01', true],
  ['2026-11-25', '12:00', false],
  ['2026-11-25', '07:00', false],
  ['2026-11-26', '12:01', false],
])('hours until 12:00 of %s are over at %s: %s', (date, clock, isOver) => {
  expect(isSessionOver({ endTime: '12:00' }, date, { today: '2026-11-25', clock })).toBe(isOver);
});
