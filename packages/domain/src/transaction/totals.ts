import type { Standing } from '@alur/contracts/transaction/postings';
import type { RoundingRule } from '@alur/contracts/transaction/rows';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

interface Amounts {
  readonly items: readonly { amount: number }[];
  readonly discounts: readonly { amount: number }[];
  readonly payments: readonly { amount: number; refunded: boolean }[];
  readonly rounding: number;
  readonly receivable: number;
}

export const subtotal = (bill: Amounts): number => sum(bill.items.map(item => item.amount));
export const discounted = (bill: Amounts): number => sum(bill.discounts.map(discount => discount.amount));

/** Money received and not given back. */
export const kept = (bill: Amounts): number =>
  sum(bill.payments.filter(payment => !payment.refunded).map(payment => payment.amount));

/** Items less discounts, before rounding. */
export const net = (bill: Amounts): number => subtotal(bill) - discounted(bill);

/** What the bill comes to, with the rounding that was applied. */
export const total = (bill: Amounts): number => net(bill) + bill.rounding;

/** What nobody has paid or guaranteed yet. */
export const remaining = (bill: Amounts): number => total(bill) - kept(bill) - bill.receivable;

export const roundUp = (amount: number, upTo: number): number => Math.ceil(amount / upTo) * upTo;

/** What would still be due if everything were paid in cash, or by other methods too. */
export const dueBy = (bill: Amounts, rule: RoundingRule, cashOnly: boolean): number => {
  const isRounded = rule.methods === 'all' || cashOnly;
  const whole = isRounded ? Math.max(roundUp(net(bill), rule.upTo), total(bill)) : total(bill);
  return whole - kept(bill) - bill.receivable;
};

/** What stands on the bill, for the counter-entries that undo it. */
export const standing = (bill: Amounts): Standing => ({
  charges: subtotal(bill),
  discounts: discounted(bill),
  rounding: bill.rounding,
  receivable: bill.receivable,
});
