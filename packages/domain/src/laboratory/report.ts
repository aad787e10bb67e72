import {
  LaboratoryDayRow,
  LaboratoryRequesterMonthRow,
  LaboratoryTestMonthRow,
  laboratoryReportDays,
  laboratoryReportRequesters,
  laboratoryReportTests,
} from '@alur/contracts/laboratory/report';
import type { LaboratoryOrderRow, LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import { rollup } from '../kernel/view.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryTestView } from './test-view.js';

const monthOf = ({ date }: { date: string }): string => date.slice(0, 7);
const MINUTE = 60_000;
/** Minutes from the scheduled time, as for the goal, so that an order for the next day is not late by a day. */
const minutesOf = ({ scheduledAt, endedAt }: LaboratoryOrderRow): number =>
  endedAt === null ? 0 : Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(scheduledAt)) / MINUTE));
const one = (is: boolean): number => (is ? 1 : 0);

/** The sum with these figures added, or subtracted. */
const added = <Sum extends object>(sum: Sum, figures: Partial<Record<keyof Sum, number>>, sign: 1 | -1): Sum => {
  const next = { ...sum } as Sum & Record<string, number>;
  for (const [figure, count] of Object.entries(figures))
    Object.assign(next, { [figure]: (next[figure] ?? 0) + sign * Number(count) });
  return next;
};

/** Orders by day: turnaround against goal, rejected samples, calls of critical values. */
export const laboratoryDays = rollup({
  name: 'laboratory_day',
  version: 2,
  over: laboratoryOrderView,
  row: LaboratoryDayRow,
  indexes: [['month']],
  topics: [{ topic: laboratoryReportDays, by: { month: 'month' } }],
  key: ({ date }) => date,
  zero: row => ({
    ...{ date: row.date, month: monthOf(row), orders: 0, done: 0, cancelled: 0, refused: 0 },
    ...{ withGoal: 0, inTime: 0, minutes: 0, rejectedSamples: 0, criticals: 0, called: 0, calledInTime: 0 },
  }),
  add: (sum, row, sign) => {
    const isDone = row.status === 'done';
    const hasGoal = isDone && row.dueAt !== null && row.endedAt !== null;
    return added(
      sum,
      {
        ...{ orders: 1, done: one(isDone), cancelled: one(row.status === 'cancelled') },
        ...{ refused: one(row.status === 'not_done'), withGoal: one(hasGoal) },
        inTime: one(hasGoal && (row.endedAt ?? '') <= (row.dueAt ?? '')),
        ...{ minutes: isDone ? minutesOf(row) : 0, rejectedSamples: row.rejected },
        ...{ criticals: row.criticals, called: row.called, calledInTime: row.calledInTime },
      },
      sign,
    );
  },
});

const testFigures = ({ flag, critical, version, origin, sentTo }: LaboratoryTestRow) => ({
  ...{ results: 1, abnormal: one(flag !== null && flag !== 'N'), critical: one(critical) },
  ...{ corrected: one(version > 1), byAnalyser: one(origin === 'analyser'), sentOut: one(sentTo !== null) },
});

/** Validated results by parameter and month. */
export const laboratoryTestMonths = rollup({
  name: 'laboratory_test_month',
  version: 1,
  over: laboratoryTestView,
  row: LaboratoryTestMonthRow,
  indexes: [['month']],
  topics: [{ topic: laboratoryReportTests, by: { month: 'month' } }],
  key: row => (row.status === 'validated' ? `${monthOf(row)}_${row.parameterId}` : null),
  zero: row => ({
    ...{ month: monthOf(row), parameterId: row.parameterId, name: row.name, groupName: row.groupName },
    ...{ results: 0, abnormal: 0, critical: 0, corrected: 0, byAnalyser: 0, sentOut: 0 },
  }),
  add: (sum, row, sign) => added(sum, testFigures(row), sign),
});

/** Orders by requester, unit and month. */
export const laboratoryRequesterMonths = rollup({
  name: 'laboratory_requester_month',
  version: 1,
  over: laboratoryOrderView,
  row: LaboratoryRequesterMonthRow,
  indexes: [['month']],
  topics: [{ topic: laboratoryReportRequesters, by: { month: 'month' } }],
  key: row => `${monthOf(row)}_${row.requesterId}_${row.unitName}`,
  zero: row => ({
    ...{ month: monthOf(row), requesterId: row.requesterId, requester: row.requester, unitName: row.unitName },
    ...{ orders: 0, tests: 0, cito: 0, cancelled: 0 },
  }),
  add: (sum, row, sign) => {
    const isCancelled = row.status === 'cancelled' || row.status === 'not_done';
    return added(
      sum,
      {
        ...{ orders: 1, tests: isCancelled ? 0 : row.tests, cito: one(row.priority === 'cito') },
        cancelled: one(isCancelled),
      },
      sign,
    );
  },
});
