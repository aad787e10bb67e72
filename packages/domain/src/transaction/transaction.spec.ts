import {
  addItem,
  cancelTransaction,
  changeItem as changeItemCommand,
  closeBill,
  dropCharge as dropChargeCommand,
  giveDiscount,
  payBill,
  printInterimBill,
  printReceipt,
  refundPayment,
  removeDiscount,
  removeItem,
  reopenBill,
  settleLateCharges,
  voidTransaction,
} from '@alur/contracts/transaction/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { describe, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { Deciding } from '../kernel/testing/specification.js';
import type { TransactionState } from './bill.js';
import { dropCharge, expectCharge, postCharges, withdrawCharges } from './charging.js';
import { applyDeposits, receiveDeposit, refundDeposit } from './deposits.js';
import { concludeEncounter, resumeEncounter } from './encounters.js';
import { changeGuarantors } from './guarantors.js';
import { changeItem } from './items.js';
import { openSupplement } from './late-charges.js';
import { moveCharges } from './moving.js';
import { attach, openBill } from './opening.js';
import { repriceCharges } from './repricing.js';
import {
  byCashier,
  catalogue,
  charged,
  drawer,
  DRAWER,
  insured,
  printed,
  refunded,
  reopened,
  resumed,
  voided,
  withDrawer,
} from './testing/bill-events.js';
import {
  NOW,
  settled,
  attached,
  bare,
  BILL,
  cashier,
  closed,
  concluded,
  documentOf,
  expected,
  medicine,
  of,
  onBill,
  opened,
  opening,
  past,
  received,
  statuses,
  till,
  treatment,
} from './testing/bills.js';
import { transactionDetailView } from './transaction-detail-view.js';
import { transactionListView } from './transaction-list-view.js';
import { transaction } from './transaction.js';

const late = documentOf('laboratory', 7, treatment);
const source = { module: 'treatment', id: 1 };
const another = openBill({ ...opening, transactionId: 10 }, { payer: 'general', insurer: null });
const emptyBill = given({ 'transaction-10': another }).state(transaction, 10);
const cash = { method: 'cash' as const, amount: 5_000, tendered: null, reference: null, account: null };
const why = { reason: 'salah' };
const printing = { printer: 'thermal_80', doctorSignature: false, cashierSignature: true };
const discount = { type: 'registration', valueType: 'amount', value: 1_000 };

type Answer = TransactionState['status'] | `transaction.${string}`;
type Answers = Record<Exclude<TransactionState['status'], 'none'>, Answer>;
const ENDED = 'transaction.ended';
const LOCKED = 'transaction.items-locked';

/** The same in every status. */
const always = (code: Answer): Answers => ({ open: code, closed: code, paid: code, cancelled: code, void: code });
const asItWas: Answers = { open: 'open', closed: 'closed', paid: 'paid', cancelled: 'cancelled', void: 'void' };
const untilPaid: Answers = { ...always(ENDED), open: 'open', closed: 'closed' };
const ended = { cancelled: ENDED, void: ENDED } as const;

/**
 * The result of each command, or of a rule that several share, in each status: the next status, or the refusal's code.
 */
