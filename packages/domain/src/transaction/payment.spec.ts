import { lineAmount } from '@alur/contracts/inventory/quantity';
import type { PaymentLine } from '@alur/contracts/transaction/commands';
import { given } from '@alur/eventing/spec/given-when-then';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pay, refund, voidTransaction } from './payment.js';
import type { TransactionState } from './bill.js';
import { reopenBill } from './closing.js';
import {
  added,
  bill,
  closed,
  concluded,
  of,
  opened,
  paid,
  past,
  received,
  stateOf,
  till,
  types,
} from './testing/bills.js';
import { kept, receivable, remaining, roundUp, total } from './totals.js';

const line = (method: PaymentLine['method'], amount: number, tendered: number | null = null): PaymentLine => ({
  method,
  amount,
  tendered,
  reference: null,
  account: null,
});
/** A closed bill of fees 15.000 and one item. */
const owing = (amount: number, upTo = 1, methods: 'cash' | 'all' = 'cash') => [
  ...opened(),
  added(3, amount),
  concluded,
  closed(upTo, methods),
];
const paying =
  (...lines: PaymentLine[]) =>
  (state: TransactionState) =>
    pay(state, lines, till);

describe('payment', () => {
  it('takes cash and gives change', () => {
    expect(paying(line('cash', 20_000, 50_000))(stateOf(owing(5_000)))).toMatchObject([
      { type: 'PaymentReceived', data: { paymentId: 1, amount: 20_000, tendered: 50_000, change: 30_000, shiftId: 2 } },
      { type: 'TransactionPaid', data: { total: 20_000, paid: 20_000, receivable: 0 } },
    ]);
  });

  it('splits over methods, and stays open with a part', () => {
    const split = paying(line('cash', 5_000), line('qris', 15_000));
    expect(types(split(stateOf(owing(5_000))))).toEqual(['PaymentReceived', 'PaymentReceived', 'TransactionPaid']);
    given(bill, ...owing(5_000))
      .when(paying(line('cash', 5_000)), undefined)
      .thenState(state => {
        expect(state.status).toBe('closed');
        expect(state.status === 'closed' && remaining(state)).toBe(15_000);
      });
  });

  it('refuses what cannot be', () => {
    const refuses = (code: string, ...lines: PaymentLine[]) =>
      given(bill, ...owing(5_000))
        .when(paying(...lines), undefined)
        .thenRejects(code);
    refuses('transaction.payment-above-due', line('cash', 20_001));
    refuses('transaction.tendered-below-amount', line('cash', 20_000, 10_000));
    refuses('transaction.change-only-for-cash', line('qris', 20_000, 30_000));
    given(bill, ...past.open)
      .when(paying(line('cash', 1)), undefined)
      .thenRejects('transaction.not-closed');
    given(bill, ...past.paid)
      .when(paying(line('cash', 1)), undefined)
      .thenRejects('transaction.already-paid');
    given(bill, ...past.void)
      .when(paying(line('cash', 1)), undefined)
      .thenRejects('transaction.ended');
  });

  it('rounds cash up, as a line of its own: 20.250 to 20.500', () => {
    const owed = owing(5_250, 500);
    expect(paying(line('cash', 20_500))(stateOf(owed))).toMatchObject([
      { type: 'BillRounded', data: { amount: 250 } },
      { type: 'PaymentReceived', data: { amount: 20_500 } },
      { type: 'TransactionPaid', data: { total: 20_500 } },
    ]);
    given(bill, ...owed)
      .when(paying(line('cash', 20_250)), undefined)
      .thenRejects('transaction.cash-rounded', { due: 20_500 });
    expect(types(paying(line('qris', 20_250))(stateOf(owed)))).toEqual(['PaymentReceived', 'TransactionPaid']);
    given(bill, ...owed)
      .when(paying(line('cash', 10_000), line('qris', 10_500)), undefined)
      .thenRejects('transaction.payment-above-due', { due: 20_250 });
  });

  it('rounds any method up from the first payment, and drops the rounding with the last refund', () => {
    const owed = owing(5_250, 500, 'all');
    const part = [...owed, ...paying(line('qris', 10_000))(stateOf(owed))];
    expect(stateOf(part)).toMatchObject({ status: 'closed', rounding: 250 });
    const back = refund(stateOf(part), { paymentId: 1, shiftId: 2, reason: 'salah' });
    expect(types(back)).toEqual(['PaymentRefunded', 'RoundingDropped']);
    expect(stateOf([...part, ...back])).toMatchObject({ rounding: 0 });
    expect(types(paying(line('qris', 10_500))(stateOf(part)))).toEqual(['PaymentReceived', 'TransactionPaid']);
  });

  it('rounds anew when the bill opened again after a guarantor took it on, rounding and all', () => {
    const owed = owing(5_250, 500, 'all');
    const borne = [...owed, ...paying(line('bpjs', 20_500))(stateOf(owed))];
    expect(stateOf(borne)).toMatchObject({ status: 'paid', rounding: 250, receivables: [{ amount: 20_500 }] });
    const again = [...borne, ...reopenBill(stateOf(borne), 'lupa')];
    expect(stateOf(again)).toMatchObject({ status: 'open', rounding: 0, receivables: [] });
    const closedAgain = [...again, added(4, 600), closed(500, 'all')];
    expect(types(paying(line('cash', 21_000))(stateOf(closedAgain)))).toEqual([
      'BillRounded',
      'PaymentReceived',
      'TransactionPaid',
    ]);
  });

  it('keeps the rounding that a guarantor bears when the rest is given back: nobody owes less than nothing', () => {
    const owed = owing(5_250, 500, 'all');
    const part = [...owed, ...paying(line('cash', 100), line('bpjs', 20_350))(stateOf(owed))];
    const back = [...part, ...refund(stateOf(part), { paymentId: 1, shiftId: 2, reason: 'salah' })];
    expect(stateOf(back)).toMatchObject({ status: 'closed', rounding: 250, receivables: [{ amount: 20_350 }] });
    expect(types(paying(line('qris', 150))(stateOf(back)))).toEqual(['PaymentReceived', 'TransactionPaid']);
  });

  it('keeps what BPJS bears as owed, not received', () => {
    const events = paying(line('bpjs', 5_000), line('cash', 15_000))(stateOf(owing(5_000)));
    expect(types(events)).toEqual(['PaymentReceived', 'ReceivableRecorded', 'TransactionPaid']);
    expect(events.at(-1)).toMatchObject({ data: { paid: 15_000, receivable: 5_000 } });
  });

  it('voids by giving every payment back by its method, out of the shift that took it', () => {
    const settled = [...owing(5_000), received(1, 5_000), received(2, 15_000, 'qris'), paid];
    const voiding =
      (shiftId: number | null, across = false) =>
      (state: TransactionState) =>
        voidTransaction(state, { shiftId, reason: 'salah pasien' }, across);
    expect(voiding(2)(stateOf(settled))).toMatchObject([
      { type: 'PaymentRefunded', data: { paymentId: 1, method: 'cash', amount: 5_000 } },
      { type: 'PaymentRefunded', data: { paymentId: 2, method: 'qris', amount: 15_000 } },
      {
        type: 'TransactionVoided',
        data: { ...of, charges: 20_000, discounts: 0, rounding: 0, receivable: 0, deposits: 0 },
      },
    ]);
    given(bill, ...settled)
      .when(voiding(null), undefined)
      .thenRejects('transaction.void-needs-shift');
    given(bill, ...settled)
      .when(voiding(8), undefined)
      .thenRejects('transaction.void-other-shift');
    expect(voiding(8, true)(stateOf(settled))).toHaveLength(3);
  });

  it('voids a bill that was paid in part, with what a guarantor took over of it', () => {
    const part = [...owing(5_000), ...paying(line('cash', 5_000), line('bpjs', 5_000))(stateOf(owing(5_000)))];
    expect(voidTransaction(stateOf(part), { shiftId: 2, reason: 'salah pasien' }, false)).toMatchObject([
      { type: 'PaymentRefunded', data: { paymentId: 1, amount: 5_000 } },
      { type: 'TransactionVoided', data: { charges: 20_000, receivable: 5_000 } },
    ]);
  });

  it('is paid exactly when nothing is left, however it is paid', () => {
    const method = fc.constantFrom<PaymentLine['method']>('cash', 'qris', 'transfer', 'bpjs');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(1, 100, 500, 1000),
        fc.constantFrom<'cash' | 'all'>('cash', 'all'),
        fc.array(fc.tuple(method, fc.integer({ min: 1, max: 1_000_000 })), { maxLength: 8 }),
        (amount, upTo, methods, payments) => {
          let state = stateOf(owing(amount, upTo, methods));
          for (const [by, asked] of payments) {
            if (state.status !== 'closed') break;
            try {
              state = paying(line(by, asked))(state).reduce(bill.evolve, state);
            } catch {
              // refused: nothing changed
            }
          }
          if (state.status !== 'closed' && state.status !== 'paid') throw new Error('unexpected');
          expect(remaining(state) === 0).toBe(state.status === 'paid');
          expect(remaining(state)).toBeGreaterThanOrEqual(0);
          expect(kept(state) + receivable(state) + remaining(state)).toBe(total(state));
          expect([0, roundUp(15_000 + amount, upTo) - 15_000 - amount]).toContain(state.rounding);
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
