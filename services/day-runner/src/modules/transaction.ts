import { noBalances, post, type Balances } from '@alur/contracts/transaction/postings';
import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** Bills on which more was received than was due, or that were settled twice. */
export const doublePayments = (events: readonly LoggedEvent[]): number => {
  const bills = new Map<unknown, { balances: Balances; settled: number; isDouble: boolean }>();
  for (const event of events) {
    const id = event.data['transactionId'];
    if (id === undefined || !event.stream.startsWith('transaction-')) continue;
    const bill = bills.get(id) ?? { balances: noBalances, settled: 0, isDouble: false };
    bill.balances = post(bill.balances, event);
    if (event.type === 'TransactionPaid') bill.settled += 1;
    if (event.type === 'BillReopened') bill.settled = 0;
    bill.isDouble ||= bill.balances.due < 0 || bill.settled > 1;
    bills.set(id, bill);
  }
  return [...bills.values()].filter(({ isDouble }) => isDouble).length;
};

export const transactionDay: DayModule = { zeros: { double_payments: doublePayments } };