const rules = {
  attach: [asItWas, onBill(s => attach(s, 8))],
  conclude: [{ ...asItWas, open: 'closed' }, onBill(s => concludeEncounter(s, 3, cashier))],
  resume: [{ open: 'open', closed: 'open', paid: LOCKED, ...ended }, onBill(s => resumeEncounter(s, 3))],
  expect: [
    { ...untilPaid, closed: 'open' },
    onBill(s => expectCharge(s, { source: { module: 'prescription', id: 4 }, encounterId: 3, name: 'Resep' })),
  ],
  post: [asItWas, onBill(s => postCharges(s, late, cashier))],
  withdraw: [
    { open: 'open', closed: 'paid', paid: LOCKED, ...ended },
    onBill(s => withdrawCharges(s, source, cashier)),
  ],
  drop: [asItWas, onBill(s => dropCharge(s, source, 'batal', cashier))],
  giveUp: [{ ...always('transaction.charge-not-expected'), ...ended }, dropChargeCommand, { source, ...why }],
  reprice: [
    { ...always(LOCKED), open: 'open', closed: 'open' },
    onBill(s => repriceCharges(s, { payer: 'bpjs', classId: null }, () => 1_000, null)),
  ],
  moveOut: [
    { ...always(LOCKED), open: 'open', closed: 'open' },
    onBill(s => moveCharges(s, emptyBill, 3, cashier).from),
  ],
  settleLate: [
    always('transaction.no-late-charges'),
    settleLateCharges,
    { source: late.source, how: 'written_off', reason: 'lupa' },
  ],
  supplement: [always('transaction.no-late-charges'), onBill(s => openSupplement(s, late.source, 10, cashier))],
  addItem: [untilPaid, addItem, { treatmentId: 8, quantity: 1 }],
  changeItem: [untilPaid, changeItemCommand, { itemId: 1, quantity: 2 }],
  removeItem: [untilPaid, removeItem, { itemId: 1 }],
  giveDiscount: [untilPaid, giveDiscount, discount],
  removeDiscount: [
    { ...always('transaction.no-such-discount'), paid: ENDED, ...ended },
    removeDiscount,
    { discountId: 1 },
  ],
  changeGuarantors: [
    { ...always('transaction.payer-locked'), open: 'open' },
    onBill(s => changeGuarantors(s, { payer: 'bpjs', insurer: null })),
  ],
  close: [{ ...always(ENDED), open: 'transaction.service-under-way' }, closeBill],
  reopen: [{ ...always('transaction.not-reopenable'), closed: 'open', paid: LOCKED }, reopenBill, { reason: 'lupa' }],
  pay: [
    { open: 'transaction.not-closed', closed: 'paid', paid: 'transaction.already-paid', ...ended },
    payBill,
    { shiftId: 2, lines: [{ method: 'cash', amount: 15_000 }] },
  ],
  refund: [
    { ...always(ENDED), closed: 'transaction.no-such-payment', paid: 'transaction.refund-needs-void' },
    refundPayment,
    { shiftId: 2, paymentId: 1, ...why },
  ],
  receiveDeposit: [untilPaid, onBill(s => receiveDeposit(s, cash, till))],
  applyDeposits: [{ ...always('transaction.not-closed'), closed: 'closed' }, onBill(applyDeposits)],
  refundDeposit: [
    { ...always('transaction.no-such-deposit'), ...ended },
    onBill(s => refundDeposit(s, { depositId: 1, amount: 1, shiftId: 2, ...why })),
  ],
  cancel: [{ ...always(ENDED), open: 'cancelled', closed: 'cancelled' }, cancelTransaction, why],
  void: [{ ...always('transaction.not-paid'), paid: 'void' }, voidTransaction, { shiftId: 2, ...why }],
  print: [{ ...always('transaction.not-paid'), paid: 'paid' }, printReceipt, printing],
  printInterim: [untilPaid, printInterimBill, printing],
} satisfies Record<string, [Answers, CommandSpec | Deciding, body?: object]>;

/** All that lies beside a bill. */
const beside = { ...catalogue, [DRAWER]: drawer };

describe('what may be done to a bill in each status', () => {
  for (const [name, [answers, command, body]] of Object.entries(rules))
    for (const status of statuses) {
      const answer = status === 'none' ? ENDED : answers[status];
      it(`${name}, ${status}: ${answer}`, () => {
        const outcome = given({ ...beside, [BILL]: past[status] }).when(command, { id: 9, ...body });
        if (answer.startsWith('transaction.')) outcome.thenRejects(answer);
        else outcome.thenState(transaction, 9, { status: answer });
      });
    }
});

