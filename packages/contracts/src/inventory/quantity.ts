import * as z from 'zod/mini';

/** A larger quantity must be a typing error, because no store holds as much. */
export const MOST_QUANTITY = 10_000_000;

/** An amount in base units, to a thousandth: half a tablet, 2.5 ml. */
export const Quantity = z.number().check(z.nonnegative(), z.multipleOf(0.001), z.lte(MOST_QUANTITY));

export const PositiveQuantity = Quantity.check(z.positive());

/** DOMAIN 6: quantity × price, half a rupiah rounded up. */
export const lineAmount = (quantity: number, unitPrice: number): number =>
  Math.round((Math.round(quantity * 1000) * unitPrice) / 1000);

/** Sums of quantities stay exact to a thousandth. */
export const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000;

interface Expiring {
  readonly expiry: string;
  readonly orLater?: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

/** What may still be reserved on a day: on hand, not reserved, not expired. `available` has this meaning everywhere. */
export const availableOn = (shelves: readonly Expiring[], today: string): number =>
  exact(
    shelves
      .filter(({ expiry, orLater }) => expiry >= today || orLater)
      .reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0),
  );
