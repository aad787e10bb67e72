import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillDeposit, TransactionState } from './bill.js';
import { andSettle } from './closing.js';
import type { TransactionEvent } from './events.js';
import type { Till } from './payment.js';
import { andTellTopUp } from './top-up.js';
import { held, remaining } from './totals.js';
import { checkTendered } from './tendered.js';
import { billOf, isEnded, keysOf } from './transaction.js';

export interface Deposit {
  method: PaymentMethod;
  amount: number;
  tendered: number | null;
  reference: string | null;
  account: string | null;
}

/** Receives a deposit for a bill that is not settled. */
export const receiveDeposit = (state: TransactionState, deposit: Deposit, till: Till): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'open' || bill.status === 'closed', 'transaction.ended');
  const { method, amount, reference, account } = deposit;
  const tendered = deposit.tendered ?? amount;
  checkTendered(method, amount, tendered, 'tendered');
  const depositId = bill.deposits.length + 1;
  const received = { depositId, method, amount, tendered, change: tendered - amount, reference, account, ...till };
  return andTellTopUp(bill, [{ type: 'DepositReceived', data: { ...keysOf(bill), ...received } }]);
};

const depositOn = (bill: AnyBill, depositId: number): BillDeposit => {
  const deposit = bill.deposits.find(each => each.depositId === depositId);
  if (!deposit) throw new Rejection('transaction.no-such-deposit', {}, 'depositId');
  return deposit;
};

/**
 * Applies deposits to a closed bill, one after the other, as far as they suffice; before closing, the total is unknown.
 */
export const applyDeposits = (state: TransactionState): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'closed', 'transaction.not-closed');
  let left = remaining(bill);
  const events = bill.deposits.flatMap((deposit): TransactionEvent[] => {
    const amount = Math.min(held(deposit), left);
    left -= amount;
    const { depositId } = deposit;
    return amount === 0 ? [] : [{ type: 'DepositApplied', data: { ...keysOf(bill), depositId, amount } }];
  });
  return andSettle(bill, events);
};

/** Refunds the available part of a deposit, or less. */
export const refundDeposit = (
  state: TransactionState,
  { depositId, amount, shiftId, reason }: { depositId: number; amount: number; shiftId: number; reason: string },
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(!isEnded(bill), 'transaction.ended');
  const deposit = depositOn(bill, depositId);
  ensure(amount <= held(deposit), 'transaction.deposit-above-held', { held: held(deposit) }, 'amount');
  const { method } = deposit;
  return andTellTopUp(bill, [
    { type: 'DepositRefunded', data: { ...keysOf(bill), depositId, method, amount, shiftId, reason } },
  ]);
};
