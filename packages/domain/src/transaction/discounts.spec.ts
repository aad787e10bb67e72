import { given } from '@alur/eventing/spec/given-when-then';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveDiscount, percentOf, removeDiscount, spread } from './discounts.js';
import { changeItem } from './items.js';
import type { TransactionState } from './bill.js';
import { changeGuarantors } from './guarantors.js';
import { added, bare, bill, closed, concluded, opened, past, stateOf } from './testing/bills.js';

type Body = Parameters<typeof giveDiscount>[1];
const giving =
  (some: Partial<Body>, limit: number | null = null) =>
  (state: TransactionState) =>
    giveDiscount(
      state,
      { type: 'single_outpatient_treatment', valueType: 'percent', value: 10, itemIds: [], reason: null, ...some },
      limit,
    );
const two = [...past.open, added(3, 10_005), added(4, 20_000)];

describe('discount', () => {
  it('takes percent per line, half a rupiah up', () => {
    expect(giving({})(stateOf(two))).toMatchObject([
      {
        type: 'DiscountGiven',
        data: {
          discountId: 1,
          amount: 3_001,
          lines: [
            { line: 3, amount: 1_001 },
            { line: 4, amount: 2_000 },
          ],
        },
      },
    ]);
    expect(giving({ itemIds: [4] })(stateOf(two))).toMatchObject([{ data: { amount: 2_000 } }]);
  });

  it('refuses what SPEC 5 and DOMAIN 6 refuse', () => {
    const refuses = (some: Partial<Body>, code: string, params?: object, limit: number | null = null) => {
      const outcome = given(bill, ...two).when(giving(some, limit), undefined);
      return params === undefined ? outcome.thenRejects(code) : outcome.thenRejects(code, params);
    };
    refuses({ value: 100.01 }, 'transaction.discount-percent-above-100');
    refuses({ valueType: 'amount', value: 30_006 }, 'transaction.discount-above-items', { maximum: 30_005 });
    refuses({ valueType: 'amount', value: 0.5 }, 'transaction.discount-amount-not-whole');
    refuses({ type: 'radiology' }, 'transaction.discount-no-items');
    refuses({ itemIds: [1] }, 'transaction.discount-no-items');
    refuses({ value: 50 }, 'transaction.discount-needs-approval', { limit: 10_000 }, 10_000);
    given(bill, ...opened('bpjs'), added(3, 1_000))
      .when(giving({}), undefined)
      .thenRejects('transaction.discount-not-on-bpjs');
  });

  it('needs approval for all that is given on the bill, however small each is', () => {
    const given_ = [...two, ...giving({ valueType: 'amount', value: 8_000 }, 10_000)(stateOf(two))];
    given(bill, ...given_)
      .when(giving({ valueType: 'amount', value: 2_001 }, 10_000), undefined)
      .thenRejects('transaction.discount-needs-approval', { limit: 10_000 });
    expect(giving({ valueType: 'amount', value: 2_000 }, 10_000)(stateOf(given_))).toHaveLength(1);
  });

  it('goes when BPJS becomes the payer, who bears none', () => {
    const given_ = [...two, ...giving({})(stateOf(two)), ...giving({ itemIds: [4] })(stateOf(two))];
    expect(changeGuarantors(stateOf(given_), { payer: 'insurance', insurer: 'X' }).map(({ type }) => type)).toEqual([
      'GuarantorAdded',
    ]);
    const changed = changeGuarantors(stateOf(given_), { payer: 'bpjs', insurer: null });
    expect(changed.map(({ type }) => type)).toEqual(['DiscountRemoved', 'DiscountRemoved', 'GuarantorAdded']);
  });

  it('settles a closed bill of which it leaves nothing', () => {
    const closedBill = [added(3, 10_000), concluded, closed()];
    const all = giving({ value: 100 })(stateOf([...bare(), ...closedBill]));
    expect(all.map(({ type }) => type)).toEqual(['DiscountGiven', 'TransactionPaid']);
    expect(all.at(-1)).toMatchObject({ data: { total: 0, paid: 0, receivable: 0 } });
  });

  it('goes when its item changes, and by hand', () => {
    const given = [...two, ...giving({ itemIds: [3] })(stateOf(two))];
    expect(changeItem(stateOf(given), { itemId: 3, quantity: 2 }).map(({ type }) => type)).toEqual([
      'DiscountRemoved',
      'ChargesChanged',
    ]);
    expect(changeItem(stateOf(given), { itemId: 4, quantity: 2 }).map(({ type }) => type)).toEqual(['ChargesChanged']);
    expect(removeDiscount(stateOf(given), 1)).toMatchObject([{ data: { discountId: 1, amount: 1_001 } }]);
    expect(() => removeDiscount(stateOf(given), 2)).toThrow('transaction.no-such-discount');
  });

  it('never makes an item cost less than nothing, however many are given', () => {
    const discount = fc.record({
      valueType: fc.constantFrom<'percent' | 'amount'>('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(discount, { maxLength: 8 }), discounts => {
        let state = stateOf(two);
        for (const some of discounts) {
          try {
            state = giving(some)(state).reduce(bill.evolve, state);
          } catch {
            // refused: nothing changed
          }
        }
        if (state.status !== 'open') throw new Error('unexpected');
        for (const item of state.documents.flat().flatMap(({ lines }) => lines)) {
          const off = state.discounts.flatMap(({ lines }) => lines).filter(({ line }) => line === item.line);
          expect(off.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(item.amount);
        }
      }),
    );
  });

  it('spreads an amount wholly, and no line gets more than it is', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (nets, part) => {
        const whole = nets.reduce((sum, net) => sum + net, 0);
        const amount = Math.floor(whole * part);
        const shares = spread(amount, nets);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(nets[index] ?? 0));
      }),
    );
    expect(spread(100, [100, 100, 100])).toEqual([34, 33, 33]);
    expect(percentOf(1_005, 50)).toBe(503);
    expect(percentOf(1_000, 12.5)).toBe(125);
  });
});
