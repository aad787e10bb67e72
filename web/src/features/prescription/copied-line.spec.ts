import { expect, test } from 'vitest';
import { isOwed, marksOf } from './copied-line';

const line = (prescribed: number, served: number, iterations = 0) => ({ prescribed, served, iterations });

test('a copy marks what was served, what was served in part, and what was not', () => {
  expect(marksOf(line(10, 10))).toEqual({ served: 'det', iteration: null });
  expect(marksOf(line(10, 4))).toEqual({ served: 'det 4', iteration: null });
  expect(marksOf(line(10, 0))).toEqual({ served: 'ne det', iteration: null });
  expect(marksOf(line(10, 10, 2))).toEqual({ served: 'det orig', iteration: 'Iter 2 x' });
});

test('a copy is needed for what is left or may be repeated', () => {
  expect(isOwed([line(10, 10), line(3, 3)])).toBe(false);
  expect(isOwed([line(10, 10), line(3, 1)])).toBe(true);
  expect(isOwed([line(10, 10, 1)])).toBe(true);
});
