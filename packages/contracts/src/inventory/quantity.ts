import * as z from 'zod/mini';

/** An amount in base units, to a thousandth: half a tablet, 2.5 ml. */
export const Quantity = z.number().check(z.nonnegative(), z.multipleOf(0.001), z.lte(10_000_000));

export const PositiveQuantity = Quantity.check(z.positive());

/** Sums of quantities stay exact to a thousandth. */
export const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000;
