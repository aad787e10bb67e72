import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../kernel/rejection.js';
import { closeBill } from './closing.js';
import { giveDiscount } from './discounts.js';
import { addItems, changeItem, removeItem } from './items.js';
import { pay, refund, voidTransaction } from './payment.js';
import { printReceipt } from './receipt.js';
import type { TransactionState } from './state.js';
import {
  bill,
  cashier,
  fees,
  of,
  standingFor,
  opened,
  opening,
  past,
  received,
  serviceDone,
  started,
  stateOf,
  treatment,
} from './testing/bills.js';
import {
  beginService,
  cancelTransaction,
  changePayer,
  openTransaction,
  reopenBill,
  reopenService,
} from './transaction.js';

const till = { shiftId: 2, cashierName: 'Sari' };
const cash = (amount: number) => ({ method: 'cash' as const, amount, tendered: null, reference: null, account: null });
const discount = {
  type: 'registration' as const,
  valueType: 'amount' as const,
  value: 1_000,
  itemIds: [],
  reason: null,
};

/** What each decision answers in each status: the next status, or the code that refuses. */
const rules: Record<
  string,
  {
    decide: (state: TransactionState) => ReturnType<typeof pay>;
    by: Partial<Record<TransactionState['status'], string>>;
  }
> = {
  beginService: { decide: beginService, by: { DRAFT: 'WAITING' } },
  addItems: {
    decide: state => addItems(state, [treatment]),
    by: { DRAFT: 'DRAFT', WAITING: 'WAITING', ONGOING: 'ONGOING' },
  },
  changeItem: {
    decide: state => changeItem(state, { itemId: 1, quantity: 2 }),
    by: { DRAFT: 'DRAFT', WAITING: 'WAITING', ONGOING: 'ONGOING' },
  },
  removeItem: { decide: state => removeItem(state, 1), by: { DRAFT: 'DRAFT', WAITING: 'WAITING', ONGOING: 'ONGOING' } },
  giveDiscount: {
    decide: state => giveDiscount(state, discount, null),
    by: { DRAFT: 'DRAFT', WAITING: 'WAITING', ONGOING: 'ONGOING' },
  },
  changePayer: { decide: state => changePayer(state, 'insurance'), by: { DRAFT: 'DRAFT', WAITING: 'WAITING' } },
  reopen: { decide: state => reopenBill(state, 'lupa'), by: { ONGOING: 'WAITING' } },
  reopenService: { decide: reopenService, by: { WAITING: 'WAITING', ONGOING: 'WAITING' } },
  pay: { decide: state => pay(state, [cash(15_000)], till), by: { ONGOING: 'PAID' } },
  cancel: {
    decide: state => cancelTransaction(state, 'salah'),
    by: { DRAFT: 'CANCELLED', WAITING: 'CANCELLED', ONGOING: 'CANCELLED' },
  },
  void: { decide: state => voidTransaction(state, { shiftId: 2, reason: 'salah' }, false), by: { PAID: 'VOID' } },
  print: {
    decide: state =>
      printReceipt(state, { printer: 'thermal_80', doctorSignature: false, cashierSignature: true }, 'Sari'),
    by: { PAID: 'PAID' },
  },
};
const statuses = Object.keys(past) as TransactionState['status'][];

