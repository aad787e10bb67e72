import * as z from 'zod/mini';
import { command } from '../declare.js';
import { LocalDate } from '../kernel/scalars.js';

/** Makes a bill's commissions correct; a step of the process bill-to-commission. */
export const settleCommission = command('commission/settle', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The facility's day on which the bill was paid or reversed. */
    date: LocalDate,
    /** The facility's UTC offset, which decides on what day a service was. */
    offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/)),
  }),
});
