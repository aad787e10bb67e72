import type { Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillDiscount, CancelledBill, TransactionState, VoidBill } from './bill.js';
import type { TransactionEvent } from './events.js';
import { evolve, noTransaction } from './state.js';
import { applied, netReceived, receivable } from './totals.js';

/** One bill: an account that knows charges by document and source, and no module. */
export const transaction: Aggregate<TransactionState, TransactionEvent> = {
  kind: 'transaction',
  initial: noTransaction,
  evolve,
};

/** The bill, which must be there; the command path has answered 404 before for a route's id. */
export const billOf = (state: TransactionState): AnyBill => {
  if (state.status === 'none') throw new Rejection('transaction.ended');
  return state;
};

export const keysOf = ({ transactionId, patientId }: AnyBill) => ({ transactionId, patientId });

/** The visits for which the bill stands. */
export const keysAndEncounters = (bill: AnyBill) => ({
  ...keysOf(bill),
  encounterIds: bill.encounters.map(({ encounterId }) => encounterId),
});

/** It came to nothing, or was undone. */
export const isEnded = (bill: AnyBill): bill is CancelledBill | VoidBill =>
  bill.status === 'cancelled' || bill.status === 'void';

/** Money was taken on it; a part that a guarantor takes over at the desk is as much. Deposits are not taken yet. */
export const isTaken = (bill: AnyBill): boolean =>
  netReceived(bill) > 0 || bill.receivables.some(({ guarantorId }) => guarantorId === null);

/** It takes no more charges: money was taken on it, it is settled, or it ended. */
export const isLocked = (bill: AnyBill): boolean => bill.status === 'paid' || isEnded(bill) || isTaken(bill);

/** For the cashier's own changes (DOMAIN 2.4): a bill that is under way, of which nobody bears anything yet. */
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

/** A discount was worked out on what its lines cost: it goes when one of them changes, and can be given again. */
export const dropDiscounts = (bill: AnyBill, lines: readonly { line: number }[]): TransactionEvent[] => {
  const numbers = new Set(lines.map(({ line }) => line));
  return bill.discounts
    .filter(discount => discount.lines.some(({ line }) => numbers.has(line)))
    .map(discount => discountRemoved(bill, discount));
};