describe('a bill', () => {
  const resuming = onBill(s => resumeEncounter(s, 3));
  const concluding = onBill(s => concludeEncounter(s, 3, cashier));
  const inPart = { ...beside, [BILL]: [...past.closed, received({ paymentId: 1, amount: 5_000 })] };

  it('opens without charges, for an encounter, with whom registration named as guarantor', () => {
    const story = given();
    story.when(onBill(() => openBill(opening, { payer: 'insurance', insurer: 'Sehat Sentosa' }))).then({
      [BILL]: [{ type: 'TransactionOpened', data: { ...opening, refNumber: 'TRX-20261121-9' } }, insured()],
    });
    const attaching = onBill(s => attach(s, 3));
    story.when(attaching).then({ [BILL]: [attached] });
    story.when(attaching).then();
  });

  it.each(['addItem', 'giveDiscount', 'reopen', 'resume', 'expect', 'withdraw', 'moveOut'] as const)(
    'is locked from the first payment for %s',
    name => {
      const [, command, body] = rules[name];
      given(inPart)
        .when(command, { id: 9, ...body })
        .thenRejects(LOCKED);
    },
  );

  it('ends after the first payment only by giving it back', () => {
    given(inPart)
      .when(cancelTransaction, { id: 9, ...why })
      .thenRejects('transaction.money-received');
    given(inPart)
      .when(voidTransaction, { id: 9, shiftId: 2, ...why })
      .then(withDrawer(refunded({ amount: 5_000 }), voided()));
  });

  it('opens again when it closed itself and no money was received', () => {
    const story = given({ [BILL]: opened('bpjs') });
    story
      .when(concluding)
      .when(resuming)
      .then({ [BILL]: [reopened({ receivable: 15_000 }), resumed] });
    story.thenRows(transactionListView, [{ status: 'WAITING', receivable: 0 }]);
  });

  it('is closed by hand only when its encounters are concluded and nothing is expected', () => {
    given({ [BILL]: opened() })
      .when(closeBill, { id: 9 })
      .thenRejects('transaction.service-under-way');
    given({ [BILL]: [...opened(), concluded, expected(4)] })
      .when(closeBill, { id: 9 })
      .thenRejects('transaction.charge-expected');
    given({ [BILL]: [...opened(), concluded] })
      .when(closeBill, { id: 9 })
      .then({ [BILL]: [closed()] });
  });

  it('of a stay waits for the cashier', () =>
    given({ [BILL]: bare('general', { serviceType: 'inpatient' }) })
      .when(concluding)
      .then({ [BILL]: [concluded] }));

  it.each([
    ['transaction.quantity-missing', { itemId: 1 }],
    ['transaction.quantity-negative', { itemId: 1, quantity: -1 }],
    ['transaction.quantity-not-whole', { itemId: 1, quantity: 1.5 }],
    ['transaction.no-such-item', { itemId: 99, quantity: 1 }],
  ])('refuses quantities as SPEC 5 has them: %s', (code, body) =>
    given({ [BILL]: past.open })
      .when(changeItemCommand, { id: 9, ...body })
      .thenRejects(code),
  );

  it('counts to no more than any bill does, and is not changed by the same quantity', () => {
    given({ [BILL]: past.open })
      .when(onBill(s => changeItem(s, { itemId: 1, quantity: 1e290 })))
      .thenRejects('transaction.above-all-bills');
    given({ [BILL]: past.open })
      .when(changeItemCommand, { id: 9, itemId: 1, quantity: 1 })
      .then();
  });

  it('leaves to its source what only that may change', () => {
    const dispensed = [...past.open, charged({ ...documentOf('prescription', 4, medicine), fixed: true }, { from: 3 })];
    const story = given({ [BILL]: dispensed });
    story
      .when(changeItemCommand, { id: 9, itemId: 3, quantity: 11 })
      .thenRejects('transaction.quantity-above-prescribed', { prescribed: 10 });
    story.when(changeItemCommand, { id: 9, itemId: 3, quantity: 5 }).thenRejects('transaction.change-at-source');
    story.when(removeItem, { id: 9, itemId: 3 }).thenRejects('transaction.change-at-source');
  });

  it('numbers receipts, the first being the original', () => {
    const story = given({ [BILL]: past.paid });
    for (const copy of [0, 1]) story.when(printReceipt, { id: 9, ...printing }).then({ [BILL]: [printed({ copy })] });
  });

  it('numbers them anew once the bill was opened again, because no receipt says what it comes to then', () => {
    const claimed = { [BILL]: [...past.paid, printed({ copy: 0 }), reopened(), closed(), settled()] };
    const story = given(claimed);
    story.thenRows(transactionDetailView, [{ receipts: [] }]);
    story.when(printReceipt, { id: 9, ...printing }).then({ [BILL]: [printed({ copy: 0 })] });
    story.thenRows(transactionDetailView, [
      { receipts: [{ copy: 0, printer: 'thermal_80', printedBy: till.cashierName, at: NOW }] },
    ]);
  });

  it('tells before its end what it has come to, and what is held in advance', () => {
    const story = given({ [BILL]: past.open });
    story.when(printInterimBill, { id: 9, printer: 'laser_a4' }).then({
      [BILL]: [
        {
          type: 'InterimBillPrinted',
          data: {
            ...of,
            subtotal: 15_000,
            discounts: 0,
            deposits: 0,
            printer: 'laser_a4',
            printedBy: till.cashierName,
          },
        },
      ],
    });
  });

  it('gives back one payment of an unsettled bill, and opens its items again', () => {
    const story = given(inPart);
    story
      .when(refundPayment, { id: 9, shiftId: 2, paymentId: 1, ...why })
      .then(withDrawer(refunded({ amount: 5_000 })));
    story
      .when(addItem, { id: 9, treatmentId: 8, quantity: 1 })
      .then({ [BILL]: [charged({ ...late, source: byCashier }, { from: 3 })] });
  });
});
