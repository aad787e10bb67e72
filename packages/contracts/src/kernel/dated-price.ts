import * as z from 'zod/mini';
import { maybe } from './optional.js';
import { LocalDate, Rupiah, TypedRupiah } from './scalars.js';

/**
 * What one price of something comes to from a day on; without an amount it has none of its own from then on. `priceId`
 * tells it among the others of the same thing: the first, the second; `before` is what would hold on its day without it.
 */
export const DatedPrice = z.object({
  ...{ priceId: z.int(), field: z.string(), price: z.nullable(Rupiah), effectiveFrom: LocalDate },
  before: z.nullable(Rupiah),
});
export type DatedPrice = z.infer<typeof DatedPrice>;
export type PriceFrom = Omit<DatedPrice, 'priceId' | 'before'>;

/** Those of a row that has some. */
export const pricesOf = (row: object): DatedPrice[] => ('prices' in row ? (row.prices as DatedPrice[]) : []);

/** Bodies of the two commands by which such a price is said, and taken back while its day has not come. */
export const datedPriceBodies = (fields: readonly string[]) => {
  const which = { field: z.enum(fields), effectiveFrom: LocalDate };
  return { set: z.object({ ...which, price: maybe(TypedRupiah) }), withdraw: z.object(which) };
};

/** Of what holds from a day on: what holds on this one, which is the last that has begun. */
export const latestOn = <One extends { effectiveFrom: string }>(all: readonly One[], date: string): One | undefined =>
  all
    .filter(({ effectiveFrom }) => effectiveFrom <= date)
    .toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
    .at(-1);

/** What has prices, as it is on a day: each price is the last whose day has come; before any has, the one it began with. */
export const pricedOn = <Item extends object>(item: Item, prices: readonly PriceFrom[], date: string): Item => {
  const held = [...new Set(prices.map(({ field }) => field))].flatMap(field => {
    const last = latestOn(
      prices.filter(each => each.field === field),
      date,
    );
    return last === undefined ? [] : [[field, last.price] as const];
  });
  return held.length === 0 ? item : { ...item, ...Object.fromEntries(held) };
};
