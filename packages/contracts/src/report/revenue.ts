import * as z from 'zod/mini';
import { LocalDate, SignedRupiah } from '../kernel/scalars.js';
import { list, topic } from '../declare.js';

/**
 * What one day's settled bills brought in, by component, net of discounts. What is undone later is a counter-entry of the
 * day on which it is: figures of a day may be below zero, and those of a day that is over stand.
 */
export const DayRevenueRow = z.object({
  date: LocalDate,
  transactions: z.int(),
  registration: SignedRupiah,
  administration: SignedRupiah,
  consultation: SignedRupiah,
  treatment: SignedRupiah,
  pharmacy: SignedRupiah,
  laboratory: SignedRupiah,
  radiology: SignedRupiah,
  room: SignedRupiah,
  rounding: SignedRupiah,
  discount: SignedRupiah,
  total: SignedRupiah,
  paid: SignedRupiah,
  receivable: SignedRupiah,
});
export type DayRevenueRow = z.infer<typeof DayRevenueRow>;

export const dashboardRevenue = topic('dashboard.revenue', {
  params: z.object({ date: LocalDate }),
  row: DayRevenueRow,
  access: ['dashboard:revenue'],
});

export const dayRevenue = list('report/day-revenue', {
  view: 'day_revenue',
  row: DayRevenueRow,
  filters: z.object({ date: z.optional(LocalDate) }),
  order: 'date',
  access: ['dashboard:revenue'],
});
