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
