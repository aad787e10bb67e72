import { expect, it } from 'vitest';
import { seriesOf, valuesOf } from './series';

const counts = [
  { group: 'void', count: 2 },
  { group: 'cancel', count: 5 },
  { group: 'refund', count: 1 },
  { group: 'void', count: 4 },
];

it('makes a series of each group, the greatest first', () => {
  const { series, keyOf } = seriesOf(counts, { nameOf: group => group.toUpperCase(), others: 'rest' });
  expect(series.map(({ name }) => name)).toEqual(['VOID', 'CANCEL', 'REFUND']);
  expect(new Set(series.map(({ color }) => color)).size).toBe(3);
  expect(valuesOf(counts, keyOf)).toEqual({ void: 6, cancel: 5, refund: 1 });
});

it('adds the smallest together where there are too many', () => {
  const { series, keyOf } = seriesOf(counts, { nameOf: group => group, others: 'rest', most: 2 });
  expect(series.map(({ name }) => name)).toEqual(['void', 'rest']);
  expect(valuesOf(counts, keyOf)).toEqual({ void: 6, others: 6 });
});
