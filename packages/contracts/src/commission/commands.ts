import * as z from 'zod/mini';
import { command } from '../declare.js';
import { LocalDate } from '../kernel/scalars.js';

/** Makes what a bill brings its performers what it is to be; a step of the process bill-to-commission. */
export const settleCommission = command('commission/settle', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The facility's day on which the bill was paid or undone. */
    date: LocalDate,
    /** The facility's clock, which tells on what day a service was. */
    offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/)),
  }),
});
