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

/** A discount depends on its lines' amounts: it is withdrawn when one of them changes, and can be given again. */
export const dropDiscounts = (bill: AnyBill, lines: readonly { line: number }[]): TransactionEvent[] => {
  const numbers = new Set(lines.map(({ line }) => line));
  return bill.discounts
    .filter(discount => discount.lines.some(({ line }) => numbers.has(line)))
    .map(discount => discountRemoved(bill, discount));
};
