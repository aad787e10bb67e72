import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../kernel/rejection.js';
import type { TransactionState } from './bill.js';
import { dropCharge, expectCharge, giveUpCharge, postCharges, withdrawCharges } from './charging.js';
import { closeBill, reopenBill } from './closing.js';
import { applyDeposits, receiveDeposit, refundDeposit } from './deposits.js';
import { giveDiscount, removeDiscount } from './discounts.js';
import { concludeEncounter, resumeEncounter } from './encounters.js';
import { cancelTransaction } from './ending.js';
import type { TransactionEvent } from './events.js';
import { changeGuarantors } from './guarantors.js';
import { addItems, changeItem, removeItem } from './items.js';
import { openSupplement, settleLateCharges } from './late-charges.js';
import { moveCharges } from './moving.js';
import { attach, openBill } from './opening.js';
import { pay, refund, voidTransaction } from './payment.js';
import { printReceipt } from './receipt.js';
import { repriceCharges } from './repricing.js';
import {
  bare,
  bill,
  cashier,
  concluded,
  documentOf,
  expected,
  medicine,
  NOW,
  of,
  opened,
  opening,
  past,
  received,
  standingFor,
  stateOf,
  statuses,
  till,
  treatment,
} from './testing/bills.js';

const cash = (amount: number) => ({ method: 'cash' as const, amount, tendered: null, reference: null, account: null });
const discount = {
  type: 'registration' as const,
  valueType: 'amount' as const,
  value: 1_000,
  itemIds: [],
  reason: null,
};
const late = documentOf('laboratory', 7, treatment);
const source = { module: 'treatment', id: 1 };
const fresh = (transactionId: number) =>
  stateOf(openBill({ ...opening, transactionId }, { payer: 'general', insurer: null }));
const deposit = { method: 'cash' as const, amount: 5_000, tendered: null, reference: null, account: null };

type Answer = TransactionState['status'] | `transaction.${string}`;
const ENDED = 'transaction.ended';

/** What each decision answers in each status: the next status, or the code that refuses. */
const rules: Record<
  string,
  [
    decide: (state: TransactionState) => TransactionEvent[],
    by: Omit<Record<TransactionState['status'], Answer>, 'none'>,
  ]
