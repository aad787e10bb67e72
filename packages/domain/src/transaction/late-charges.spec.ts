import { settleLateCharges } from '@alur/contracts/transaction/commands';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DomainEvent } from '../kernel/event.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import type { AnyBill, BillLine } from './bill.js';
import { postCharges } from './charging.js';
import { moveCharges } from './moving.js';
import { attach, openBill } from './opening.js';
import { repriceCharges } from './repricing.js';
import { bpjs, charged, lateCharged, owed, reopened } from './testing/bill-events.js';
import {
  attached,
  bare,
  BILL,
  cashier,
  closed,
  concluded,
  documentOf,
  expected,
  line,
  medicine,
  of,
  onBill,
  opened,
  opening,
  paid,
  past,
  settled,
  treatment,
} from './testing/bills.js';
import { billOf, transaction } from './transaction.js';

const OTHER = 'transaction-10';
const result = documentOf('laboratory', 7, treatment, medicine);
const { source } = result;
const posting = onBill(now => postCharges(now, result, cashier));
const late = lateCharged(result, { from: 3 });
/** The same of another bill, which is number 10. */
const onOther = (...events: readonly DomainEvent[]): DomainEvent[] =>
  events.map(({ type, data }) => ({ type, data: { ...data, transactionId: 10 } }));
const otherBill = openBill({ ...opening, transactionId: 10 }, { payer: 'general', insurer: null });

describe('late charges', () => {
  const settling = { id: 9, source, how: 'supplement', reason: 'susulan' };
  const how = { ids: { transaction: 10 } };
  const toSupplement: DomainEvent = {
    type: 'LateChargesSettled',
    data: { ...of, source, how: 'supplement', supplementId: 10, amount: 60_000, reason: 'susulan' },
  };
  const supplement: DomainEvent = {
    type: 'TransactionOpened',
    data: { ...opening, purpose: 'supplement', refNumber: 'TRX-20261121-10' },
  };

  it('stand outside the totals of a bill that takes no more, once', () => {
    const posted = given({ [BILL]: past.paid }).when(posting);
    posted.then({ [BILL]: [late] });
    posted.thenState(transaction, 9, { subtotal: 15_000 });
    posted.when(posting).then();
    for (const status of ['cancelled', 'void'] as const)
      given({ [BILL]: past[status] })
        .when(posting)
        .then({ [BILL]: [late] });
  });

  it('go to a supplement for the same patient and guarantors, which closes at once', () => {
    const supplemented = given({ [BILL]: [...past.paid, late] }).when(settleLateCharges, settling, how);
    supplemented.then({
      [BILL]: [toSupplement],
      [OTHER]: onOther(supplement, attached, charged(result, { from: 1 }), concluded, closed({ subtotal: 60_000 })),
    });
    supplemented.thenState(transaction, 10, { transactionId: 10, subtotal: 60_000 });
    const guaranteed = [...opened('bpjs'), concluded, ...past.closed.slice(-1), paid];
    const share = { guarantorId: 1, amount: 60_000 };
    given({ [BILL]: guaranteed })
      .when(posting)
      .when(settleLateCharges, settling, how)
      .then({
        [BILL]: [toSupplement],
        [OTHER]: onOther(
          ...[supplement, bpjs, attached, charged(result, { from: 1, payer: 'bpjs' }), concluded],
          closed({ subtotal: 60_000, shares: [share] }),
          owed({ guarantor: 'bpjs', amount: 60_000 }),
          settled({ total: 60_000, paid: 0, receivable: 60_000 }),
        ),
      });
  });

  it('are settled once', () => {
    const off = given({ [BILL]: [...past.paid, late] }).when(settleLateCharges, { ...settling, how: 'written_off' });
    off.when(settleLateCharges, settling, how).thenRejects('transaction.no-late-charges');
    off.when(posting).then();
  });
});

const linesOf = (bill: AnyBill): number =>
  bill.documents
    .flat()
    .flatMap(({ lines }) => lines)
    .reduce((sum, { amount }) => sum + amount, 0);

