import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id } from '../kernel/scalars.js';
import { ShiftRow } from './rows.js';

/** The open shift of one cashier; no row when there is none. */
export const shiftCurrent = topic('shift.current', {
  params: z.object({ cashierId: Id }),
  row: ShiftRow,
  access: ['cashier.shift:view'],
});