> = {
  attach: [s => attach(s, 8), { open: 'open', closed: 'closed', paid: 'paid', cancelled: 'cancelled', void: 'void' }],
  conclude: [
    s => concludeEncounter(s, 3, cashier),
    { open: 'closed', closed: 'closed', paid: 'paid', cancelled: 'cancelled', void: 'void' },
  ],
  resume: [
    s => resumeEncounter(s, 3),
    { open: 'open', closed: 'open', paid: 'transaction.items-locked', cancelled: ENDED, void: ENDED },
  ],
  expect: [
    s => expectCharge(s, { source: { module: 'prescription', id: 4 }, encounterId: 3, name: 'Resep' }),
    { open: 'open', closed: 'open', paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  post: [
    s => postCharges(s, late, cashier),
    { open: 'open', closed: 'closed', paid: 'paid', cancelled: 'cancelled', void: 'void' },
  ],
  withdraw: [
    s => withdrawCharges(s, source, cashier),
    { open: 'open', closed: 'paid', paid: 'transaction.items-locked', cancelled: ENDED, void: ENDED },
  ],
  drop: [
    s => dropCharge(s, source, 'batal', cashier),
    { open: 'open', closed: 'closed', paid: 'paid', cancelled: 'cancelled', void: 'void' },
  ],
  giveUp: [
    s => giveUpCharge(s, source, 'batal', cashier),
    {
      open: 'transaction.charge-not-expected',
      closed: 'transaction.charge-not-expected',
      paid: 'transaction.charge-not-expected',
      cancelled: ENDED,
      void: ENDED,
    },
  ],
  reprice: [
    s => repriceCharges(s, { payer: 'bpjs', classId: null }, () => 1_000, null),
    {
      open: 'open',
      closed: 'open',
      paid: 'transaction.items-locked',
      cancelled: 'transaction.items-locked',
      void: 'transaction.items-locked',
    },
  ],
  moveOut: [
    s => moveCharges(s, fresh(10), 3, cashier).from,
    {
      open: 'open',
      closed: 'open',
      paid: 'transaction.items-locked',
      cancelled: 'transaction.items-locked',
      void: 'transaction.items-locked',
    },
  ],
  settleLate: [
    s => settleLateCharges(s, { source: late.source, how: 'written_off', reason: 'lupa' }, null),
    {
      open: 'transaction.no-late-charges',
      closed: 'transaction.no-late-charges',
      paid: 'transaction.no-late-charges',
      cancelled: 'transaction.no-late-charges',
      void: 'transaction.no-late-charges',
    },
  ],
  supplement: [
    s => openSupplement(s, late.source, 10, cashier),
    {
      open: 'transaction.no-late-charges',
      closed: 'transaction.no-late-charges',
      paid: 'transaction.no-late-charges',
      cancelled: 'transaction.no-late-charges',
      void: 'transaction.no-late-charges',
    },
  ],
  addItems: [
    s => addItems(s, [treatment], NOW),
    { open: 'open', closed: 'closed', paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  changeItem: [
    s => changeItem(s, { itemId: 1, quantity: 2 }),
    { open: 'open', closed: 'closed', paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  removeItem: [s => removeItem(s, 1), { open: 'open', closed: 'closed', paid: ENDED, cancelled: ENDED, void: ENDED }],
  giveDiscount: [
    s => giveDiscount(s, discount, null),
    { open: 'open', closed: 'closed', paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  removeDiscount: [
    s => removeDiscount(s, 1),
    {
      open: 'transaction.no-such-discount',
      closed: 'transaction.no-such-discount',
      paid: ENDED,
      cancelled: ENDED,
      void: ENDED,
    },
  ],
  changeGuarantors: [
    s => changeGuarantors(s, { payer: 'bpjs', insurer: null }),
    {
      open: 'open',
      closed: 'transaction.payer-locked',
      paid: 'transaction.payer-locked',
      cancelled: 'transaction.payer-locked',
      void: 'transaction.payer-locked',
    },
  ],
  close: [
    s => closeBill(s, cashier),
    { open: 'transaction.service-under-way', closed: ENDED, paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  reopen: [
    s => reopenBill(s, 'lupa'),
    {
      open: 'transaction.not-reopenable',
      closed: 'open',
      paid: 'transaction.items-locked',
      cancelled: 'transaction.not-reopenable',
      void: 'transaction.not-reopenable',
    },
  ],
  pay: [
    s => pay(s, [cash(15_000)], till),
    {
      open: 'transaction.not-closed',
      closed: 'paid',
      paid: 'transaction.already-paid',
      cancelled: ENDED,
      void: ENDED,
    },
  ],
  refund: [
    s => refund(s, { paymentId: 1, shiftId: 2, reason: 'salah' }),
    {
      open: ENDED,
      closed: 'transaction.no-such-payment',
      paid: 'transaction.refund-needs-void',
      cancelled: ENDED,
      void: ENDED,
    },
  ],
  receiveDeposit: [
    s => receiveDeposit(s, deposit, till),
    { open: 'open', closed: 'closed', paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  applyDeposits: [
    applyDeposits,
    {
      open: 'transaction.not-closed',
      closed: 'closed',
      paid: 'transaction.not-closed',
      cancelled: 'transaction.not-closed',
      void: 'transaction.not-closed',
    },
  ],
  refundDeposit: [
    s => refundDeposit(s, { depositId: 1, amount: 1, shiftId: 2, reason: 'salah' }),
    {
      open: 'transaction.no-such-deposit',
      closed: 'transaction.no-such-deposit',
      paid: 'transaction.no-such-deposit',
      cancelled: ENDED,
      void: ENDED,
    },
  ],
  cancel: [
    s => cancelTransaction(s, 'salah'),
    { open: 'cancelled', closed: 'cancelled', paid: ENDED, cancelled: ENDED, void: ENDED },
  ],
  void: [
    s => voidTransaction(s, { shiftId: 2, reason: 'salah' }, false),
    {
      open: 'transaction.not-paid',
      closed: 'transaction.not-paid',
      paid: 'void',
      cancelled: 'transaction.not-paid',
      void: 'transaction.not-paid',
    },
  ],
  print: [
    s => printReceipt(s, { printer: 'thermal_80', doctorSignature: false, cashierSignature: true }, 'Sari'),
    {
      open: 'transaction.not-paid',
      closed: 'transaction.not-paid',
      paid: 'paid',
      cancelled: 'transaction.not-paid',
      void: 'transaction.not-paid',
    },
  ],
};

describe('what may be done to a bill in each status', () => {
  for (const [name, [decide, by]] of Object.entries(rules))
    for (const status of statuses) {
      const answer: Answer = status === 'none' ? ENDED : by[status];
      it(`${name}, ${status}: ${answer}`, () => {
        const before = stateOf(past[status]);
        if (answer.startsWith('transaction.')) expect(() => decide(before)).toThrow(new Rejection(answer).message);
        else expect(stateOf([...past[status], ...decide(before)]).status).toBe(answer);
      });
    }
});

describe('a bill', () => {
  it('opens without charges, for an encounter, with whom registration named as guarantor', () => {
    const [first, ...others] = openBill(opening, { payer: 'insurance', insurer: 'Sehat Sentosa' });
    expect(first).toMatchObject({ type: 'TransactionOpened', data: { refNumber: 'TRX-20261121-9', purpose: 'care' } });
    expect(others).toMatchObject([
      {
        type: 'GuarantorAdded',
        data: { guarantorId: 1, kind: 'insurance', name: 'Sehat Sentosa', cover: { mode: 'limit', value: 0 } },
      },
    ]);
    expect(attach(stateOf([...past.open]), 3)).toEqual([]);
  });

  it('is locked for items, guarantors and its end from the first payment', () => {
    const inPart = stateOf([...past.closed, received(1, 5_000)]);
    for (const name of ['addItems', 'giveDiscount', 'reopen', 'resume', 'expect', 'withdraw', 'moveOut'])
      expect(() => rules[name]?.[0](inPart), name).toThrow('transaction.items-locked');
    expect(() => cancelTransaction(inPart, 'salah')).toThrow('transaction.money-received');
    expect(
      stateOf([...past.closed, received(1, 5_000), ...voidTransaction(inPart, { shiftId: 2, reason: 'x' }, false)]),
    ).toMatchObject({ status: 'void' });
  });

  it('opens again when it closed itself and no money was received', () => {
    const closing = concludeEncounter(stateOf(opened('bpjs')), 3, cashier);
    const owed = [...opened('bpjs'), ...closing];
    given(bill, ...owed)
      .when(s => resumeEncounter(s, 3), undefined)
      .then(
        { type: 'BillReopened', data: { ...standingFor, receivable: 15_000, deposits: 0, reason: null } },
        { type: 'AttachedEncounterResumed', data: { ...of, encounterId: 3 } },
      );
    expect(stateOf([...owed, ...resumeEncounter(stateOf(owed), 3)])).toMatchObject({ status: 'open', receivables: [] });
  });

  it('is closed by hand only when its encounters are concluded and nothing is expected', () => {
    const close = (state: TransactionState) => closeBill(state, cashier);
    given(bill, ...opened())
      .when(close, undefined)
      .thenRejects('transaction.service-under-way');
    given(bill, ...opened(), concluded, expected(4))
      .when(close, undefined)
      .thenRejects('transaction.charge-expected');
    given(bill, ...opened(), concluded)
      .when(close, undefined)
      .thenState(state => expect(state.status).toBe('closed'));
  });

  it('of a stay waits for the cashier', () => {
    const stay = bare('general', { serviceType: 'inpatient' });
    expect(concludeEncounter(stateOf(stay), 3, cashier)).toEqual([concluded]);
  });

  it('refuses quantities as SPEC 5 has them', () => {
    const change = (quantity: number | null) => (state: TransactionState) => changeItem(state, { itemId: 1, quantity });
    const refuses = (quantity: number | null, code: string) =>
      given(bill, ...past.open)
        .when(change(quantity), undefined)
        .thenRejects(code);
    refuses(null, 'transaction.quantity-missing');
    refuses(-1, 'transaction.quantity-negative');
    refuses(1.5, 'transaction.quantity-not-whole');
    refuses(1e290, 'transaction.above-all-bills');
    given(bill, ...past.open)
      .when(change(1), undefined)
      .then();
    given(bill, ...past.open)
      .when(state => changeItem(state, { itemId: 99, quantity: 1 }), undefined)
      .thenRejects('transaction.no-such-item');
  });

  it('leaves to its source what only that may change', () => {
    const document = { ...documentOf('prescription', 4, medicine), fixed: true };
    const dispensed = [...past.open, ...postCharges(stateOf(past.open), document, cashier)];
    const changed = (quantity: number) => (state: TransactionState) => changeItem(state, { itemId: 3, quantity });
    given(bill, ...dispensed)
      .when(changed(11), undefined)
      .thenRejects('transaction.quantity-above-prescribed', { prescribed: 10 });
    given(bill, ...dispensed)
      .when(changed(5), undefined)
      .thenRejects('transaction.change-at-source');
    given(bill, ...dispensed)
      .when(state => removeItem(state, 3), undefined)
      .thenRejects('transaction.change-at-source');
  });

  it('numbers receipts, the first being the original', () => {
    const print = rules['print']?.[0] ?? (() => []);
    const first = print(stateOf(past.paid));
    expect(first[0]).toMatchObject({ data: { copy: 0 } });
    expect(print(stateOf([...past.paid, ...first]))[0]).toMatchObject({ data: { copy: 1 } });
  });

  it('gives back one payment of an unsettled bill, and opens its items again', () => {
    given(bill, ...past.closed, received(1, 5_000))
      .when(state => refund(state, { paymentId: 1, shiftId: 2, reason: 'salah' }), undefined)
      .thenState(state => expect(addItems(state, [treatment], NOW)).toHaveLength(1));
  });
});
