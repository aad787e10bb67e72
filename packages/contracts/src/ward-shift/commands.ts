import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';

/** The shifts of a ward's day. */
export const WardShift = z.enum(['morning', 'afternoon', 'night']);
export type WardShift = z.infer<typeof WardShift>;

/** Puts a nurse in charge of a ward's shift; the last one assigned is in charge. The route's id is the ward's. */
export const assignShift = command('ward-shift/assign', {
  target: 'existing',
  access: ['inpatient.nursing-post:assign'],
  body: z.object({ date: LocalDate, shift: WardShift, nurseId: Id }),
});
