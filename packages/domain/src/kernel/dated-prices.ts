import { pricedOn, type DatedPrice, type PriceFrom } from '@alur/contracts/kernel/dated-price';
import { ensure } from './rejection.js';

/** A row shows at most this many prices, the latest ones. */
const MOST_SHOWN = 50;

type Which = Pick<PriceFrom, 'field' | 'effectiveFrom'>;

/** `priceId` identifies a price among the others of the same thing, for the history of changes. */
export type NumberedPrice<Price> = Price & { readonly priceId: number };

/** Adds the price; it replaces one that differs in its amount only. */
export const withPrice = <Price extends object>(
  prices: readonly NumberedPrice<Price>[],
  price: Price,
  isSame: (one: Price) => boolean,
): readonly NumberedPrice<Price>[] => {
  const same = prices.find(isSame);
  const priceId = same?.priceId ?? Math.max(0, ...prices.map(each => each.priceId)) + 1;
  return [...prices.filter(each => !isSame(each)), { priceId, ...price }];
};

const is =
  ({ field, effectiveFrom }: Which) =>
  (one: Which): boolean =>
    one.field === field && one.effectiveFrom === effectiveFrom;

/** Anything that has prices: its fields with the prices' first values. */
type Priced = object;

/** The prices in a stream's state after one was set. */
export const pricesWith = (
  prices: readonly DatedPrice[],
  { field, price, effectiveFrom }: PriceFrom,
  thing: Priced,
): DatedPrice[] => {
  const isSame = is({ field, effectiveFrom });
  const others = prices.filter(each => !isSame(each));
  const held = (pricedOn(thing, others, effectiveFrom) as Readonly<Record<string, unknown>>)[field];
  const before = typeof held === 'number' ? held : null;
  return [...withPrice<Omit<DatedPrice, 'priceId'>>(prices, { field, price, effectiveFrom, before }, isSame)];
};

/** Prices after one was withdrawn. */
export const pricesWithout = (prices: readonly DatedPrice[], which: Which): DatedPrice[] =>
  prices.filter(each => !is(which)(each));

/** The latest prices, sorted by day; a row's lists are bounded (SHAPES, Rows). */
export const latestOf = (prices: readonly DatedPrice[]): DatedPrice[] =>
  prices.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1)).slice(-MOST_SHOWN);

/** The prices in a row after one was set. */
export const shownWith = (prices: readonly DatedPrice[], price: PriceFrom, thing: Priced): DatedPrice[] =>
  latestOf(pricesWith(prices, price, thing));

/** Sets a price from a day on. A past day is refused, because what was charged then must keep its price. */
export const setDated = (
  { field, price, effectiveFrom }: PriceFrom,
  prices: readonly DatedPrice[],
  { today, mayBeEmpty }: { today: string; mayBeEmpty: boolean },
): PriceFrom[] => {
  ensure(effectiveFrom >= today, 'catalogue.price-in-the-past', {}, 'effectiveFrom');
  ensure(price !== null || mayBeEmpty, 'catalogue.price-needed', {}, 'price');
  const same = prices.find(is({ field, effectiveFrom }));
  return same !== undefined && same.price === price ? [] : [{ field, price, effectiveFrom }];
};

/**
 * Withdraws a future price. One whose day has come may have been charged already, and can only be followed by another.
 */
export const withdrawDated = ({ field, effectiveFrom }: Which, prices: readonly DatedPrice[], today: string): Which => {
  ensure(prices.some(is({ field, effectiveFrom })), 'catalogue.price-not-found');
  ensure(effectiveFrom > today, 'catalogue.price-in-force');
  return { field, effectiveFrom };
};

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/**
 * A form that is saved with other prices than today's sets them from today on; the first prices stay as they were,
 * because they apply to the days before.
 */
export const pricesOfForm = (
  typed: Fields,
  { fields, prices }: { fields: Fields; prices: readonly DatedPrice[] },
  priced: readonly string[],
  today: string,
): { fields: Fields; changed: PriceFrom[] } => {
  const now: Fields = pricedOn(fields, prices, today);
  const changed = priced
    .filter(field => typed[field] !== now[field])
    .map(field => ({ field, price: (typed[field] ?? null) as number | null, effectiveFrom: today }));
  return { fields: { ...typed, ...Object.fromEntries(priced.map(field => [field, fields[field] ?? null])) }, changed };
};
