import { changeItem, giveDiscount, removeDiscount } from '@alur/contracts/transaction/commands';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { postCharges } from './charging.js';
import { spread } from './discounts.js';
import { changeGuarantors, type PayerChoice } from './guarantors.js';
import { bpjs, changed, discounted, insured, settingsOf, undiscounted } from './testing/bill-events.js';
import {
  added,
  bare,
  BILL,
  cashier,
  closed,
  concluded,
  documentOf,
  onBill,
  opened,
  past,
  settled,
  treatment,
} from './testing/bills.js';
import { transactionDetailView } from './transaction-detail-view.js';
import { billOf, transaction } from './transaction.js';

const tenPercent = { id: 9, type: 'single_outpatient_treatment', valueType: 'percent', value: 10 };
const rupiah = (value: number) => ({ ...tenPercent, valueType: 'amount', value });
const off = (line: number, amount: number) => ({ line, itemType: 'treatment' as const, amount });
/** Two treatments beside the fees, and what ten percent come to on the first, on the second and on both. */
const two = [...past.open, added(3, 10_005), added(4, 20_000)];
const first = { amount: 1_001, lines: [off(3, 1_001)] };
const second = { amount: 2_000, lines: [off(4, 2_000)] };
const both = { amount: 3_001, lines: [...first.lines, ...second.lines] };

