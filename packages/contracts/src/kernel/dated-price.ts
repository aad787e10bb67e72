import * as z from 'zod/mini';
import { maybe } from './optional.js';
import { LocalDate, Rupiah, TypedRupiah } from './scalars.js';

/**
 * One price of something from a day on; a null amount means that it has none of its own from then on. `priceId`
 * identifies it among the others of the same thing; `before` is the price that would be in force on its day without it.
 */
export const DatedPrice = z.object({
  ...{ priceId: z.int(), field: z.string(), price: z.nullable(Rupiah), effectiveFrom: LocalDate },
  before: z.nullable(Rupiah),
});
export type DatedPrice = z.infer<typeof DatedPrice>;
export type PriceFrom = Omit<DatedPrice, 'priceId' | 'before'>;

/** A row's dated prices, if it has any. */
export const pricesOf = (row: object): DatedPrice[] => ('prices' in row ? (row.prices as DatedPrice[]) : []);

/** Bodies of the two commands that set such a price, and withdraw it while its day has not come. */
export const datedPriceBodies = (fields: readonly string[]) => {
  const which = { field: z.enum(fields), effectiveFrom: LocalDate };
  return { set: z.object({ ...which, price: maybe(TypedRupiah) }), withdraw: z.object(which) };
};

/** The entry in force on this day: the last that has begun. */
export const latestOn = <One extends { effectiveFrom: string }>(all: readonly One[], date: string): One | undefined =>
  all
    .filter(({ effectiveFrom }) => effectiveFrom <= date)
    .toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
    .at(-1);

/** The item with its prices as of a day: each price is the last whose day has come, else its first value. */
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
