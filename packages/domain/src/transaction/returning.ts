import { ensure, Rejection } from '../kernel/rejection.js';
import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import type { AnyBill, BillLine, Source, TransactionState } from './bill.js';
import { dropRounding } from './closing.js';
import type { EventData, TransactionEvent } from './events.js';
import { documentOf } from './lines.js';
import { after, inTurn } from './state.js';
import { netReceived, total } from './totals.js';
import { billOf, keysOf } from './transaction.js';

type Service = NonNullable<BillLine['service']>;

const lineOf = (bill: AnyBill, source: Source, { kind, id }: Service): BillLine => {
  const lines = documentOf(bill, source)?.lines ?? [];
  const line = lines.find(({ service }) => service?.kind === kind && service.id === id);
  if (!line) throw new Rejection('transaction.no-such-item');
  return line;
};

/** What a service of the source came to on the bill, less its discounts. */
export const netOfService = (bill: AnyBill, source: Source, service: Service): number => {
  const { line, amount } = lineOf(bill, source, service);
  const discounts = bill.discounts.flatMap(({ lines }) => lines.filter(each => each.line === line));
  return discounts.reduce((net, discount) => net - discount.amount, amount);
};

export interface ReturnedCharge {
  readonly service: Service;
  readonly quantity: number;
  readonly amount: number;
}

interface Refunding {
  readonly method: PaymentMethod;
  readonly shiftId: number | null;
  readonly reason: string;
}

/** Cash may be given for anything that was paid; by another method no more than came by it. */
const checkMethod = (bill: AnyBill, method: PaymentMethod, amount: number): void => {
  const by = <Paid extends { method: PaymentMethod; amount: number }>(all: readonly Paid[]): number =>
    all.reduce((sum, each) => (each.method === method ? sum + each.amount : sum), 0);
  const left = by(bill.payments.filter(({ refunded }) => !refunded)) - by(bill.refunds);
  ensure(method === 'cash' || amount <= left, 'transaction.refund-above-method', { left }, 'method');
  ensure(amount <= netReceived(bill), 'transaction.refund-above-received', { received: netReceived(bill) }, 'lines');
};

/** The rounding goes with the last of what it rounded. */
const unrounded = (state: TransactionState): TransactionEvent[] => {
  const bill = billOf(state);
  return total(bill) === bill.rounding ? dropRounding(bill) : [];
};

/** Goods of a paid bill came back: their part of it, and the money for it, which leaves the drawer in the same append. */
export const returnCharges = (
  state: TransactionState,
  { source, lines }: { source: Source; lines: readonly ReturnedCharge[] },
  { method, shiftId, reason }: Refunding,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'paid', 'transaction.not-paid');
  const returned: EventData<'ChargesReturned'>['lines'] = lines.map(({ service, quantity, amount }) => {
    const { line, itemType } = lineOf(bill, source, service);
    return { line, itemType, quantity, amount };
  });
  const events = inTurn(
    bill,
    () => [{ type: 'ChargesReturned', data: { ...keysOf(bill), source, lines: returned } }],
    unrounded,
  );
  const amount = total(bill) - total(billOf(after(bill, events)));
  if (amount === 0) return events;
  checkMethod(bill, method, amount);
  if (shiftId === null) throw new Rejection('transaction.refund-needs-shift', {}, 'shiftId');
  const refundId = bill.refunds.length + 1;
  return [...events, { type: 'ReturnRefunded', data: { ...keysOf(bill), refundId, method, amount, shiftId, reason } }];
};
