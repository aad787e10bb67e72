import type { Settings } from '@alur/contracts/settings/settings';
import { ensure } from '../kernel/rejection.js';
import type { AnyBill, TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { found } from './paged.js';
import { sharesOf } from './shares.js';
import { after } from './state.js';
import { applied, discounted, netReceived, receivable, remaining, total } from './totals.js';
import { billOf, isTaken, keysOf, keysAndEncounters } from './transaction.js';

export type CashierSettings = Settings['cashier'];

/** Settles the bill: everything was paid or is owed by a guarantor. */
export const paid = (bill: AnyBill): TransactionEvent => ({
  type: 'TransactionPaid',
  data: {
    ...keysAndEncounters(bill),
    total: total(bill),
    paid: netReceived(bill) + applied(bill),
    receivable: receivable(bill),
  },
});

/**
 * The events, and the settling of a closed bill if they leave nothing due, because then no payment would ever settle
 * it.
 */
export const andSettle = (state: TransactionState, events: TransactionEvent[]): TransactionEvent[] => {
  const bill = billOf(after(state, events));
  return bill.status === 'closed' && remaining(bill) === 0 ? [...events, paid(bill)] : events;
};

/** Fixes the guarantors' shares; a bill of 0, or one that guarantors pay completely, is settled at once. */
const close = (bill: AnyBill, cashier: CashierSettings): TransactionEvent[] => {
  const keys = keysOf(bill);
  const shares = sharesOf(bill);
  const rounding = { upTo: cashier.roundUpTo, methods: cashier.roundedMethods };
  return andSettle(bill, [
    {
      type: 'BillClosed',
      data: { ...keysAndEncounters(bill), subtotal: bill.subtotal, discount: discounted(bill), rounding, shares },
    },
    ...shares
      .filter(({ amount }) => amount > 0)
      .map(({ guarantorId, amount }): TransactionEvent => {
        const guarantor = bill.guarantors.find(each => each.guarantorId === guarantorId)?.kind ?? '';
        return { type: 'ReceivableRecorded', data: { ...keys, guarantorId, guarantor, amount } };
      }),
  ]);
};

const isConcluded = (bill: AnyBill): boolean => bill.encounters.every(({ concluded }) => concluded);

const isComplete = (bill: AnyBill): boolean => found(bill.documents, ({ expected }) => expected) === undefined;

/** Whether a bill closes automatically; the cashier closes a stay's bill and a sale. */
const closesItself = (bill: AnyBill): boolean =>
  bill.opening.serviceType !== 'inpatient' &&
  bill.encounters.length > 0 &&
  bill.encounters.every(({ kind }) => kind !== 'inpatient');

/**
 * The events, and the closing of the bill if it waits for nothing else: all its encounters are concluded and no charge
 * is expected.
 */
export const andClose = (
  state: TransactionState,
  events: TransactionEvent[],
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(after(state, events));
  const isReady = bill.status === 'open' && closesItself(bill) && isConcluded(bill) && isComplete(bill);
  return isReady ? [...events, ...close(bill, cashier)] : events;
};

/** The cashier closes a bill, such as one that was reopened. */
export const closeBill = (state: TransactionState, cashier: CashierSettings): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'open', 'transaction.ended');
  ensure(isConcluded(bill), 'transaction.service-under-way');
  ensure(isComplete(bill), 'transaction.charge-expected');
  return close(bill, cashier);
};

/** Reverses the rounding together with what was rounded; later payments are rounded again. */
export const dropRounding = (bill: AnyBill): TransactionEvent[] =>
  bill.rounding === 0 ? [] : [{ type: 'RoundingDropped', data: { ...keysOf(bill), amount: bill.rounding } }];

/** Reopens a closed or settled bill, while no money was received. */
export const reopenBill = (state: TransactionState, reason: string | null): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'closed' || bill.status === 'paid', 'transaction.not-reopenable');
  ensure(bill.refunds.length === 0, 'transaction.returned');
  ensure(netReceived(bill) === 0, 'transaction.items-locked');
  return [
    {
      type: 'BillReopened',
      data: { ...keysAndEncounters(bill), receivable: receivable(bill), deposits: applied(bill), reason },
    },
    ...dropRounding(bill),
  ];
};

/** New charges reopen a closed bill if guarantors or deposits pay a part of it, because their parts change. */
export const reopenForMore = (bill: AnyBill): TransactionEvent[] =>
  bill.status === 'closed' && !isTaken(bill) && receivable(bill) + applied(bill) > 0 ? reopenBill(bill, null) : [];
