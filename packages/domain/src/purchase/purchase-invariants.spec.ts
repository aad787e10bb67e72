import { amountsOf, sumOf } from '@alur/contracts/purchase/amounts';
import { onOrder, shortageOf } from '@alur/contracts/purchase/shortage';
import type { StockRow } from '@alur/contracts/inventory/rows';
import type { PurchaseRow } from '@alur/contracts/purchase/rows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseView } from './purchase-view.js';
import { purchase } from './purchase.js';
import { AMOXICILLIN, ORDER, orderedAlready } from './testing/orders.js';

const percent = fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100);
const priced = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000_000 }).map(thousandths => thousandths / 1_000),
  unitPrice: fc.nat(10_000_000),
  discountPercent: percent,
  taxPercent: percent,
});

test('lines are whole rupiah, none below nothing, and add up to the order', () => {
  fc.assert(
    fc.property(fc.array(priced, { maxLength: 25 }), lines => {
      const each = lines.map(amountsOf);
      for (const { gross, discount, tax, amount } of each) {
        expect([gross, discount, tax, amount].every(Number.isInteger)).toBe(true);
        expect(gross - discount + tax).toBe(amount);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      const sum = sumOf(each);
      expect(sum.gross - sum.discount + sum.tax).toBe(sum.amount);
      expect(sum.amount).toBe(each.reduce((all, { amount }) => all + amount, 0));
    }),
  );
});

test('whatever arrives and is taken back, the shelf holds what stands, and row and decision agree', () => {
  const step = fc.oneof(
    fc.record({ line: fc.constantFrom(1, 2), quantity: fc.nat(4), free: fc.nat(2), excess: fc.boolean() }),
    fc.record({ back: fc.nat(5) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), steps => {
      const all = orderedAlready();
      let notes = 0;
      for (const one of steps) {
        if ('back' in one) {
          const state = all.story.state(purchase, ORDER);
          const receipts = state.status === 'none' ? [] : state.receipts;
          const receipt = receipts[one.back % Math.max(1, receipts.length)];
          if (receipt) all.takesBack(receipt.receiptId);
          continue;
        }
        const state = all.story.state(purchase, ORDER).status;
        if (state !== 'ordered' && state !== 'partially_received') continue;
        const { line, quantity, free: freeQuantity, excess: acceptExcess } = one;
        notes += 1;
        all.attempts([[line, quantity, { freeQuantity }]], { documentNumber: `N-${notes}`, acceptExcess });
      }
      const state = all.story.state(purchase, ORDER);
      const lines = state.status === 'none' ? [] : state.receipts.flatMap(receipt => receipt.lines);
      const standing = (itemId: number) =>
        lines.filter(line => line.itemId === itemId).reduce((sum, line) => sum + line.baseQuantity, 0);
      expect([all.onHand(7), all.onHand(8)]).toEqual([standing(7), standing(8)]);
      const [row] = all.story.clinic.rows<PurchaseRow>(purchaseView);
      expect(row?.status).toBe(state.status);
      expect(row?.receivedAmount).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    }),
    { numRuns: 60 },
  );
});

const low = (some: Partial<StockRow>): StockRow =>
  ({
    ...{ id: AMOXICILLIN, storeId: 1, available: 20, minimumStock: 100, maximumStock: null, active: true },
    ...some,
  }) as StockRow;

test('what is short is counted in base units, beside what was ordered and not received for money', () => {
  const all = orderedAlready();
  const purchases = () => all.story.clinic.rows<PurchaseRow>(purchaseView);
  expect(onOrder(purchases(), 1, AMOXICILLIN)).toBe(200);
  expect(shortageOf([low({})], purchases())).toEqual([]);
  all.arrives([[1, 1.5, { freeQuantity: 1 }]]);
  expect(onOrder(purchases(), 1, AMOXICILLIN)).toBe(50);
  const quantities = (stock: StockRow) => shortageOf([stock], purchases()).map(({ quantity }) => quantity);
  expect(quantities(low({}))).toEqual([30]);
  expect(quantities(low({ maximumStock: 400 }))).toEqual([330]);
  expect(quantities(low({ available: 50 }))).toEqual([]);
  expect(quantities(low({ active: false }))).toEqual([]);
  expect(quantities(low({ storeId: 2 }))).toEqual([80]);
});
