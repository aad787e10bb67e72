import { pricedOn, type DatedPrice, type PriceFrom } from '@alur/contracts/kernel/dated-price';
import { ensure } from './rejection.js';

/** Most of them that a row shows: the latest. */
const MOST_SHOWN = 50;

type Which = Pick<PriceFrom, 'field' | 'effectiveFrom'>;

/** `priceId` tells one among the others, in who changed what: the first, the second. */
export type KeptPrice<Price> = Price & { readonly priceId: number };

/** In the place of the one that is the same but for its amount, if there is one. */
export const withPrice = <Price extends object>(
  prices: readonly KeptPrice<Price>[],
  price: Price,
  isSame: (one: Price) => boolean,
): readonly KeptPrice<Price>[] => {
  const same = prices.find(isSame);
  const priceId = same?.priceId ?? Math.max(0, ...prices.map(each => each.priceId)) + 1;
  return [...prices.filter(each => !isSame(each)), { priceId, ...price }];
};

const is =
  ({ field, effectiveFrom }: Which) =>
  (one: Which): boolean =>
    one.field === field && one.effectiveFrom === effectiveFrom;

/** What has prices: its fields, as they began. */
type Priced = object;

/** Prices of a thing after one was set, as a stream keeps them. */
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

/** The same in a row, whose lists are bounded (SHAPES, Rows). */
export const shownWith = (prices: readonly DatedPrice[], price: PriceFrom, thing: Priced): DatedPrice[] =>
  pricesWith(prices, price, thing)
    .toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
    .slice(-MOST_SHOWN);

/** A price from a day on. What was charged before it stands: no day behind gets another price. */
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

/** One whose day has come was charged, and is followed by another. */
export const withdrawDated = ({ field, effectiveFrom }: Which, prices: readonly DatedPrice[], today: string): Which => {
  ensure(prices.some(is({ field, effectiveFrom })), 'catalogue.price-not-found');
  ensure(effectiveFrom > today, 'catalogue.price-in-force');
  return { field, effectiveFrom };
};

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/**
 * A form that was saved with other prices than hold today sets them from today on; the prices that the thing began with
 * stay what they were, for the days before.
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
