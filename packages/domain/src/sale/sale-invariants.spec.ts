import { noBalances, post, receivedLessRefunds } from '@alur/contracts/transaction/postings';
import * as commands from '@alur/contracts/sale/commands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remaining } from '../transaction/totals.js';
import { billOf, transaction } from '../transaction/transaction.js';
import { leftOf, sale } from './sale.js';
import { AMOXICILLIN, line, PARACETAMOL, past, SALE, SHIFT, sold } from './testing/sales.js';

const returning = fc.record({
  lineId: fc.integer({ min: 1, max: 3 }),
  // Halves and thirds of a tablet, and more than was sold.
  quantity: fc.integer({ min: 1, max: 12_000 }).map(thousandths => thousandths / 1000),
  disposition: fc.constantFrom('restocked', 'written_off'),
});
const step = fc.oneof(
  fc
    .array(returning, { minLength: 1, maxLength: 3 })
    .map(lines => [commands.returnSale, { lines, method: 'cash', shiftId: SHIFT, reason: 'salah' }] as const),
  fc.constant([commands.reopenSale, {}] as const),
  fc.constant([commands.cancelSale, { reason: 'salah' }] as const),
  fc.constant([commands.confirmSale, {}] as const),
  fc.constant([commands.changeSale, { lines: [line(PARACETAMOL, 3)] }] as const),
);

test('whatever is sold and returned, stock and money add up, and nothing comes back twice', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom('confirmed', 'handed_over'), fc.array(step, { maxLength: 12 }), (from, steps) => {
      const it = past[from as 'confirmed' | 'handed_over']();
      for (const [command, body] of steps) it.story.attempt(command, { id: SALE, ...body });
      const state = it.story.state(sale, SALE);
      ends.add(state.status);
      const bill = billOf(it.story.state(transaction, SALE));
      const balances = it.story.clinic.log.reduce(post, noBalances);
      expect(balances.due).toBe(bill.status === 'cancelled' ? 0 : remaining(bill));
      expect(it.inDrawer()).toBe(100_000 + receivedLessRefunds(balances));
      const writtenOff = (lineId: number) =>
        it.story.clinic.log
          .flatMap(({ type, data }) => (type === 'SaleReturned' ? (data['lines'] as typeof given) : []))
          .filter(each => each.lineId === lineId && each.disposition === 'written_off')
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const given: { lineId: number; disposition: string; quantity: number }[] = [];
      for (const [at, itemId] of [PARACETAMOL, AMOXICILLIN].entries()) {
        const left =
          'given' in state ? leftOf(state.given[at] ?? { lineId: 0, lots: [], sold: 0, returned: 0, refunded: 0 }) : 0;
        expect(it.onHand(itemId)).toBeCloseTo(20 - left - writtenOff(at + 1), 6);
        const isHeld = state.status === 'confirmed' && state.lines.some(each => each.itemId === itemId);
        const held = isHeld ? (state.lines.find(each => each.itemId === itemId)?.quantity ?? 0) : 0;
        expect(it.reserved(itemId)).toBe(held);
        expect(left).toBeLessThanOrEqual(sold[at]?.quantity ?? 0);
      }
      if (state.status === 'returned') expect(it.inDrawer()).toBe(100_000);
    }),
    { numRuns: 200 },
  );
  expect(ends.size).toBeGreaterThan(3);
});
