import * as z from 'zod/mini';
import { LocalDate, SignedRupiah } from '../kernel/scalars.js';
import { list, topic } from '../declare.js';
import { range } from '../kernel/filters.js';

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

/** SPEC 5: the dashboard's range of revenue is at most so many days. */
export const MOST_REVENUE_DAYS = 7;

const DAY_MS = 86_400_000;

/** Whether a range, both days with it, has more days than the dashboard shows. */
export const isTooLong = (from: string | undefined, to: string | undefined): boolean =>
  from !== undefined && to !== undefined && (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_REVENUE_DAYS;

export const dayRevenue = list('report/day-revenue', {
  view: 'day_revenue',
  row: DayRevenueRow,
  filters: z
    .object({ date: z.optional(LocalDate), ...range('date', LocalDate) })
    .check(z.refine(asked => !isTooLong(asked.date_from, asked.date_to), 'report.range-too-long')),
  order: 'date',
  access: ['dashboard:revenue'],
});
