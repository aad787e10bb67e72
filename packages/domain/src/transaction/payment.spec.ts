import { lineAmount } from '@alur/contracts/inventory/quantity';
import { payBill, refundPayment, reopenBill, voidTransaction } from '@alur/contracts/transaction/commands';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import {
  drawer,
  DRAWER,
  drawerOf,
  insured,
  owed,
  refunded,
  reopened,
  rounded,
  settingsOf,
  unrounded,
  voided,
  withDrawer,
} from './testing/bill-events.js';
import { added, BILL, closed, concluded, opened, past, received, settled } from './testing/bills.js';
import { netReceived, receivable, remaining, roundUp, total } from './totals.js';
import { transactionListView } from './transaction-list-view.js';
import { billOf, transaction } from './transaction.js';

const cashUp = { upTo: 500, methods: 'cash' as const };
const allUp = { upTo: 500, methods: 'all' as const };
/** A closed bill of fees 15.000 and one item. */
const owing = (
  amount: number,
  rounding: { upTo: number; methods: 'cash' | 'all' } = { ...cashUp, upTo: 1 },
  payer: 'general' | 'insurance' = 'general',
) => ({
  [DRAWER]: drawer,
  [BILL]: [...opened(payer), added(3, amount), concluded, closed({ subtotal: 15_000 + amount, rounding })],
});
const line = (method: string, amount: number) => ({ method, amount });
const paying = (...lines: object[]) => ({ id: 9, shiftId: 2, lines });
const refunding = { id: 9, shiftId: 2, paymentId: 1, reason: 'salah' };
const settledAt = (amount: number) => settled({ total: amount, paid: amount });
const owedByInsurer = (amount: number) => owed({ guarantorId: 1, guarantor: 'insurance', amount });