describe('moving an encounter’s charges', () => {
  const feeLines = [line(1, 10_000, 'registration'), line(2, 5_000, 'admin_fee')];
  const { lines: resultLines } = charged(result, { from: 3 }).data;
  /** A line as it leaves its bill. */
  const briefly = ({ line, itemType, amount }: BillLine) => ({ line, itemType, amount });
  /** From bill 9 to bill 10. */
  const moving: Deciding = {
    decide: clinic => {
      const { from, to } = moveCharges(clinic.state(transaction, 9), clinic.state(transaction, 10), 3, cashier);
      return { [BILL]: from, [OTHER]: to };
    },
  };

  it('takes whole documents and expectations along, and its being concluded', () => {
    const story = given({ [BILL]: past.open, [OTHER]: otherBill });
    const moved = story
      .when(posting)
      .when(onBill(() => [expected(4), concluded]))
      .when(moving);
    const fees = { source: { module: 'treatment', id: 1 } };
    const prescription = { source: { module: 'prescription', id: 4 } };
    const kept = { encounterId: 3, fixed: false };
    moved.then({
      [BILL]: [
        {
          type: 'ChargesMovedOut',
          data: {
            ...{ ...of, encounterId: 3, toTransactionId: 10 },
            documents: [
              { ...fees, lines: feeLines.map(briefly) },
              { source, lines: resultLines.map(briefly) },
            ],
            expectations: [prescription],
          },
        },
        { type: 'EncounterDetached', data: { ...of, encounterId: 3 } },
      ],
      [OTHER]: onOther(
        attached,
        {
          type: 'ChargesMovedIn',
          data: {
            ...{ ...of, encounterId: 3, fromTransactionId: 9 },
            documents: [
              { ...fees, ...kept, lines: feeLines },
              { source, ...kept, lines: resultLines },
            ],
            expectations: [{ ...prescription, encounterId: 3, name: 'Resep' }],
          },
        },
        concluded,
      ),
    });
    moved.thenState(transaction, 9, { subtotal: 0, encounters: [] });
    moved.thenState(transaction, 10, { status: 'open', subtotal: 75_000 });
  });

  it('leaves and brings as much, whatever was charged', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    const document = fc.record({ encounterId: fc.constantFrom(3, 8), prices: fc.array(amount, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(document, { maxLength: 8 }), fc.array(document, { maxLength: 4 }), (here, there) => {
        const story = given({ [BILL]: bare(), [OTHER]: otherBill });
        const bill = (id: number) => billOf(story.state(transaction, id));
        const charge = (id: number, documents: typeof here, first: number) => {
          for (const encounterId of [3, 8]) story.when(deciding(transaction, id, now => attach(now, encounterId)));
          for (const [index, { encounterId, prices }] of documents.entries()) {
            const lines = prices.map(unitPrice => ({ ...treatment, unitPrice }));
            const posted = { ...documentOf('laboratory', first + index, ...lines), encounterId };
            story.when(deciding(transaction, id, now => postCharges(now, posted, cashier)));
          }
        };
        charge(9, here, 1);
        charge(10, there, 100);
        const before = bill(9).subtotal + bill(10).subtotal;
        story.when(moving);
        const [rest, taken] = [bill(9), bill(10)];
        expect(rest.subtotal + taken.subtotal).toBe(before);
        expect([linesOf(rest), linesOf(taken)]).toEqual([rest.subtotal, taken.subtotal]);
        const left = rest.documents.flat();
        expect(left.every(({ encounterId, lines }) => encounterId !== 3 || lines.length === 0)).toBe(true);
        const numbers = taken.documents.flat().flatMap(({ lines }) => lines.map(({ line }) => line));
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});

describe('repricing', () => {
  const tariff = { payer: 'bpjs' as const, classId: null };
  const repricing = (priceOf: Parameters<typeof repriceCharges>[2]) =>
    onBill(now => repriceCharges(now, tariff, priceOf, 'BPJS ditemukan'));

  it('is one event for all that differ, opens a closed bill, and takes the discounts along', () => {
    const repriced = given({ [BILL]: past.closed }).when(
      repricing(({ itemType }) => (itemType === 'registration' ? 7_000 : undefined)),
    );
    const cheaper = { line: 1, itemType: 'registration', unitPrice: 7_000, amount: 7_000, change: -3_000 };
    repriced.then({
      [BILL]: [
        reopened(),
        {
          type: 'ChargesRepriced',
          data: { ...of, tariff, lines: [cheaper], reason: 'BPJS ditemukan' },
        },
      ],
    });
    repriced.thenState(transaction, 9, { status: 'open', subtotal: 12_000 });
    given({ [BILL]: past.closed })
      .when(onBill(now => repriceCharges(now, { payer: 'general', classId: null }, ({ unitPrice }) => unitPrice, null)))
      .then();
  });
});
