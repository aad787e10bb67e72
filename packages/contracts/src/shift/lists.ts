import * as z from 'zod/mini';
import { list } from '../declare.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { ShiftRow } from './rows.js';

export const shifts = list('shift/shifts', {
  view: 'shift',
  row: ShiftRow,
  narrowing: ['cashierId', 'status'],
  filters: z.object({
    cashierId: z.optional(QueryId),
    date: z.optional(LocalDate),
    status: z.optional(z.enum(['open', 'closed'])),
  }),
  searchIn: ['cashierName'],
  access: ['cashier.shift:view'],
});
