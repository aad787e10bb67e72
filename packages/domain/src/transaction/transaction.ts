import type { Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillDiscount, CancelledBill, TransactionState, VoidBill } from './bill.js';
import type { TransactionEvent } from './events.js';
import { evolve, noTransaction } from './state.js';
import { applied, netReceived, receivable } from './totals.js';

/** One bill: an account of charges by document and source, independent of the modules that charge. */
export const transaction: Aggregate<TransactionState, TransactionEvent> = {
  kind: 'transaction',
  initial: noTransaction,
  evolve,
};

/** The bill; throws where there is none, although the command path has answered 404 before for a route's id. */
export const billOf = (state: TransactionState): AnyBill => {
  if (state.status === 'none') throw new Rejection('transaction.ended');
  return state;
};

export const keysOf = ({ transactionId, patientId }: AnyBill) => ({ transactionId, patientId });

/** The bill's keys with its visits' ids. */
export const keysAndEncounters = (bill: AnyBill) => ({
  ...keysOf(bill),
  encounterIds: bill.encounters.map(({ encounterId }) => encounterId),
});

/** Whether the bill was cancelled or voided. */
export const isEnded = (bill: AnyBill): bill is CancelledBill | VoidBill =>
  bill.status === 'cancelled' || bill.status === 'void';

/**
 * Whether money was taken; a part that a guarantor takes over at the desk counts too. Deposits do not count until
 * applied.
 */
export const isTaken = (bill: AnyBill): boolean =>
  netReceived(bill) > 0 || bill.receivables.some(({ guarantorId }) => guarantorId === null);

/** Whether the bill accepts no more charges: money was taken, it is settled, or it ended. */
export const isLocked = (bill: AnyBill): boolean => bill.status === 'paid' || isEnded(bill) || isTaken(bill);

/** The bill, if the cashier may change it (DOMAIN 2.4): it is under way, and no guarantor's share is fixed. */
export const editable = (state: TransactionState): AnyBill => {
  const bill = billOf(state);
  ensure(bill.status === 'open' || bill.status === 'closed', 'transaction.ended');
  ensure(netReceived(bill) === 0 && receivable(bill) === 0 && applied(bill) === 0, 'transaction.items-locked');
  return bill;
};

export const discountRemoved = (bill: AnyBill, { discountId, amount, lines }: BillDiscount): TransactionEvent => ({
  type: 'DiscountRemoved',
  data: { ...keysOf(bill), discountId, amount, lines },
});

/**
 * A discount depends on its lines' amounts: on a line that changes or goes it ends, and can be given there again. On its
 * other lines it stays: a night that is charged anew does not take back what was given on the others (record 128).
 */
export const dropDiscounts = (bill: AnyBill, lines: readonly { line: number }[]): TransactionEvent[] => {
  const numbers = new Set(lines.map(({ line }) => line));
  const touched = bill.discounts.filter(discount => discount.lines.some(({ line }) => numbers.has(line)));
  const left = touched.flatMap(discount => {
    const others = discount.lines.filter(({ line }) => !numbers.has(line));
    const amount = others.reduce((sum, each) => sum + each.amount, 0);
    const value = discount.valueType === 'amount' ? amount : discount.value;
    return others.length === 0 ? [] : [{ ...discount, lines: others, amount, value }];
  });
  return [
    ...touched.map(discount => discountRemoved(bill, discount)),
    ...left.map((discount, index): TransactionEvent => ({
      type: 'DiscountGiven',
      data: { ...keysOf(bill), ...discount, discountId: bill.lastDiscount + 1 + index },
    })),
  ];
};
