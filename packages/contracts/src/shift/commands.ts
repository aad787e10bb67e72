import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { command } from '../declare.js';
import { LongText, TypedRupiah } from '../kernel/scalars.js';
import { PaymentMethod } from '../transaction/enums.js';

/** Opens the caller's drawer with its float. */
export const openShift = command('shift/open', {
  target: 'new',
  access: ['cashier.shift:open'],
  body: z.object({ float: TypedRupiah }),
});

/** The counted money by method; a method that is not named counts as 0. Cash includes the float. */
export const countShift = command('shift/count', {
  target: 'existing',
  access: ['cashier.shift:close'],
  body: z.object({ counts: z.array(z.object({ method: PaymentMethod, amount: TypedRupiah })).check(z.maxLength(50)) }),
});

/** Ends the shift on the last count. */
export const closeShift = command('shift/close', {
  target: 'existing',
  access: ['cashier.shift:close'],
  body: z.object({
    /** Amount handed to the treasurer (*setoran*). */
    deposited: TypedRupiah,
    note: maybe(LongText),
  }),
});
