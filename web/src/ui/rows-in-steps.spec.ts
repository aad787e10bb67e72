import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BEYOND, rowsInSteps } from './rows-in-steps';

const visible = fc
  .record({ count: fc.integer({ min: 1, max: 6000 }), top: fc.nat(), height: fc.nat({ max: 60 }) })
  .map(({ count, top, height }) => {
    const startIndex = top % count;
    return { count, startIndex, endIndex: Math.min(count - 1, startIndex + height) };
  });

it('are those that are visible and some on either side, one after another', () =>
  fc.assert(
    fc.property(visible, range => {
      const rows = rowsInSteps(range);
      expect(rows).toEqual(rows.map((_, at) => rows[0]! + at));
      expect(rows[0]).toBeLessThanOrEqual(Math.max(0, range.startIndex - BEYOND));
      expect(rows[0]).toBeGreaterThanOrEqual(0);
      expect(rows.at(-1)).toBeGreaterThanOrEqual(Math.min(range.count - 1, range.endIndex + BEYOND));
      expect(rows.at(-1)).toBeLessThan(range.count);
    }),
  ));

it('change once in a while, however finely the list is scrolled', () => {
  const drawn = Array.from({ length: 120 }, (_, startIndex) =>
    rowsInSteps({ startIndex, endIndex: startIndex + 20, count: 5000 }).join(),
  );
  expect(new Set(drawn).size).toBeLessThanOrEqual(10);
});