describe('transaction', () => {
  for (const [name, { decide, by }] of Object.entries(rules))
    for (const status of statuses) {
      const next = by[status];
      it(`${name} in ${status}: ${next ?? 'refused'}`, () => {
        const before = stateOf(past[status]);
        if (next === undefined) expect(() => decide(before)).toThrow(Rejection);
        else expect(stateOf([...past[status], ...decide(before)]).status).toBe(next);
      });
    }

  it('opens with registration and admin fee for a new patient, the recurring fee for who returns', () => {
    const amounts = (events: ReturnType<typeof opened>) =>
      events.flatMap(e => (e.type === 'ItemAdded' ? [[e.data.itemType, e.data.amount]] : []));
    expect(amounts(opened())).toEqual([
      ['registration', 10_000],
      ['admin_fee', 5_000],
    ]);
    expect(amounts(opened({ isNewPatient: false }))).toEqual([['admin_fee', 3_000]]);
    const free = { ...fees, fees: { registration: 0, admin: 0, recurringAdmin: 0 } };
    expect(openTransaction(opening, free)).toHaveLength(1);
    expect(openTransaction(opening, free)[0]).toMatchObject({ data: { refNumber: 'TRX-20261121-9' } });
  });

  it('locks items, payer and end from the first payment', () => {
    const paidInPart = stateOf([...past.ONGOING, received(1, 5_000)]);
    for (const decide of [rules['addItems'], rules['giveDiscount'], rules['reopen'], rules['reopenService']])
      expect(() => decide?.decide(paidInPart)).toThrow('transaction.items-locked');
    expect(() => cancelTransaction(paidInPart, 'salah')).toThrow('transaction.money-received');
  });

  it('opens again when it closed itself and no money was received', () => {
    const owed = [
      ...past.ONGOING,
      { type: 'ReceivableRecorded' as const, data: { ...of, guarantor: 'bpjs', amount: 15_000 } },
      { type: 'TransactionPaid' as const, data: { ...standingFor, total: 15_000, paid: 0, receivable: 15_000 } },
    ];
    given(bill, ...owed)
      .when(reopenService, undefined)
      .then(
        { type: 'BillReopened', data: { ...standingFor, receivable: 15_000, reason: null } },
        { type: 'ServiceReopened', data: of },
      );
    expect(stateOf([...owed, ...reopenService(stateOf(owed))])).toMatchObject({ status: 'WAITING', receivable: 0 });
  });

  it('closes by hand only when the service is done and every prescription priced', () => {
    const close = (state: TransactionState) => closeBill(state, cashier);
    given(bill, ...opened())
      .when(close, undefined)
      .thenRejects('transaction.service-not-begun');
    given(bill, ...opened(), started)
      .when(close, undefined)
      .thenRejects('transaction.service-under-way');
    given(bill, ...opened(), started, serviceDone, { type: 'PrescriptionAwaited', data: { ...of, prescriptionId: 4 } })
      .when(close, undefined)
      .thenRejects('transaction.prescription-unpriced');
    given(bill, ...opened(), started, serviceDone)
      .when(close, undefined)
      .thenState(state => expect(state.status).toBe('ONGOING'));
  });

  it('refuses quantities as SPEC 5 has them', () => {
    const change = (quantity: number | null) => (state: TransactionState) => changeItem(state, { itemId: 1, quantity });
    given(bill, ...past.WAITING)
      .when(change(null), undefined)
      .thenRejects('transaction.quantity-missing');
    given(bill, ...past.WAITING)
      .when(change(-1), undefined)
      .thenRejects('transaction.quantity-negative');
    given(bill, ...past.WAITING)
      .when(change(1.5), undefined)
      .thenRejects('transaction.quantity-not-whole');
    given(bill, ...past.WAITING)
      .when(change(1), undefined)
      .then();
    given(bill, ...past.WAITING)
      .when(state => changeItem(state, { itemId: 99, quantity: 1 }), undefined)
      .thenRejects('transaction.no-such-item');
    const medicine = { ...treatment, itemType: 'pharmacy' as const, prescriptionId: 4, prescribedQuantity: 10 };
    const dispensed = [...past.WAITING, ...addItems(stateOf(past.WAITING), [medicine])];
    const changed = (quantity: number) => (state: TransactionState) => changeItem(state, { itemId: 3, quantity });
    given(bill, ...dispensed)
      .when(changed(11), undefined)
      .thenRejects('transaction.quantity-above-prescribed', { prescribed: 10 });
    given(bill, ...dispensed)
      .when(changed(5), undefined)
      .thenRejects('transaction.change-in-pharmacy');
  });

  it('numbers receipts, the first being the original', () => {
    const print = rules['print']?.decide ?? (() => []);
    const first = print(stateOf(past.PAID));
    expect(first[0]).toMatchObject({ data: { copy: 0 } });
    expect(print(stateOf([...past.PAID, ...first]))[0]).toMatchObject({ data: { copy: 1 } });
  });

  it('refunds one payment of an unsettled bill, and opens its items again', () => {
    const partly = [...past.ONGOING, received(1, 5_000)];
    const back = (state: TransactionState) => refund(state, { paymentId: 1, shiftId: 2, reason: 'salah' });
    given(bill, ...partly)
      .when(back, undefined)
      .thenState(state => expect(addItems(state, [treatment])).toHaveLength(1));
    given(bill, ...past.PAID)
      .when(back, undefined)
      .thenRejects('transaction.refund-needs-void');
    given(bill, ...past.ONGOING)
      .when(back, undefined)
      .thenRejects('transaction.no-such-payment');
  });
});
