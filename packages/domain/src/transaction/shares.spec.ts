import { CLASS_DIFFERENCE } from '@alur/contracts/transaction/enums';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { BillGuarantor } from './bill.js';
import { concludeEncounter } from './encounters.js';
import type { TransactionEvent } from './events.js';
import { changeGuarantors, payerOf, type PayerChoice } from './guarantors.js';
import { sharesOf } from './shares.js';
import { bpjs, insured } from './testing/bill-events.js';
import { added, bare, BILL, cashier, line, of, onBill, opened, posted } from './testing/bills.js';
import { receivable, remaining, total } from './totals.js';
import { billOf, transaction } from './transaction.js';

const bears = (guarantorId: number, cover: BillGuarantor['cover']): TransactionEvent => ({
  type: 'GuarantorAdded',
  data: { ...of, guarantorId, kind: 'insurance', insurerId: null, name: 'x', cover, document: null },
});
const cover = (mode: BillGuarantor['cover']['mode'], value: number | null = null, itemTypes: string[] | null = null) =>
  ({ mode, value, itemTypes }) as BillGuarantor['cover'];
const discount = (amount: number): TransactionEvent => ({
  type: 'DiscountGiven',
  data: {
    ...of,
    discountId: 1,
    discountType: 'single_outpatient_treatment',
    valueType: 'amount',
    value: amount,
    amount,
    lines: [{ line: 1, itemType: 'treatment', amount }],
    reason: null,
  },
});
const charged = [...bare(), added(1, 60_000), added(2, 40_000, 'pharmacy')];
const amounts = (...events: TransactionEvent[]) => {
  const story = given({ [BILL]: [...charged, ...events] });
  return sharesOf(billOf(story.state(transaction, 9))).map(({ amount }) => amount);
};

describe('shares', () => {
  it('go in the order of the guarantors, each of what those before it left', () => {
    expect(amounts(bears(1, cover('all')))).toEqual([100_000]);
    expect(amounts(bears(1, cover('percent', 80)), bears(2, cover('all')))).toEqual([80_000, 20_000]);
    expect(amounts(bears(1, cover('limit', 30_000)), bears(2, cover('percent', 50)))).toEqual([30_000, 35_000]);
    expect(amounts(bears(1, cover('items', null, ['pharmacy'])))).toEqual([40_000]);
    expect(amounts(bears(1, cover('tariff', 90_000)), bears(2, cover('limit', 50_000)))).toEqual([90_000, 10_000]);
    expect(amounts(bears(1, cover('tariff')))).toEqual([100_000]);
  });

  it('are not lessened by discounts, which are the patient’s, as far as she has a share', () => {
    expect(amounts(bears(1, cover('percent', 80)), discount(20_000))).toEqual([80_000]);
    expect(amounts(bears(1, cover('percent', 80)), discount(30_000))).toEqual([70_000]);
  });

  it('leave to the patient, or to an insurance besides, what a class above hers costs more', () => {
    const chosen = posted(3, { ...line(3, 300_000, 'room_bed'), service: { kind: CLASS_DIFFERENCE, id: 1 } });
    expect(amounts(chosen, bpjs)).toEqual([100_000]);
    expect(amounts(chosen, bpjs, bears(2, cover('all')))).toEqual([100_000, 300_000]);
    expect(amounts(chosen, bpjs, bears(2, cover('limit', 50_000)))).toEqual([100_000, 50_000]);
  });

  it('and what the patient pays add up to the bill', () => {
    const anyCover = fc.oneof(
      fc.constant(cover('all')),
      fc.integer({ min: 0, max: 100 }).map(value => cover('percent', value)),
      fc.integer({ min: 0, max: 200_000 }).map(value => cover('limit', value)),
      fc.option(fc.integer({ min: 0, max: 200_000 })).map(value => cover('tariff', value)),
      fc.subarray(['treatment', 'pharmacy']).map(itemTypes => cover('items', null, itemTypes)),
    );
    fc.assert(
      fc.property(fc.array(anyCover, { maxLength: 4 }), fc.integer({ min: 0, max: 60_000 }), (covers, off) => {
        const guarantors = covers.map((each, index) => bears(index + 1, each));
        const story = given({ [BILL]: [...charged, ...guarantors, ...(off > 0 ? [discount(off)] : [])] });
        story.when(onBill(now => concludeEncounter(now, 3, cashier)));
        const bill = billOf(story.state(transaction, 9));
        expect(total(bill)).toBe(100_000 - off);
        expect(receivable(bill) + remaining(bill)).toBe(total(bill));
        expect(remaining(bill)).toBeGreaterThanOrEqual(0);
        expect(bill.status).toBe(remaining(bill) === 0 ? 'paid' : 'closed');
      }),
    );
  });
});

describe('guarantors', () => {
  it('follow who pays: BPJS before an insurance before the patient', () => {
    expect(payerOf([])).toBe('general');
    expect(payerOf([{ kind: 'insurance' }])).toBe('insurance');
    expect(payerOf([{ kind: 'insurance' }, { kind: 'bpjs' }])).toBe('bpjs');
  });

  it('change with the payer, under numbers of their own', () => {
    const story = () => given({ [BILL]: opened('insurance') });
    const becoming = (choice: PayerChoice) => onBill(now => changeGuarantors(now, choice));
    const removed: TransactionEvent = { type: 'GuarantorRemoved', data: { ...of, guarantorId: 1 } };
    story()
      .when(becoming({ payer: 'insurance', insurer: 'Sehat Sentosa' }))
      .then();
    story()
      .when(becoming({ payer: 'insurance', insurer: 'Lain' }))
      .then({ [BILL]: [{ type: 'GuarantorChanged', data: { ...insured().data, name: 'Lain' } }] });
    story()
      .when(becoming({ payer: 'bpjs', insurer: null }))
      .then({ [BILL]: [removed, { ...bpjs, data: { ...bpjs.data, guarantorId: 2 } }] });
    story()
      .when(becoming({ payer: 'general', insurer: null }))
      .then({ [BILL]: [removed] });
  });
});
