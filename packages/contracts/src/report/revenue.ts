import * as z from 'zod/mini';
import { LocalDate, SignedRupiah } from '../kernel/scalars.js';
import { list, topic } from '../declare.js';
import { range } from '../kernel/filters.js';

/**
 * Revenue of one day's settled bills by component, net of discounts. A later reversal is a counter-entry on its own
 * day, so that figures may be negative, and those of past days do not change.
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

/** SPEC 5: maximum range of the dashboard's revenue, in days. */
export const MOST_REVENUE_DAYS = 7;

const DAY_MS = 86_400_000;

/** Whether a range, including both days, is longer than the dashboard shows; one with an open end is. */
export const isTooLong = (from: string | undefined, to: string | undefined): boolean =>
  from === undefined || to === undefined
    ? from !== to
    : (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_REVENUE_DAYS;

export const dayRevenue = list('report/day-revenue', {
  view: 'day_revenue',
  row: DayRevenueRow,
  filters: z
    .object({ date: z.optional(LocalDate), ...range('date', LocalDate) })
    .check(z.refine(asked => !isTooLong(asked.date_from, asked.date_to), 'report.range-too-long')),
  order: 'date',
  access: ['dashboard:revenue'],
});
