import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Payer } from '../kernel/enums.js';
import { Id, LocalDate, TypedRupiah } from '../kernel/scalars.js';

const access = ['treatments:edit'] as const;
const whose = { payer: maybe(Payer), classId: maybe(Id), effectiveFrom: LocalDate };

/** From a day on, which may be to come; of the same payer, class and day it takes the other's place. */
export const setPrice = command('treatment/set-price', {
  target: 'existing',
  access: [...access],
  body: z.object({ ...whose, price: maybe(TypedRupiah) }),
});

/** A price whose day has not come. One that holds was charged, and is followed by another. */
export const withdrawPrice = command('treatment/withdraw-price', {
  target: 'existing',
  access: [...access],
  body: z.object(whose),
});

const Percent = z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01));

/** Whose a treatment's price is, of a hundred. */
export const setShares = command('treatment/set-shares', {
  target: 'existing',
  access: [...access],
  body: z.object({ doctor: Percent, nurse: Percent, facility: Percent }),
});

/** What one treatment uses up, in base units; an empty list is nothing. */
export const setMaterials = command('treatment/set-materials', {
  target: 'existing',
  access: [...access],
  body: z.object({
    materials: z.array(z.object({ medicineId: Id, quantity: PositiveQuantity })).check(z.maxLength(30)),
  }),
});
