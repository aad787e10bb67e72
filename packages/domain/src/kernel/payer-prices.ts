import { priceKey, type PayerPrice, type PriceFor } from '@alur/contracts/kernel/payer-price';
import { withPrice, type NumberedPrice } from './dated-prices.js';
import { ensure } from './rejection.js';

export type SaidPrice = PayerPrice & { readonly className: string | null };
type Price = NumberedPrice<SaidPrice>;
type Whose = PriceFor & { readonly effectiveFrom: string };

/** A row shows at most this many prices, the latest ones. */
const MOST_SHOWN = 100;

/** The prices after one was set; the later word on the same payer, class and day takes the place of the earlier. */
export const payerPricesWith = (
  prices: readonly Price[],
  { payer, classId, className, price, effectiveFrom }: SaidPrice,
): readonly Price[] => {
  const said = { payer, classId, className, price, effectiveFrom };
  return withPrice<SaidPrice>(prices, said, each => priceKey(each) === priceKey(said));
};

export const payerPricesWithout = (prices: readonly Price[], whose: Whose): readonly Price[] =>
  prices.filter(price => priceKey(price) !== priceKey(whose));

/** The latest prices, sorted by day; a row's lists are bounded (SHAPES, Rows). */
export const shownPayerPrices = (prices: readonly Price[]): Price[] =>
  prices.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1)).slice(-MOST_SHOWN);

/**
 * Whether a price is to be set from a day on: nothing is where it holds already. A past day is refused, because what was
 * charged then must keep its price.
 */
export const setsPayerPrice = (price: PayerPrice, prices: readonly Price[], today: string): boolean => {
  ensure(price.effectiveFrom >= today, 'catalogue.price-in-the-past', {}, 'effectiveFrom');
  const isEverybodys = price.payer === null && price.classId === null;
  ensure(price.price !== null || !isEverybodys, 'catalogue.price-needed', {}, 'price');
  return prices.find(each => priceKey(each) === priceKey(price))?.price !== price.price;
};

/** A price whose day has come may have been charged, and can only be followed by another. */
export const ensureWithdrawable = (whose: Whose, prices: readonly Price[], today: string): void => {
  ensure(payerPricesWithout(prices, whose).length < prices.length, 'catalogue.price-not-found');
  ensure(whose.effectiveFrom > today, 'catalogue.price-in-force');
};
