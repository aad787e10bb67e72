import type { BodyOf } from '@alur/contracts/kernel/command';
import { percentOf } from '@alur/contracts/kernel/percent';
import type { giveDiscount as giveDiscountCommand } from '@alur/contracts/transaction/commands';
import { discountedItems } from '@alur/contracts/transaction/enums';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillLine, TransactionState } from './bill.js';
import { andSettle } from './closing.js';
import type { TransactionEvent } from './events.js';
import { payerOf } from './guarantors.js';
import { andTellTopUp } from './top-up.js';
import { discounted } from './totals.js';
import { discountRemoved, editable, keysOf } from './transaction.js';

type Discount = BodyOf<typeof giveDiscountCommand>;

/** Amounts of lines after their discounts. */
const netsOf = (bill: AnyBill, lines: readonly BillLine[]): number[] => {
  const given = new Map<number, number>();
  for (const discount of bill.discounts)
    for (const { line, amount } of discount.lines) given.set(line, (given.get(line) ?? 0) + amount);
  return lines.map(({ line, amount }) => amount - (given.get(line) ?? 0));
};

/** Spreads an amount over lines in proportion; the rounding difference goes to the first lines with room. */
export const spread = (amount: number, lines: readonly number[]): number[] => {
  const whole = lines.reduce((sum, line) => sum + line, 0);
  const shares = lines.map(line => (whole === 0 ? 0 : Math.floor((amount * line) / whole)));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const more = Math.min(left, (lines[index] ?? 0) - share);
    left -= more;
    return share + more;
  });
};

const selected = (bill: AnyBill, { type, itemIds }: Discount): BillLine[] => {
  const fitting = bill.documents
    .flat()
    .flatMap(({ lines }) => lines)
    .filter(({ itemType }) => discountedItems[type].includes(itemType));
  const chosen = itemIds.length === 0 ? fitting : fitting.filter(({ line }) => itemIds.includes(line));
  ensure(chosen.length > 0 && chosen.length >= itemIds.length, 'transaction.discount-no-items', {}, 'itemIds');
  return chosen;
};

const amounts = ({ valueType, value }: Discount, nets: readonly number[]): number[] => {
  if (valueType === 'percent') {
    ensure(value <= 100, 'transaction.discount-percent-above-100', {}, 'value');
    return nets.map(net => percentOf(net, value));
  }
  const maximum = nets.reduce((sum, net) => sum + net, 0);
  ensure(Number.isInteger(value), 'transaction.discount-amount-not-whole', {}, 'value');
  ensure(value <= maximum, 'transaction.discount-above-items', { maximum }, 'value');
  return spread(value, nets);
};

/**
 * A discount by type on chosen items (SPEC 5, DOMAIN 6). `limit` applies to all discounts of the bill that need no
 * approval, so that it cannot be avoided by many small ones.
 */
export const giveDiscount = (state: TransactionState, body: Discount, limit: number | null): TransactionEvent[] => {
  const bill = editable(state);
  ensure(payerOf(bill.guarantors) !== 'bpjs', 'transaction.discount-not-on-bpjs');
  const chosen = selected(bill, body);
  const shares = amounts(body, netsOf(bill, chosen));
  const lines = chosen
    .map(({ line, itemType }, index) => ({ line, itemType, amount: shares[index] ?? 0 }))
    .filter(line => line.amount > 0);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  ensure(amount > 0, 'transaction.discount-no-items', {}, 'itemIds');
  ensure(
    limit === null || discounted(bill) + amount <= limit,
    'transaction.discount-needs-approval',
    { limit },
    'value',
  );
  const { type: discountType, valueType, value, reason } = body;
  const given: TransactionEvent = {
    type: 'DiscountGiven',
    data: {
      ...keysOf(bill),
      discountId: bill.lastDiscount + 1,
      discountType,
      valueType,
      value,
      amount,
      lines,
      reason,
    },
  };
  return andTellTopUp(bill, andSettle(bill, [given]));
};

export const removeDiscount = (state: TransactionState, discountId: number): TransactionEvent[] => {
  const bill = editable(state);
  const discount = bill.discounts.find(each => each.discountId === discountId);
  if (!discount) throw new Rejection('transaction.no-such-discount', {}, 'discountId');
  return andTellTopUp(bill, [discountRemoved(bill, discount)]);
};
