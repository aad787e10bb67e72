import type { Standing } from '@alur/contracts/transaction/postings';
import type { RoundingRule } from '@alur/contracts/transaction/rows';
import type { AnyBill, BillDeposit } from './bill.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What a bill adds up to; rows have the same. */
export interface Sums {
  subtotal: number;
  discount: number;
  rounding: number;
  /** Received and not given back, deposits included as far as they pay the bill. */
  paid: number;
  /** Borne by guarantors. */
  receivable: number;
}

export const discounted = (bill: AnyBill): number => sum(bill.discounts.map(discount => discount.amount));

/** Payments received and not given back. */
export const netReceived = (bill: AnyBill): number =>
  sum(bill.payments.filter(payment => !payment.refunded).map(payment => payment.amount));

/** What of the deposits pays the bill. */
export const applied = (bill: AnyBill): number => sum(bill.deposits.map(deposit => deposit.applied));

/** What of a deposit was neither used nor given back. */
export const held = ({ amount, applied: used, refunded }: BillDeposit): number => amount - used - refunded;

/** All that was received and not given back, for the bill or in advance. */
export const moneyIn = (bill: AnyBill): number =>
  netReceived(bill) + sum(bill.deposits.map(({ amount, refunded }) => amount - refunded));

export const receivable = (bill: AnyBill): number => sum(bill.receivables.map(({ amount }) => amount));

export const sumsOf = (bill: AnyBill): Sums => ({
  subtotal: bill.subtotal,
  discount: discounted(bill),
  rounding: bill.rounding,
  paid: netReceived(bill) + applied(bill),
  receivable: receivable(bill),
});

/** Items less discounts, before rounding. */
const net = ({ subtotal, discount }: Sums): number => subtotal - discount;

const totalOf = (sums: Sums): number => net(sums) + sums.rounding;

/** What the bill comes to, with the rounding that was applied. */
export const total = (bill: AnyBill): number => totalOf(sumsOf(bill));

/** What nobody has paid or guaranteed yet. */
export const remaining = (bill: AnyBill): number => {
  const sums = sumsOf(bill);
  return totalOf(sums) - sums.paid - sums.receivable;
};

export const roundUp = (amount: number, upTo: number): number => Math.ceil(amount / upTo) * upTo;

/** What would still be due if everything were paid in cash, or by other methods too. */
export const dueBy = (sums: Sums, rule: RoundingRule, cashOnly: boolean): number => {
  const isRounded = rule.methods === 'all' || cashOnly;
  const whole = isRounded ? Math.max(roundUp(net(sums), rule.upTo), totalOf(sums)) : totalOf(sums);
  return whole - sums.paid - sums.receivable;
};

/** What stands on the bill, for the counter-entries that undo it. */
export const totalsOf = (bill: AnyBill): Standing => ({
  charges: bill.subtotal,
  discounts: discounted(bill),
  rounding: bill.rounding,
  receivable: receivable(bill),
  deposits: applied(bill),
});
