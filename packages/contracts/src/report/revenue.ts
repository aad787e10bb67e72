import * as z from 'zod/mini';
import { LocalDate, Rupiah } from '../kernel/scalars.js';
import { list, topic } from '../declare.js';

/** What one day's settled bills brought in, by component, net of discounts. */
export const DayRevenueRow = z.object({
  date: LocalDate,
  transactions: z.int(),
  registration: Rupiah,
  administration: Rupiah,
  consultation: Rupiah,
  treatment: Rupiah,
  pharmacy: Rupiah,
  laboratory: Rupiah,
  radiology: Rupiah,
  room: Rupiah,
  rounding: Rupiah,
  discount: Rupiah,
  total: Rupiah,
  paid: Rupiah,
  receivable: Rupiah,
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