describe('discount', () => {
  it('takes percent per line, half a rupiah up', () => {
    given({ [BILL]: two })
      .when(giveDiscount, tenPercent)
      .then({ [BILL]: [discounted(both)] });
    given({ [BILL]: two })
      .when(giveDiscount, { ...tenPercent, itemIds: [4] })
      .then({ [BILL]: [discounted(second)] });
  });

  it.each([
    ['transaction.discount-percent-above-100', { value: 100.01 }, {}],
    ['transaction.discount-above-items', rupiah(30_006), { maximum: 30_005 }],
    ['transaction.discount-amount-not-whole', rupiah(0.5), {}],
    ['transaction.discount-no-items', { type: 'radiology' }, {}],
    ['transaction.discount-no-items', { itemIds: [1] }, {}],
    ['transaction.discount-needs-approval', { value: 50 }, { limit: 10_000 }],
  ])('is refused: %s %o', (code, some, params) =>
    given({ ...settingsOf({ discountApprovalLimit: 10_000 }), [BILL]: two })
      .when(giveDiscount, { ...tenPercent, ...some })
      .thenRejects(code, params),
  );

  it('is not given on what BPJS bears', () =>
    given({ [BILL]: [...opened('bpjs'), added(3, 1_000)] })
      .when(giveDiscount, tenPercent)
      .thenRejects('transaction.discount-not-on-bpjs'));

  it('needs approval for all that is given on the bill, however small each is', () => {
    const streams = { ...settingsOf({ discountApprovalLimit: 10_000 }), [BILL]: two };
    given(streams)
      .when(giveDiscount, rupiah(8_000))
      .when(giveDiscount, rupiah(2_001))
      .thenRejects('transaction.discount-needs-approval', { limit: 10_000 });
    const more = { discountId: 2, valueType: 'amount' as const, value: 2_000 };
    given(streams)
      .when(giveDiscount, rupiah(8_000))
      .when(giveDiscount, rupiah(2_000))
      .then({ [BILL]: [discounted({ ...more, amount: 2_000, lines: [off(3, 667), off(4, 1_333)] })] });
  });

  it('goes when BPJS becomes the payer, who bears none', () => {
    const again = { discountId: 2, amount: 1_800, lines: [off(4, 1_800)] };
    const streams = { [BILL]: [...two, discounted(both), discounted(again)] };
    const paidBy = (choice: PayerChoice) => onBill(s => changeGuarantors(s, choice));
    given(streams)
      .when(paidBy({ payer: 'insurance', insurer: 'Sehat Sentosa' }))
      .then({ [BILL]: [insured()] });
    given(streams)
      .when(paidBy({ payer: 'bpjs', insurer: null }))
      .then({ [BILL]: [undiscounted(both), undiscounted(again), bpjs] });
  });

  it('settles a closed bill of which it leaves nothing', () =>
    given({ [BILL]: [...bare(), added(3, 10_000), concluded, closed({ subtotal: 10_000 })] })
      .when(giveDiscount, { ...tenPercent, value: 100 })
      .then({
        [BILL]: [
          discounted({ value: 100, amount: 10_000, lines: [off(3, 10_000)] }),
          settled({ total: 0, paid: 0, receivable: 0 }),
        ],
      }));

  it('goes when its item changes, and by hand', () => {
    const streams = { [BILL]: [...two, discounted(first)] };
    const twice = (line: number, unitPrice: number) =>
      changed(
        { module: 'treatment', id: line },
        { line, quantity: 2, unitPrice, amount: 2 * unitPrice, change: unitPrice },
      );
    given(streams)
      .when(changeItem, { id: 9, itemId: 3, quantity: 2 })
      .then({ [BILL]: [undiscounted(first), twice(3, 10_005)] });
    given(streams)
      .when(changeItem, { id: 9, itemId: 4, quantity: 2 })
      .then({ [BILL]: [twice(4, 20_000)] });
    given(streams)
      .when(removeDiscount, { id: 9, discountId: 1 })
      .then({ [BILL]: [undiscounted(first)] });
    given(streams).when(removeDiscount, { id: 9, discountId: 2 }).thenRejects('transaction.no-such-discount');
  });

  it('on nights stays with those that it was given on, as others are charged anew or come to them', () => {
    const night = (on: string, unitPrice: number) => ({
      ...treatment,
      itemType: 'room_bed' as const,
      name: on,
      unitPrice,
    });
    const nights = (...lines: ReturnType<typeof night>[]) =>
      onBill(s => postCharges(s, documentOf('stay', 3, ...lines), cashier));
    const [one, two, moved, three] = [
      night('1', 100_000),
      night('2', 100_000),
      night('2', 300_000),
      night('3', 300_000),
    ];
    const room = { ...tenPercent, type: 'room_or_bed', reason: 'Karyawan' };
    const story = given({ [BILL]: past.open })
      .when(nights(one, two))
      .when(giveDiscount, room);
    const given20 = {
      ...{ discountId: 1, type: 'room_or_bed' as const, valueType: 'percent' as const, value: 10, amount: 20_000 },
      reason: 'Karyawan',
    };
    story.thenRows(transactionDetailView, [{ discount: 20_000, discounts: [given20] }]);
    story
      .when(nights(one, moved, three))
      .thenRows(transactionDetailView, [
        { discount: 10_000, discounts: [{ ...given20, discountId: 2, amount: 10_000 }], subtotal: 715_000 },
      ]);
    story.when(nights(moved, three)).thenRows(transactionDetailView, [{ discount: 0, discounts: [] }]);
  });

  it('of an amount keeps what fell on the lines that stay', () =>
    given({ [BILL]: two })
      .when(giveDiscount, rupiah(3_000))
      .when(changeItem, { id: 9, itemId: 3, quantity: 2 })
      .thenRows(transactionDetailView, [
        {
          discount: 1_999,
          discounts: [
            {
              ...{ discountId: 2, type: 'single_outpatient_treatment', valueType: 'amount', value: 1_999 },
              ...{ amount: 1_999, reason: null },
            },
          ],
        },
      ]));

  it('never makes an item cost less than nothing, however many are given', () => {
    const discount = fc.record({
      valueType: fc.constantFrom('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(discount, { maxLength: 8 }), discounts => {
        const story = given({ [BILL]: two });
        for (const some of discounts) story.attempt(giveDiscount, { ...tenPercent, ...some });
        const bill = billOf(story.state(transaction, 9));
        for (const item of bill.documents.flat().flatMap(({ lines }) => lines)) {
          const given = bill.discounts.flatMap(({ lines }) => lines).filter(({ line }) => line === item.line);
          expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(item.amount);
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
  });
});
