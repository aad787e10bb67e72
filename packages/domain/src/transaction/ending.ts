import { ensure } from '../kernel/rejection.js';
import type { TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { moneyIn, totalsOf } from './totals.js';
import { billOf, keysAndEncounters } from './transaction.js';

/** Cancels the bill, as long as no money was received. */
export const cancelTransaction = (state: TransactionState, reason: string): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'open' || bill.status === 'closed', 'transaction.ended');
  ensure(moneyIn(bill) === 0, 'transaction.money-received');
  return [{ type: 'TransactionCancelled', data: { ...keysAndEncounters(bill), ...totalsOf(bill), reason } }];
};
