import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';

/** A ward's day: morning, afternoon and night. */
export const WardShift = z.enum(['morning', 'afternoon', 'night']);
export type WardShift = z.infer<typeof WardShift>;

/** Who is in charge of a ward in a shift; said again, somebody else is. The route's id is the ward's. */
export const assignShift = command('ward-shift/assign', {
  target: 'existing',
  access: ['inpatient.nursing-post:assign'],
  body: z.object({ date: LocalDate, shift: WardShift, nurseId: Id }),
});
