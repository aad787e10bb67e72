import * as z from 'zod/mini';
import { list } from '../declare.js';
import { Id, LocalDate, Rupiah } from '../kernel/scalars.js';
import { Month } from './dashboard.js';

const filters = z.object({ month: z.optional(Month) });
const byPayer = { general: z.int(), insurance: z.int(), bpjs: z.int() };

/** A doctor's visits of a month in one clinic; whoever did not come counts in none. */
export const MonthConsultationRow = z.object({
  month: Month,
  doctorId: Id,
  doctorName: z.string(),
  roomId: Id,
  roomName: z.string(),
  visits: z.int(),
  finished: z.int(),
  ...byPayer,
});
export type MonthConsultationRow = z.infer<typeof MonthConsultationRow>;

export const monthConsultations = list('report/month-consultations', {
  view: 'month_consultations',
  row: MonthConsultationRow,
  filters,
  searchIn: ['doctorName', 'roomName'],
  order: 'visits',
  access: ['report.consultation:view'],
});

/** A day's prescriptions: those that were submitted, and what came of them. */
export const DayPrescriptionsRow = z.object({
  month: Month,
  date: LocalDate,
  prescriptions: z.int(),
  handedOver: z.int(),
  lines: z.int(),
  compounds: z.int(),
  ...byPayer,
});
export type DayPrescriptionsRow = z.infer<typeof DayPrescriptionsRow>;

export const dayPrescriptions = list('report/day-prescriptions', {
  view: 'day_prescriptions',
  row: DayPrescriptionsRow,
  filters,
  order: 'date',
  access: ['report.pharmacy:view'],
});

/** What was submitted to the pharmacy of a medicine in a month, in base units; what compounds are made of is in it. */
export const MonthMedicineRow = z.object({
  month: Month,
  medicineId: Id,
  name: z.string(),
  unit: z.string(),
  prescriptions: z.int(),
  prescribed: z.number(),
});
export type MonthMedicineRow = z.infer<typeof MonthMedicineRow>;

export const monthMedicines = list('report/month-medicines', {
  view: 'month_medicines',
  row: MonthMedicineRow,
  filters,
  searchIn: ['name'],
  spelledIn: ['name'],
  order: 'prescriptions',
  access: ['report.pharmacy:view'],
});

/** A day's sales over the counter that were handed over; `total` is before discount and rounding. */
export const DaySalesRow = z.object({
  month: Month,
  date: LocalDate,
  sales: z.int(),
  withPrescription: z.int(),
  lines: z.int(),
  total: Rupiah,
  refunded: Rupiah,
});
export type DaySalesRow = z.infer<typeof DaySalesRow>;

export const daySales = list('report/day-sales', {
  view: 'day_sales',
  row: DaySalesRow,
  filters,
  order: 'date',
  access: ['report.pharmacy:view'],
});

/** What was done of a treatment in a month, at the prices with which it was asked for. */
export const MonthTreatmentRow = z.object({
  month: Month,
  treatmentId: Id,
  name: z.string(),
  times: z.int(),
  quantity: z.int(),
  amount: Rupiah,
});
export type MonthTreatmentRow = z.infer<typeof MonthTreatmentRow>;

export const monthTreatments = list('report/month-treatments', {
  view: 'month_treatments',
  row: MonthTreatmentRow,
  filters,
  searchIn: ['name'],
  order: 'times',
  access: ['report.treatment:view'],
});
