import { ensure } from '../kernel/rejection.js';
import type { TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { applied, held, kept, standing } from './totals.js';
import { billOf, keysOf } from './transaction.js';

/** It comes to nothing, as long as no money was received. */
export const cancelTransaction = (state: TransactionState, reason: string): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'open' || bill.status === 'closed', 'transaction.ended');
  const deposited = bill.deposits.reduce((sum, deposit) => sum + held(deposit), applied(bill));
  ensure(kept(bill) + deposited === 0, 'transaction.money-received');
  return [{ type: 'TransactionCancelled', data: { ...keysOf(bill), ...standing(bill), reason } }];
};
