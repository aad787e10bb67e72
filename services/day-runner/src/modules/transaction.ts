import { noBalances, post, type Balances } from '@alur/contracts/transaction/postings';
import type { DayModule } from '../day-module.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** Between goods that come back and their refund, in one append, more is paid than due. */
const isMidway = (type: string): boolean => type === 'ChargesReturned' || type === 'RoundingDropped';

/** Bills that were overpaid or settled twice. */
export const doublePayments = (events: readonly LoggedEvent[]): number => {
  const bills = new Map<unknown, { balances: Balances; settled: number; isDouble: boolean }>();
  for (const event of events) {
    const id = event.data['transactionId'];
    if (id === undefined || !event.stream.startsWith('transaction-')) continue;
    const bill = bills.get(id) ?? { balances: noBalances, settled: 0, isDouble: false };
    bill.balances = post(bill.balances, event);
    if (event.type === 'TransactionPaid') bill.settled += 1;
    if (event.type === 'BillReopened') bill.settled = 0;
    bill.isDouble ||= (bill.balances.due < 0 && !isMidway(event.type)) || bill.settled > 1;
    bills.set(id, bill);
  }
  return [...bills.values()].filter(({ isDouble }) => isDouble).length;
};

/** Paid bills whose deposits were neither fully applied nor refunded. */
export const depositsLeft = (events: readonly LoggedEvent[]): number => {
  const bills = new Map<unknown, { balances: Balances; isPaid: boolean }>();
  for (const event of events) {
    const id = event.data['transactionId'];
    if (id === undefined || !event.stream.startsWith('transaction-')) continue;
    const { balances, isPaid } = bills.get(id) ?? { balances: noBalances, isPaid: false };
    const stays = isPaid && event.type !== 'BillReopened';
    bills.set(id, { balances: post(balances, event), isPaid: stays || event.type === 'TransactionPaid' });
  }
  return [...bills.values()].filter(({ balances, isPaid }) => isPaid && balances.deposits !== 0).length;
};

/** How often a top-up was requested while one was already open. */
export const topUpsTwice = (events: readonly LoggedEvent[]): number => {
  const asked = new Set<unknown>();
  let twice = 0;
  for (const { type, data } of events) {
    const id = data['transactionId'];
    if (/^(TopUpMet|BillClosed|TransactionCancelled|TransactionVoided)$/.test(type)) asked.delete(id);
    if (type !== 'TopUpDue') continue;
    if (asked.has(id)) twice++;
    asked.add(id);
  }
  return twice;
};

export const transactionDay: DayModule = {
  zeros: { double_payments: doublePayments, deposits_left: depositsLeft, top_ups_twice: topUpsTwice },
  figures: {
    top_ups: countOf('TopUpDue'),
    guarantors_found: countOf('GuarantorAdded'),
  },
};
