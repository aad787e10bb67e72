import type { Settings } from '@alur/contracts/settings/settings';
import { ensure } from '../kernel/rejection.js';
import type { TransactionEvent } from './events.js';
import { after, type AnyBill, type TransactionState } from './state.js';
import { discounted, kept, remaining, subtotal, total } from './totals.js';
import { billOf, keysOf, standingFor } from './transaction.js';

type CashierSettings = Settings['cashier'];

/** The bill is settled: everything was paid or is owed by a guarantor. */
export const paid = (bill: AnyBill): TransactionEvent => ({
  type: 'TransactionPaid',
  data: { ...standingFor(bill), total: total(bill), paid: kept(bill), receivable: bill.receivable },
});

/** A bill of nothing, or one that BPJS bears whole, settles itself: nobody has to pay it. */
const settleItself = (bill: AnyBill): TransactionEvent[] => {
  if (remaining(bill) === 0) return [paid(bill)];
  if (bill.payer !== 'bpjs') return [];
  const owed: TransactionEvent = {
    type: 'ReceivableRecorded',
    data: { ...keysOf(bill), guarantor: 'bpjs', amount: remaining(bill) },
  };
  return [owed, paid(billOf(after(bill, [owed])))];
};

const close = (bill: AnyBill, cashier: CashierSettings): TransactionEvent[] => {
  const closed: TransactionEvent = {
    type: 'BillClosed',
    data: {
      ...standingFor(bill),
      subtotal: subtotal(bill),
      discount: discounted(bill),
      rounding: { upTo: cashier.roundUpTo, methods: cashier.roundedMethods },
    },
  };
  return [closed, ...settleItself(billOf(after(bill, [closed])))];
};

const isPriced = (bill: AnyBill): boolean => bill.prescriptions.every(each => each.priced);

/** WAITING → ONGOING by itself, once the service is done and every prescription priced: the join is the bill's own. */
const closeWhenReady = (state: TransactionState, cashier: CashierSettings): TransactionEvent[] =>
  state.status === 'WAITING' && state.serviceDone && isPriced(state) ? close(state, cashier) : [];

/** The events, and the closing of the bill when they were the last that it waited for. */
export const andClose = (
  state: TransactionState,
  events: TransactionEvent[],
  cashier: CashierSettings,
): TransactionEvent[] => [...events, ...closeWhenReady(after(state, events), cashier)];

/** The events, and the settling of a closed bill of which they leave nothing: no payment could ever settle it. */
export const andSettle = (state: TransactionState, events: TransactionEvent[]): TransactionEvent[] => {
  const bill = billOf(after(state, events));
  return bill.status === 'ONGOING' && remaining(bill) === 0 ? [...events, paid(bill)] : events;
};

/** The cashier's own button, for a bill that was reopened. */
export const closeBill = (state: TransactionState, cashier: CashierSettings): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'DRAFT' || bill.status === 'WAITING', 'transaction.ended');
  ensure(bill.status === 'WAITING', 'transaction.service-not-begun');
  ensure(bill.serviceDone, 'transaction.service-under-way');
  ensure(isPriced(bill), 'transaction.prescription-unpriced');
  return close(bill, cashier);
};
