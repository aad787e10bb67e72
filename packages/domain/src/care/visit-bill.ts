import type { TransactionEvent } from '../transaction/events.js';
import type { TransactionState } from '../transaction/state.js';
import { kept } from '../transaction/totals.js';
import { beginService, billOf, cancelTransaction } from '../transaction/transaction.js';

/** The visit came to nothing; a bill that was cancelled before stays so. Refused once money was received. */
export const cancelBill = (state: TransactionState, reason: string): TransactionEvent[] =>
  state.status === 'CANCELLED' || state.status === 'VOID' ? [] : cancelTransaction(state, reason);

/** At the end of the day nobody is there to refuse: a bill with money in it stays for the cashier. */
export const cancelBillIfFree = (state: TransactionState, reason: string): TransactionEvent[] =>
  isOpen(state) && state.status !== 'PAID' ? cancelTransaction(state, reason) : [];

/** The patient is there; a bill already accruing goes on, one that has ended is refused. */
export const beginBill = (state: TransactionState): TransactionEvent[] =>
  state.status === 'WAITING' || state.status === 'ONGOING' || state.status === 'PAID' ? [] : beginService(state);

/** Whether services may still change it: neither ended nor with money in it (DOMAIN 2, settled). */
export const isOpen = (state: TransactionState): boolean => {
  const bill = billOf(state);
  return bill.status !== 'CANCELLED' && bill.status !== 'VOID' && kept(bill) === 0;
};
