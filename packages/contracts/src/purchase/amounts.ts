import { exact, lineAmount } from '../inventory/quantity.js';
import { percentOf } from '../kernel/percent.js';

interface Priced {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discountPercent: number;
  readonly taxPercent: number;
}
export interface Amounts {
  readonly gross: number;
  readonly discount: number;
  readonly tax: number;
  readonly amount: number;
}

/** A line's value is quantity × the price typed, whatever the unit; tax is on what the discount leaves. */
export const amountsOf = ({ quantity, unitPrice, discountPercent, taxPercent }: Priced): Amounts => {
  const gross = lineAmount(quantity, unitPrice);
  const discount = percentOf(gross, discountPercent);
  const tax = percentOf(gross - discount, taxPercent);
  return { gross, discount, tax, amount: gross - discount + tax };
};

/** Lines are rounded one by one, so that what is printed adds up. */
export const sumOf = (lines: readonly Amounts[]): Amounts =>
  lines.reduce(
    (sum, { gross, discount, tax, amount }) => ({
      gross: sum.gross + gross,
      discount: sum.discount + discount,
      tax: sum.tax + tax,
      amount: sum.amount + amount,
    }),
    { gross: 0, discount: 0, tax: 0, amount: 0 },
  );

interface Ordered {
  readonly quantity: number;
  readonly received: number;
}

/** What of a line is still to come: free goods are not counted. */
export const leftOf = ({ quantity, received }: Ordered): number => Math.max(0, exact(quantity - received));

/** How far an order has come by what of it has been received. */
export const progressOf = (
  lines: readonly Ordered[],
  receipts: number,
): 'ordered' | 'partially_received' | 'received' => {
  if (receipts === 0) return 'ordered';
  return lines.every(line => leftOf(line) === 0) ? 'received' : 'partially_received';
};
