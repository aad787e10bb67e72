import { exact } from '@alur/contracts/inventory/quantity';
import { totalsOf, varianceOf, varianceValueOf } from '@alur/contracts/stock-count/variance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stock } from '../inventory/stock.js';
import { stockCountView } from './stock-count-view.js';
import { AMOXICILLIN, countedStore, FIRST, OMEPRAZOLE, OTHER, SECOND } from './testing/counts.js';

const half = fc.nat(80).map(n => n / 2);
const scenario = fc.record({
  counts: fc.tuple(half, half, half),
  found: fc.option(fc.integer({ min: 1, max: 20 })),
  /** What is reserved and given out, before or after it was counted; or only reserved. */
  reserved: half,
  issued: fc.constantFrom('before', 'after', 'never'),
});

test('stock is never negative nor below what is reserved, and an approval is worth what the count said', () => {
  fc.assert(
    fc.property(scenario, ({ counts, found, reserved, issued }) => {
      const all = countedStore();
      all.opens();
      const moves = (when: typeof issued) => {
        if (issued !== when || reserved === 0 || reserved > 30) return;
        all.reserves(AMOXICILLIN, reserved);
        if (when !== 'never') all.issues(AMOXICILLIN);
      };
      moves('before');
      all.counts([FIRST, counts[0]], [SECOND, counts[1]], [OTHER, counts[2]]);
      if (found !== null) all.finds({ quantity: found });
      moves('after');
      moves('never');
      all.submits();
      const before = all.story.clinic.log.length;
      const written = all.attemptsApproval();
      const lots = [AMOXICILLIN, OMEPRAZOLE].flatMap(item => all.story.state(stock, `1_${item}`).lots);
      for (const lot of lots) expect(lot.onHand).toBeGreaterThanOrEqual(lot.reserved);
      const [row] = all.story.clinic.rows<{ status: string; variance: number }>(stockCountView);
      const card = all.story.clinic
        .rows<{ sourceModule: string; quantity: number; unitCost: number }>(stockCardView)
        .filter(({ sourceModule }) => sourceModule === 'stock-count');
      if (Object.keys(written).length === 0) {
        expect(all.story.clinic.log).toHaveLength(before);
        expect([row?.status, card]).toEqual(['counted', []]);
        return;
      }
      expect(row?.status).toBe('approved');
      const there = exact(lots.reduce((sum, { onHand }) => sum + onHand, 0));
      const given = issued === 'after' && reserved <= 30 ? reserved : 0;
      expect(there).toBe(exact(counts[0] + counts[1] + counts[2] + (found ?? 0) - given));
      const worth = card.map(
        ({ quantity, unitCost }) => varianceValueOf({ books: 0, moved: 0, counted: quantity, unitCost }) ?? 0,
      );
      expect(worth.reduce((sum, value) => sum + value, 0)).toBe(row?.variance);
      const after = all.story.clinic.log.length;
      expect(all.attemptsApproval()).toEqual({});
      expect(all.story.clinic.log).toHaveLength(after);
    }),
    { numRuns: 80 },
  );
});

test('totals are the lines’, and a difference is worth the same both ways', () => {
  const line = fc.record({ books: half, moved: half, counted: fc.option(half), unitCost: fc.nat(1_000_000) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), lines => {
      const { surplus, shortage, differences } = totalsOf(lines);
      const values = lines.map(each => varianceValueOf(each) ?? 0);
      expect(values.every(Number.isInteger)).toBe(true);
      expect(surplus - shortage).toBe(values.reduce((sum, value) => sum + value, 0));
      expect(differences).toBe(
        lines.filter(each => each.counted !== null && each.counted !== each.books + each.moved).length,
      );
      for (const { books, moved, counted, unitCost } of lines) {
        if (counted === null) continue;
        expect(varianceOf({ books, moved, counted, unitCost })).toBe(exact(counted - books - moved));
        const back = varianceValueOf({ books: counted, moved: 0, counted: books + moved, unitCost }) ?? 0;
        expect(back + (varianceValueOf({ books, moved, counted, unitCost }) ?? 0)).toBe(0);
      }
    }),
  );
});
