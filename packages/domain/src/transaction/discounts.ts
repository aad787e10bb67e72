import type { BodyOf } from '@alur/contracts/kernel/command';
import type { giveDiscount as giveDiscountCommand } from '@alur/contracts/transaction/commands';
import { discountedItems } from '@alur/contracts/transaction/enums';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { TransactionEvent } from './events.js';
import { andSettle } from './closing.js';
import { editable } from './items.js';
import type { AnyBill, BillItem, TransactionState } from './state.js';
import { discounted } from './totals.js';
import { discountRemoved, keysOf } from './transaction.js';

type Discount = BodyOf<typeof giveDiscountCommand>;

/** What an item costs after the discounts that it has. */
const netOf = (bill: AnyBill, item: BillItem): number =>
  bill.discounts
    .flatMap(discount => discount.lines)
    .filter(line => line.itemId === item.itemId)
    .reduce((net, line) => net - line.amount, item.amount);

/** DOMAIN 6: percentages are rounded half-up per line; up to two decimals of a percent count. */
export const percentOf = (amount: number, percent: number): number =>
  Math.round((amount * Math.round(percent * 100)) / 10_000);

/** Spreads an amount over lines in proportion to them; what rounding leaves goes to the first lines with room. */
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

const selected = (bill: AnyBill, { type, itemIds }: Discount): BillItem[] => {
  const fitting = bill.items.filter(item => discountedItems[type].includes(item.itemType));
  const chosen = itemIds.length === 0 ? fitting : fitting.filter(item => itemIds.includes(item.itemId));
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
 * A discount by type on the items chosen (SPEC 5, DOMAIN 6); `limit` is what may be given on the bill in all without
 * approval: many small ones are no way around it.
 */
export const giveDiscount = (state: TransactionState, body: Discount, limit: number | null): TransactionEvent[] => {
  const bill = editable(state);
  ensure(bill.payer !== 'bpjs', 'transaction.discount-not-on-bpjs');
  const items = selected(bill, body);
  const shares = amounts(
    body,
    items.map(item => netOf(bill, item)),
  );
  const lines = items
    .map(({ itemId, itemType }, index) => ({ itemId, itemType, amount: shares[index] ?? 0 }))
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
  return andSettle(bill, [
    {
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
    },
  ]);
};

export const removeDiscount = (state: TransactionState, discountId: number): TransactionEvent[] => {
  const bill = editable(state);
  const discount = bill.discounts.find(each => each.discountId === discountId);
  if (!discount) throw new Rejection('transaction.no-such-discount', {}, 'discountId');
  return [discountRemoved(bill, discount)];
};