describe('payment', () => {
  it('takes cash and gives change', () =>
    given(owing(5_000))
      .when(payBill, paying({ method: 'cash', amount: 20_000, tendered: 50_000 }))
      .then(
        withDrawer(received({ paymentId: 1, amount: 20_000, tendered: 50_000, change: 30_000 }), settledAt(20_000)),
      ));

  it('splits over methods, and stays open with a part', () => {
    given(owing(5_000))
      .when(payBill, paying(line('cash', 5_000), line('qris', 15_000)))
      .then(
        withDrawer(
          received({ paymentId: 1, amount: 5_000 }),
          received({ paymentId: 2, amount: 15_000, method: 'qris' }),
          settledAt(20_000),
        ),
      );
    given(owing(5_000))
      .when(payBill, paying(line('cash', 5_000)))
      .thenRows(transactionListView, [{ status: 'ONGOING', remaining: 15_000 }]);
  });

  it.each([
    ['transaction.payment-above-due', line('cash', 20_001), { due: 20_000 }, 'lines'],
    ['transaction.tendered-below-amount', { ...line('cash', 20_000), tendered: 10_000 }, {}, 'lines.0.tendered'],
    ['transaction.tendered-too-much', { ...line('cash', 20_000), tendered: 1_020_000 }, {}, 'lines.0.tendered'],
    ['transaction.change-only-for-cash', { ...line('qris', 20_000), tendered: 30_000 }, {}, 'lines.0.tendered'],
  ])('is refused where the money is not right: %s', (code, asked, params, path) =>
    given(owing(5_000)).when(payBill, paying(asked)).thenRejects(code, params, path),
  );

  it.each([
    ['transaction.not-closed', past.open],
    ['transaction.already-paid', past.paid],
    ['transaction.ended', past.void],
  ])('is refused of a bill that waits for none: %s', (code, events) =>
    given({ [DRAWER]: drawer, [BILL]: events })
      .when(payBill, paying(line('cash', 1)))
      .thenRejects(code),
  );

  it('rounds cash up, as a line of its own: 20.250 to 20.500', () => {
    given(owing(5_250, cashUp))
      .when(payBill, paying(line('cash', 20_500)))
      .then(withDrawer(rounded(250), received({ paymentId: 1, amount: 20_500 }), settledAt(20_500)));
    given(owing(5_250, cashUp))
      .when(payBill, paying(line('cash', 20_250)))
      .thenRejects('transaction.cash-rounded', { due: 20_500 });
    given(owing(5_250, cashUp))
      .when(payBill, paying(line('qris', 20_250)))
      .then(withDrawer(received({ paymentId: 1, amount: 20_250, method: 'qris' }), settledAt(20_250)));
    given(owing(5_250, cashUp))
      .when(payBill, paying(line('cash', 10_000), line('qris', 10_500)))
      .thenRejects('transaction.payment-above-due', { due: 20_250 });
  });

  it('rounds any method up from the first payment, and drops the rounding with the last refund', () => {
    const part = paying(line('qris', 10_000));
    const story = given(owing(5_250, allUp));
    story
      .when(payBill, part)
      .then(withDrawer(rounded(250), received({ paymentId: 1, amount: 10_000, method: 'qris' })));
    story.thenRows(transactionListView, [{ status: 'ONGOING', rounding: 250 }]);
    story.when(refundPayment, refunding).then(withDrawer(refunded({ amount: 10_000, method: 'qris' }), unrounded(250)));
    story.thenRows(transactionListView, [{ rounding: 0 }]);
    given(owing(5_250, allUp))
      .when(payBill, part)
      .when(payBill, paying(line('qris', 10_500)))
      .then(withDrawer(received({ paymentId: 2, amount: 10_500, method: 'qris' }), settledAt(20_500)));
  });

  it('rounds anew when the bill opened again after a guarantor took it on, rounding and all', () => {
    const bearing = [rounded(250), owedByInsurer(20_500), settled({ total: 20_500, paid: 0, receivable: 20_500 })];
    const reopening = [reopened({ receivable: 20_500, reason: 'lupa' }), unrounded(250)];
    const owes = owing(5_250, allUp, 'insurance');
    const story = given(owes);
    story.when(payBill, paying(line('insurance', 20_500))).then({ [BILL]: bearing });
    story.when(reopenBill, { id: 9, reason: 'lupa' }).then({ [BILL]: reopening });
    story.thenRows(transactionListView, [{ status: 'WAITING', rounding: 0, receivable: 0 }]);
    const closedAgain = [added(4, 600), closed({ subtotal: 20_850, rounding: allUp })];
    given({ ...owes, [BILL]: [...owes[BILL], ...bearing, ...reopening, ...closedAgain] })
      .when(payBill, paying(line('cash', 21_000)))
      .then(withDrawer(rounded(150), received({ paymentId: 1, amount: 21_000 }), settledAt(21_000)));
  });

  it('keeps the rounding that a guarantor bears when the rest is given back: nobody owes less than nothing', () => {
    const story = given(owing(5_250, allUp, 'insurance'));
    story
      .when(payBill, paying(line('cash', 100), line('insurance', 20_350)))
      .then(withDrawer(rounded(250), received({ paymentId: 1, amount: 100 }), owedByInsurer(20_350)));
    story.when(refundPayment, refunding).then(withDrawer(refunded({ amount: 100 })));
    story.thenRows(transactionListView, [{ status: 'ONGOING', rounding: 250, receivable: 20_350 }]);
    story
      .when(payBill, paying(line('qris', 150)))
      .then(
        withDrawer(
          received({ paymentId: 2, amount: 150, method: 'qris' }),
          settled({ total: 20_500, paid: 150, receivable: 20_350 }),
        ),
      );
  });

  it('keeps what a guarantor bears as owed by it, not received', () =>
    given(owing(5_000, undefined, 'insurance'))
      .when(payBill, paying(line('insurance', 5_000), line('cash', 15_000)))
      .then(
        withDrawer(
          received({ paymentId: 1, amount: 15_000 }),
          owedByInsurer(5_000),
          settled({ total: 20_000, paid: 15_000, receivable: 5_000 }),
        ),
      ));

  it('lets a guarantor pay its own bills alone', () => {
    for (const method of ['bpjs', 'insurance'])
      given(owing(5_000))
        .when(payBill, paying(line(method, 20_000)))
        .thenRejects('transaction.not-its-guarantor', {}, 'lines.0.method');
    given(owing(5_000, undefined, 'insurance'))
      .when(payBill, paying(line('bpjs', 20_000)))
      .thenRejects('transaction.not-its-guarantor');
  });

  it('keeps a receivable for each insurer', () => {
    const first = insured();
    const second = { ...first, data: { ...first.data, guarantorId: 2, name: 'Jaya Raya' } };
    const cover = { mode: 'limit', value: 0, itemTypes: null };
    const owes = owing(5_000, undefined, 'insurance');
    const story = given({ ...owes, [BILL]: [...owes[BILL], second] });
    story
      .when(payBill, paying(line('insurance', 20_000)))
      .thenRejects('transaction.which-guarantor', {}, 'lines.0.guarantorId');
    story.when(
      payBill,
      paying(
        { ...line('insurance', 12_000), guarantorId: 1 },
        { ...line('insurance', 3_000), guarantorId: 2 },
        line('cash', 5_000),
      ),
    );
    story.thenRows(transactionListView, [
      {
        status: 'PAID',
        paid: 5_000,
        receivable: 15_000,
        guarantors: [
          { guarantorId: 1, kind: 'insurance', name: 'Sehat Sentosa', cover, document: null, amount: 12_000 },
          { guarantorId: 2, kind: 'insurance', name: 'Jaya Raya', cover, document: null, amount: 3_000 },
        ],
      },
    ]);
  });

  it('lets a guarantor owe no more than its limit, in whatever parts it is taken over', () => {
    const owes = owing(5_000, undefined, 'insurance');
    const second = insured({ mode: 'limit', value: 10_000 });
    const limited = { ...second, data: { ...second.data, guarantorId: 2, name: 'Jaya Raya' } } as typeof second;
    const story = given({ ...owes, [BILL]: [...owes[BILL], limited] });
    const bears = (amount: number) => ({ ...line('insurance', amount), guarantorId: 2 });
    story
      .when(payBill, paying(bears(10_001)))
      .thenRejects('transaction.above-cover', { left: 10_000 }, 'lines.0.amount');
    story
      .when(payBill, paying(bears(6_000), bears(6_000)))
      .thenRejects('transaction.above-cover', { left: 4_000 }, 'lines.1.amount');
    story.when(payBill, paying(bears(6_000)));
    story.when(payBill, paying(bears(4_001))).thenRejects('transaction.above-cover', { left: 4_000 }, 'lines.0.amount');
    story.when(payBill, paying(bears(4_000), line('cash', 10_000)));
    story.thenRows(transactionListView, [{ status: 'PAID', receivable: 10_000 }]);
  });

  it('gives one payment back out of the drawer of whoever gives it, which need not be the one that took it', () => {
    const owes = owing(5_000);
    const paidElsewhere = received({ paymentId: 1, amount: 5_000, shiftId: 2 });
    given({ ...owes, 'shift-8': drawerOf(8), [BILL]: [...owes[BILL], paidElsewhere] })
      .when(refundPayment, { ...refunding, shiftId: 8 })
      .then(withDrawer(refunded({ shiftId: 8, amount: 5_000 })));
  });

  it('voids by giving every payment back by its method, out of the shift that took it', () => {
    const payments = [
      received({ paymentId: 1, amount: 5_000 }),
      received({ paymentId: 2, amount: 15_000, method: 'qris' }),
    ];
    const owes = owing(5_000);
    const streams = { ...owes, [BILL]: [...owes[BILL], ...payments, settledAt(20_000)] };
    const back = (shiftId: number) =>
      withDrawer(
        refunded({ shiftId, amount: 5_000 }),
        refunded({ shiftId, paymentId: 2, method: 'qris', amount: 15_000 }),
        voided({ charges: 20_000 }),
      );
    const voiding = { id: 9, reason: 'salah' };
    given(streams)
      .when(voidTransaction, { ...voiding, shiftId: 2 })
      .then(back(2));
    given(streams).when(voidTransaction, voiding).thenRejects('transaction.void-needs-shift');
    const others = { ...streams, 'shift-8': drawerOf(8) };
    given(others)
      .when(voidTransaction, { ...voiding, shiftId: 8 })
      .thenRejects('transaction.void-other-shift');
    given({ ...others, ...settingsOf({ voidAcrossShifts: true }) })
      .when(voidTransaction, { ...voiding, shiftId: 8 })
      .then(back(8));
  });

  it('voids a bill that was paid in part, with what a guarantor took over of it', () =>
    given(owing(5_000, undefined, 'insurance'))
      .when(payBill, paying(line('cash', 5_000), line('insurance', 5_000)))
      .when(voidTransaction, { id: 9, shiftId: 2, reason: 'salah' })
      .then(withDrawer(refunded({ amount: 5_000 }), voided({ charges: 20_000, receivable: 5_000 }))));

  it('is paid exactly when nothing is left, however it is paid', () => {
    const asked = fc.record({
      method: fc.constantFrom('cash', 'qris', 'transfer', 'insurance'),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(1, 100, 500, 1000),
        fc.constantFrom<'cash' | 'all'>('cash', 'all'),
        fc.array(asked, { maxLength: 8 }),
        (amount, upTo, methods, payments) => {
          const story = given(owing(amount, { upTo, methods }, 'insurance'));
          for (const payment of payments) story.attempt(payBill, paying(payment));
          const bill = billOf(story.state(transaction, 9));
          expect(bill.status).toBe(remaining(bill) === 0 ? 'paid' : 'closed');
          expect(remaining(bill)).toBeGreaterThanOrEqual(0);
          expect(netReceived(bill) + receivable(bill) + remaining(bill)).toBe(total(bill));
          expect([0, roundUp(15_000 + amount, upTo) - 15_000 - amount]).toContain(bill.rounding);
        },
      ),
    );
  });

  it('rounds half a rupiah up per line', () => {
    expect(lineAmount(2.5, 333)).toBe(833);
    expect(lineAmount(0.001, 500)).toBe(1);
    expect(lineAmount(3, 1_500)).toBe(4_500);
  });
});
