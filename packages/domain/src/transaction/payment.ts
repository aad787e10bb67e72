import type { PaymentLine } from '@alur/contracts/transaction/commands';
import { GuarantorKind, type PaymentMethod } from '@alur/contracts/transaction/enums';
import { capOf } from '@alur/contracts/transaction/shares';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillGuarantor, BillPayment, ClosedBill, TransactionState } from './bill.js';
import { andSettle, dropRounding } from './closing.js';
import type { TransactionEvent } from './events.js';
import { dueBy, receivable, remaining, totalsOf, sumsOf } from './totals.js';
import { checkTendered } from './tendered.js';
import { billOf, isEnded, isTaken, keysOf, keysAndEncounters } from './transaction.js';

/** The drawer that the money goes into, and the cashier. */
export interface Till {
  shiftId: number;
  cashierName: string;
}

const checkLine = ({ method, amount, tendered }: PaymentLine, index: number) =>
  checkTendered(method, amount, tendered ?? amount, `lines.${index}.tendered`);

const isCash = (bill: AnyBill, lines: readonly PaymentLine[]): boolean =>
  receivable(bill) === 0 &&
  [...lines, ...bill.payments.filter(payment => !payment.refunded)].every(({ method }) => method === 'cash');

/** Rounding caused by these lines: by any method at the first payment, or only if cash settles the bill. */
const roundingFor = (bill: ClosedBill, lines: readonly PaymentLine[]): number => {
  const paying = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = dueBy(sumsOf(bill), bill.roundingRule, isCash(bill, lines));
  ensure(paying <= due, 'transaction.payment-above-due', { due }, 'lines');
  const isPart = paying < remaining(bill);
  if (bill.roundingRule.methods === 'cash' && isPart) return 0;
  if (bill.roundingRule.methods === 'cash') ensure(paying === due, 'transaction.cash-rounded', { due }, 'lines');
  return due - remaining(bill);
};

const isMoney = (method: PaymentLine['method']): method is PaymentMethod =>
  GuarantorKind.options.every(kind => kind !== method);

/** The guarantor of a payment line, who must be one of this bill: the named one, else the only one of its kind. */
const guarantorOf = (bill: AnyBill, { method, guarantorId }: PaymentLine, index: number): BillGuarantor => {
  const own = bill.guarantors.filter(({ kind }) => kind === method);
  const [one, another] = own.filter(each => guarantorId === null || each.guarantorId === guarantorId);
  if (!one) throw new Rejection('transaction.not-its-guarantor', {}, `lines.${index}.method`);
  if (another) throw new Rejection('transaction.which-guarantor', {}, `lines.${index}.guarantorId`);
  return one;
};

/** A guarantor whose limit is known owes no more than that, with what closing the bill made it owe. */
const checkCover = (bill: AnyBill, lines: readonly PaymentLine[]): void => {
  const owes = new Map<number, number>();
  for (const { guarantorId, amount } of bill.receivables)
    if (guarantorId !== null) owes.set(guarantorId, (owes.get(guarantorId) ?? 0) + amount);
  for (const [index, line] of lines.entries()) {
    if (isMoney(line.method)) continue;
    const guarantor = guarantorOf(bill, line, index);
    const owed = owes.get(guarantor.guarantorId) ?? 0;
    const cap = capOf(guarantor);
    // An insurance whose limit is nought has not said yet what it bears (record 54).
    const left = cap === null || cap === 0 ? line.amount : Math.max(0, cap - owed);
    ensure(line.amount <= left, 'transaction.above-cover', { left }, `lines.${index}.amount`);
    owes.set(guarantor.guarantorId, owed + line.amount);
  }
};

