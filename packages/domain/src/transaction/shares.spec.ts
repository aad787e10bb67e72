import { addGuarantor, changeGuarantor, orderGuarantors, removeGuarantor } from '@alur/contracts/transaction/commands';
import { CLASS_DIFFERENCE } from '@alur/contracts/transaction/enums';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facility } from '../care/testing/facility.js';
import { given } from '../care/testing/specification.js';
import type { BillGuarantor } from './bill.js';
import { concludeEncounter } from './encounters.js';
import type { TransactionEvent } from './events.js';
import { changeGuarantors, payerOf, type PayerChoice } from './guarantors.js';
import { sharesOf } from './shares.js';
import { bpjs, catalogue, insured } from './testing/bill-events.js';
import { added, bare, BILL, cashier, line, of, onBill, opened, past, posted } from './testing/bills.js';
import { receivable, remaining, total } from './totals.js';
import { transactionListView } from './transaction-list-view.js';
import { billOf, transaction } from './transaction.js';

const bears = (guarantorId: number, cover: BillGuarantor['cover']): TransactionEvent => ({
  type: 'GuarantorAdded',
  data: { ...of, guarantorId, kind: 'insurance', insurerId: null, name: 'x', cover, document: null },
});
const cover = (mode: BillGuarantor['cover']['mode'], value: number | null = null, itemTypes: string[] | null = null) =>
  ({ mode, value, itemTypes }) as BillGuarantor['cover'];
