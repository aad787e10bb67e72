import type { Standing } from '@alur/contracts/transaction/postings';
import type { RoundingRule } from '@alur/contracts/transaction/rows';
import type { AnyBill, BillDeposit } from './bill.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What a bill adds up to; rows have the same. */
export interface Sums {
  subtotal: number;
  discount: number;
  /** What came back of it. */
  returned: number;
  rounding: number;
  /** Received and not refunded, including deposits as far as they are applied. */
  paid: number;
  /** The guarantors' shares. */
  receivable: number;
}

export const discounted = (bill: AnyBill): number => sum(bill.discounts.map(discount => discount.amount));

/** Payments received and not refunded. */
export const netReceived = (bill: AnyBill): number =>
  sum(bill.payments.filter(payment => !payment.refunded).map(payment => payment.amount)) -
  sum(bill.refunds.map(({ amount }) => amount));

/** The part of the deposits that pays the bill. */
export const applied = (bill: AnyBill): number => sum(bill.deposits.map(deposit => deposit.applied));

/** The part of a deposit that was neither applied nor refunded. */
export const held = ({ amount, applied: used, refunded }: BillDeposit): number => amount - used - refunded;

/** All money received and not refunded, payments and deposits. */
export const moneyIn = (bill: AnyBill): number =>
  netReceived(bill) + sum(bill.deposits.map(({ amount, refunded }) => amount - refunded));

export const receivable = (bill: AnyBill): number => sum(bill.receivables.map(({ amount }) => amount));

export const sumsOf = (bill: AnyBill): Sums => ({
  subtotal: bill.subtotal,
  discount: discounted(bill),
  returned: bill.returned,
  rounding: bill.rounding,
  paid: netReceived(bill) + applied(bill),
  receivable: receivable(bill),
});

/** Items less discounts and what came back, before rounding. */
const net = ({ subtotal, discount, returned }: Sums): number => subtotal - discount - returned;

const totalOf = (sums: Sums): number => net(sums) + sums.rounding;

/** The bill's total, including the rounding that was applied. */
export const total = (bill: AnyBill): number => totalOf(sumsOf(bill));

/** What is neither paid nor covered by a guarantor. */
export const remaining = (bill: AnyBill): number => {
  const sums = sumsOf(bill);
  return totalOf(sums) - sums.paid - sums.receivable;
};

export const roundUp = (amount: number, upTo: number): number => Math.ceil(amount / upTo) * upTo;

/** The amount due if the rest is paid in cash only, or by other methods too. */
export const dueBy = (sums: Sums, rule: RoundingRule, cashOnly: boolean): number => {
  const isRounded = rule.methods === 'all' || cashOnly;
  const whole = isRounded ? Math.max(roundUp(net(sums), rule.upTo), totalOf(sums)) : totalOf(sums);
  return whole - sums.paid - sums.receivable;
};

/** The bill's totals, for the counter-entries that undo them. */
export const totalsOf = (bill: AnyBill): Standing => ({
  charges: bill.subtotal,
  discounts: discounted(bill),
  rounding: bill.rounding,
  receivable: receivable(bill),
  deposits: applied(bill),
});