/** Payments into the drawer; a guarantor's line becomes a receivable, since no money is received. */
const received = (bill: AnyBill, lines: readonly PaymentLine[], till: Till): TransactionEvent[] => {
  const money = lines.flatMap(line => (isMoney(line.method) ? { ...line, method: line.method } : []));
  const owed = lines.flatMap((line, index) =>
    isMoney(line.method) ? [] : { amount: line.amount, guarantor: guarantorOf(bill, line, index) },
  );
  return [
    ...money.map(({ method, amount, tendered, reference, account }, index): TransactionEvent => ({
      type: 'PaymentReceived',
      data: {
        ...keysOf(bill),
        paymentId: bill.payments.length + 1 + index,
        method,
        amount,
        tendered: tendered ?? amount,
        change: (tendered ?? amount) - amount,
        reference,
        account,
        ...till,
      },
    })),
    ...owed.map(({ amount, guarantor: { guarantorId, kind } }): TransactionEvent => ({
      type: 'ReceivableRecorded',
      data: { ...keysOf(bill), guarantorId, guarantor: kind, amount },
    })),
  ];
};

/** Takes a payment by one or several methods; the bill is PAID once nothing is due (DOMAIN 2.4). */
export const pay = (state: TransactionState, lines: readonly PaymentLine[], till: Till): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status !== 'paid', 'transaction.already-paid');
  ensure(!isEnded(bill), 'transaction.ended');
  if (bill.status !== 'closed') throw new Rejection('transaction.not-closed');
  lines.forEach(checkLine);
  checkCover(bill, lines);
  const rounding = roundingFor(bill, lines);
  const events: TransactionEvent[] = [
    ...(rounding === 0
      ? []
      : [{ type: 'BillRounded', data: { ...keysOf(bill), amount: rounding } } satisfies TransactionEvent]),
    ...received(bill, lines, till),
  ];
  return andSettle(bill, events);
};

const refunded = (bill: AnyBill, { paymentId, method, amount }: BillPayment, shiftId: number, reason: string) =>
  ({
    type: 'PaymentRefunded',
    data: { ...keysOf(bill), paymentId, method, amount, shiftId, reason },
  }) satisfies TransactionEvent;

/**
 * Refunds one payment of an unsettled bill. With the last one the rounding is reversed, unless a guarantor's part
 * includes it.
 */
export const refund = (
  state: TransactionState,
  { paymentId, shiftId, reason }: { paymentId: number; shiftId: number; reason: string },
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status !== 'paid', 'transaction.refund-needs-void');
  ensure(bill.status === 'closed', 'transaction.ended');
  const payment = bill.payments.find(each => each.paymentId === paymentId && !each.refunded);
  if (!payment) throw new Rejection('transaction.no-such-payment', {}, 'paymentId');
  const isLast = bill.payments.every(each => each.refunded || each.paymentId === paymentId);
  return [refunded(bill, payment, shiftId, reason), ...(isLast && receivable(bill) === 0 ? dropRounding(bill) : [])];
};

/** Refunds deposits together with the payments, applied or not. */
const depositsBack = (bill: AnyBill, shiftId: number | null, reason: string): TransactionEvent[] =>
  bill.deposits
    .filter(({ amount, refunded: back }) => amount > back)
    .map(({ depositId, method, amount, refunded: back }): TransactionEvent => {
      if (shiftId === null) throw new Rejection('transaction.void-needs-shift', {}, 'shiftId');
      const data = { ...keysOf(bill), depositId, method, amount: amount - back, shiftId, reason };
      return { type: 'DepositRefunded', data };
    });

/**
 * Undoes a paid or part-paid bill by counter-entries (DOMAIN 2.4): every payment is refunded by its own method, out of
 * the shift that took it unless the facility allows another.
 */
export const voidTransaction = (
  state: TransactionState,
  { shiftId, reason }: { shiftId: number | null; reason: string },
  acrossShifts: boolean,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'paid' || (bill.status === 'closed' && isTaken(bill)), 'transaction.not-paid');
  ensure(bill.refunds.length === 0, 'transaction.returned');
  const payments = bill.payments.filter(payment => !payment.refunded);
  const back = payments.map(payment => {
    if (shiftId === null) throw new Rejection('transaction.void-needs-shift', {}, 'shiftId');
    ensure(acrossShifts || payment.shiftId === shiftId, 'transaction.void-other-shift', {}, 'shiftId');
    return refunded(bill, payment, shiftId, reason);
  });
  return [
    ...back,
    ...depositsBack(bill, shiftId, reason),
    { type: 'TransactionVoided', data: { ...keysAndEncounters(bill), ...totalsOf(bill), reason } },
  ];
};