const ofBpjs = (its: BillGuarantor['cover']): TransactionEvent => ({
  type: 'GuarantorAdded',
  data: { ...of, guarantorId: 1, kind: 'bpjs', insurerId: null, name: 'BPJS Kesehatan', cover: its, document: null },
});
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

  it('of some kinds of items alone never bear the others, nor the same twice', () => {
    const pharmacy = cover('items', null, ['pharmacy']);
    expect(amounts(bears(1, pharmacy), bears(2, pharmacy))).toEqual([40_000, 0]);
    expect(amounts(bears(1, cover('limit', 50_000)), bears(2, pharmacy))).toEqual([50_000, 20_000]);
    expect(amounts(bears(1, cover('percent', 50, ['pharmacy'])), bears(2, cover('all')))).toEqual([20_000, 80_000]);
    expect(amounts(bears(1, cover('limit', 90_000, ['pharmacy'])))).toEqual([40_000]);
    const chosen = posted(3, { ...line(3, 300_000, 'room_bed'), service: { kind: CLASS_DIFFERENCE, id: 1 } });
    const rooms = ofBpjs(cover('items', null, ['room_bed', 'pharmacy']));
    expect(amounts(chosen, rooms)).toEqual([40_000]);
  });

  it('of BPJS, an insurance besides it and the patient, as a claim has them', () => {
    const chosen = posted(3, { ...line(3, 300_000, 'room_bed'), service: { kind: CLASS_DIFFERENCE, id: 1 } });
    const claim = ofBpjs(cover('tariff', 80_000));
    // The package, then four fifths of what is left with it and the class that she chose; the rest is hers.
    expect(amounts(chosen, claim, bears(2, cover('percent', 80)))).toEqual([80_000, 256_000]);
    expect(
      amounts(chosen, bpjs, bears(2, cover('limit', 250_000, ['room_bed'])), bears(3, cover('percent', 50))),
    ).toEqual([100_000, 250_000, 25_000]);
  });

  it('and what the patient pays add up to the bill', () => {
    const anyCover = fc.oneof(
      fc.constant(cover('all')),
      fc.integer({ min: 0, max: 100 }).map(value => cover('percent', value)),
      fc.integer({ min: 0, max: 200_000 }).map(value => cover('limit', value)),
      fc.option(fc.integer({ min: 0, max: 200_000 })).map(value => cover('tariff', value)),
      fc.subarray(['treatment', 'pharmacy']).map(itemTypes => cover('items', null, itemTypes)),
      fc
        .tuple(
          fc.constantFrom('percent', 'limit'),
          fc.subarray(['treatment', 'pharmacy']),
          fc.integer({ min: 0, max: 100 }),
        )
        .map(([mode, itemTypes, value]) => cover(mode as 'percent', value, itemTypes)),
    );
    fc.assert(
      fc.property(fc.array(anyCover, { maxLength: 4 }), fc.integer({ min: 0, max: 60_000 }), (covers, off) => {
        const guarantors = covers.map((each, index) => bears(index + 1, each));
        const story = given({ [BILL]: [...charged, ...guarantors, ...(off > 0 ? [discount(off)] : [])] });
        story.when(onBill(now => concludeEncounter(now, 3, cashier)));
        const bill = billOf(story.state(transaction, 9));
        expect(total(bill)).toBe(100_000 - off);
        for (const [at, { amount }] of sharesOf(bill).entries()) {
          const { mode, value } = covers[at] ?? cover('all');
          expect(amount).toBeGreaterThanOrEqual(0);
          if (value !== null && mode !== 'percent') expect(amount).toBeLessThanOrEqual(value);
        }
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

const whose = { treatmentId: 8, className: null, classId: null, effectiveFrom: '2026-11-01' };
const withTreatment = {
  ...catalogue,
  'treatment_tariff-8': [{ type: 'TreatmentPriceSet', data: { ...whose, payer: 'bpjs', price: 40_000 } }],
};
/** A treatment that is BPJS's for 40,000, and anybody else's for 60,000. */
const dressing = (payer: 'general' | 'bpjs') => ({
  ...line(1, payer === 'bpjs' ? 40_000 : 60_000),
  service: { kind: 'treatment', id: 8 },
  tariff: { payer, classId: null },
});

describe('who bears a bill', () => {
  const said = {
    kind: 'insurance' as const,
    name: 'Jaya Raya',
    insurerId: null,
    document: 'SJ-1',
    cover: cover('percent', 80),
  };
  const facts = { ...facility({ isBpjs: true }), ...withTreatment };
  const story = (payer: 'general' | 'bpjs' = 'general') =>
    given({ ...facts, [BILL]: [...bare(payer), posted(1, dressing(payer))] });
  const events = (...of_: TransactionEvent[]) => ({ [BILL]: of_ });

  it('is added whenever found, ordered, changed and removed, while it is open', () => {
    const so = story('bpjs');
    so.when(addGuarantor, { id: 9, ...said }).then(
      events({ type: 'GuarantorAdded', data: { ...of, guarantorId: 2, ...said } }),
    );
    so.when(orderGuarantors, { id: 9, guarantorIds: [2, 1] }).then(
      events({ type: 'GuarantorsOrdered', data: { ...of, guarantorIds: [2, 1] } }),
    );
    so.thenRows(transactionListView, [{ payer: 'bpjs' }]);
    expect(sharesOf(billOf(so.state(transaction, 9)))).toEqual([
      { guarantorId: 2, amount: 32_000 },
      { guarantorId: 1, amount: 8_000 },
    ]);
    so.when(changeGuarantor, { id: 9, guarantorId: 2, ...said, name: 'Jaya Raya', cover: cover('limit', 10_000) });
    expect(sharesOf(billOf(so.state(transaction, 9)))[0]).toEqual({ guarantorId: 2, amount: 10_000 });
    so.when(removeGuarantor, { id: 9, guarantorId: 2 }).then(
      events({ type: 'GuarantorRemoved', data: { ...of, guarantorId: 2 } }),
    );
    so.when(orderGuarantors, { id: 9, guarantorIds: [1] }).then();
  });

  it('pays by what it is charged: BPJS found later brings its prices, and takes them along', () => {
    const so = story();
    const found = { id: 9, ...said, kind: 'bpjs', name: 'BPJS Kesehatan', cover: cover('all') };
    so.when(addGuarantor, found).thenState(transaction, 9, { subtotal: 40_000 });
    so.when(removeGuarantor, { id: 9, guarantorId: 1 }).thenState(transaction, 9, { subtotal: 60_000 });
  });

  it('is refused what cannot be borne', () => {
    const refused = (body: object, code: string, path: string) =>
      story('bpjs')
        .when(addGuarantor, { id: 9, ...said, ...body })
        .thenRejects(code, path === 'name' ? { name: 'Jaya Raya' } : {}, path);
    refused({ cover: cover('percent') }, 'transaction.cover-percent', 'value');
    refused({ cover: cover('percent', 101) }, 'transaction.cover-percent', 'value');
    refused({ cover: cover('limit') }, 'transaction.cover-limit', 'value');
    refused({ cover: cover('tariff', 0.5) }, 'transaction.cover-limit', 'value');
    refused({ cover: cover('items') }, 'transaction.cover-items', 'itemTypes');
    story('bpjs')
      .when(addGuarantor, { id: 9, ...said })
      .when(addGuarantor, { id: 9, ...said })
      .thenRejects('transaction.guarantor-twice', { name: 'Jaya Raya' }, 'name');
    story()
      .when(changeGuarantor, { id: 9, guarantorId: 4, ...said })
      .thenRejects('transaction.not-its-guarantor', {}, 'guarantorId');
    story('bpjs')
      .when(orderGuarantors, { id: 9, guarantorIds: [2] })
      .thenRejects('transaction.guarantors-changed', {}, 'guarantorIds');
    given({ ...facility(), [BILL]: bare() })
      .when(addGuarantor, { id: 9, ...said, kind: 'bpjs' })
      .thenRejects('queue.bpjs-inactive', {}, 'kind');
    given({ ...facts, [BILL]: past.closed })
      .when(addGuarantor, { id: 9, ...said })
      .thenRejects('transaction.payer-locked');
  });
});
