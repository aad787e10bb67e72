import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const access = ['laboratorium.report:view'] as const;

/** Orders of one day, and their outcome. */
export const LaboratoryDayRow = z.object({
  date: LocalDate,
  month: z.string(),
  orders: z.int(),
  done: z.int(),
  cancelled: z.int(),
  refused: z.int(),
  /**
   * Orders done that had a goal, those that met it, and the sum of minutes of all done, from the scheduled time to the
   * last validation.
   */
  withGoal: z.int(),
  inTime: z.int(),
  minutes: z.int(),
  rejectedSamples: z.int(),
  /** Calls of critical values: how many were due, made, and made within thirty minutes (DOMAIN 2.7). */
  criticals: z.int(),
  called: z.int(),
  calledInTime: z.int(),
});
export type LaboratoryDayRow = z.infer<typeof LaboratoryDayRow>;

/** Validated results of one parameter, by the month of the order. */
export const LaboratoryTestMonthRow = z.object({
  month: z.string(),
  parameterId: Id,
  name: z.string(),
  groupName: z.nullable(z.string()),
  results: z.int(),
  /** Results that were out of range, critical, corrected after validation, measured by an analyser, sent out. */
  abnormal: z.int(),
  critical: z.int(),
  corrected: z.int(),
  byAnalyser: z.int(),
  sentOut: z.int(),
});
export type LaboratoryTestMonthRow = z.infer<typeof LaboratoryTestMonthRow>;

/** Orders of one person in one unit in a month. */
export const LaboratoryRequesterMonthRow = z.object({
  month: z.string(),
  requesterId: Id,
  requester: z.string(),
  unitName: z.string(),
  orders: z.int(),
  tests: z.int(),
  cito: z.int(),
  cancelled: z.int(),
});
export type LaboratoryRequesterMonthRow = z.infer<typeof LaboratoryRequesterMonthRow>;

const nobody = { logged: false as const, because: 'figures of a month name no patient' };

/** The laboratory's report of a month, `yyyy-MM`, in three parts. */
export const laboratoryReportDays = topic('laboratory.report-days', {
  ...{ params: z.object({ month: Month }), row: LaboratoryDayRow, access, ...nobody },
});
export const laboratoryReportTests = topic('laboratory.report-tests', {
  ...{ params: z.object({ month: Month }), row: LaboratoryTestMonthRow, access, ...nobody },
});
export const laboratoryReportRequesters = topic('laboratory.report-requesters', {
  ...{ params: z.object({ month: Month }), row: LaboratoryRequesterMonthRow, access, ...nobody },
});
