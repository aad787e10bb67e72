import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Payer } from '../kernel/enums.js';
import { Id, LocalDate, TypedRupiah } from '../kernel/scalars.js';

const access = ['treatments:edit'] as const;
const whose = { payer: maybe(Payer), classId: maybe(Id), effectiveFrom: LocalDate };

/** Sets a price from a day on, which may lie in the future; it replaces one of the same payer, class and day. */
export const setPrice = command('treatment/set-price', {
  target: 'existing',
  access: [...access],
  body: z.object({ ...whose, price: maybe(TypedRupiah) }),
});

/**
 * Withdraws a price whose day has not come. A price in force may have been charged, and can only be followed by
 * another.
 */
export const withdrawPrice = command('treatment/withdraw-price', {
  target: 'existing',
  access: [...access],
  body: z.object(whose),
});

const Percent = z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01));

/** Sets the performers' shares of a treatment's price, in percent. */
export const setShares = command('treatment/set-shares', {
  target: 'existing',
  access: [...access],
  body: z.object({ doctor: Percent, nurse: Percent, facility: Percent }),
});

/** Sets the materials of one treatment, in base units; an empty list means none. */
export const setMaterials = command('treatment/set-materials', {
  target: 'existing',
  access: [...access],
  body: z.object({
    materials: z.array(z.object({ medicineId: Id, quantity: PositiveQuantity })).check(z.maxLength(30)),
  }),
});
