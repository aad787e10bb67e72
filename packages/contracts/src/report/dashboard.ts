import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { LocalDate, SignedRupiah } from '../kernel/scalars.js';

export const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const Year = z.string().check(z.regex(/^\d{4}$/));

/** One clinic's figures of a day. `waiting` counts waiting, called and skipped numbers. */
export const ClinicVisitsRow = z.object({
  scheduleId: z.int(),
  scheduleName: z.string(),
  date: LocalDate,
  waiting: z.int(),
  ongoing: z.int(),
  done: z.int(),
  absent: z.int(),
  cancelled: z.int(),
});
export type ClinicVisitsRow = z.infer<typeof ClinicVisitsRow>;

/** Operational today (SPEC 2): one row per clinic. */
export const dashboardClinics = topic('dashboard.clinics', {
  params: z.object({ date: LocalDate }),
  row: ClinicVisitsRow,
  access: ['dashboard:view'],
});

/** A day's bills by status, and the amount still due. */
export const DayTransactionsRow = z.object({
  date: LocalDate,
  WAITING: z.int(),
  ONGOING: z.int(),
  PAID: z.int(),
  DRAFT: z.int(),
  CANCELLED: z.int(),
  VOID: z.int(),
  remaining: SignedRupiah,
});
export type DayTransactionsRow = z.infer<typeof DayTransactionsRow>;

/** Transaction indicators (SPEC 2). */
export const dashboardTransactions = topic('dashboard.transactions', {
  params: z.object({ date: LocalDate }),
  row: DayTransactionsRow,
  access: ['dashboard:revenue'],
});

/** Revenue of a month's settled bills, including the counter-entries of reversals in it. */
export const MonthRevenueRow = z.object({
  month: Month,
  year: Year,
  transactions: z.int(),
  total: SignedRupiah,
});
export type MonthRevenueRow = z.infer<typeof MonthRevenueRow>;

/** Yearly revenue and transactions (SPEC 2): one row per month. */
export const dashboardYear = topic('dashboard.year', {
  params: z.object({ year: Year }),
  row: MonthRevenueRow,
  access: ['dashboard:revenue', 'report.summary:view'],
});

/** How often a disease was diagnosed in a month's visits, and how often as the primary diagnosis. */
export const MonthDiagnosisRow = z.object({
  month: Month,
  code: z.string(),
  visits: z.int(),
  primary: z.int(),
  female: z.int(),
  male: z.int(),
});
export type MonthDiagnosisRow = z.infer<typeof MonthDiagnosisRow>;

export const monthDiagnoses = list('report/month-diagnoses', {
  view: 'month_diagnoses',
  row: MonthDiagnosisRow,
  filters: z.object({ month: z.optional(Month) }),
  searchIn: ['code'],
  order: 'visits',
  access: ['dashboard:view', 'report.diagnosis:view'],
});
