import { DayRevenueRow, dashboardRevenue } from '@alur/contracts/report/revenue';
import { rollup } from '../kernel/view.js';
import { noRevenue, revenueFields } from './revenue.js';
import { transactionListView } from './transaction-list-view.js';

/**
 * Revenue of a day by component: a bill counts on the day on which it was settled, its reversal on the day of the
 * reversal.
 */
export const dayRevenues = rollup({
  name: 'day_revenue',
  version: 2,
  row: DayRevenueRow,
  over: transactionListView,
  topics: [{ topic: dashboardRevenue, by: { date: 'date' } }],
  key: row => row.revenue.map(({ date }) => date),
  zero: (_row, date) => ({ date: String(date), ...noRevenue }),
  add: (sum, row, sign, day) => {
    const next = { ...sum };
    for (const entry of row.revenue)
      if (entry.date === day) for (const field of revenueFields) next[field] += sign * entry[field];
    return next;
  },
});
