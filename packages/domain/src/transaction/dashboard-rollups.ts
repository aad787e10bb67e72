import {
  dashboardTransactions,
  dashboardYear,
  DayTransactionsRow,
  MonthRevenueRow,
} from '@alur/contracts/report/dashboard';
import { rollup } from '../kernel/view.js';
import { transactionListView } from './transaction-list-view.js';

/** SPEC 2, transaction indicators: the bills of a day of service by status. */
export const dayTransactions = rollup({
  name: 'day_transactions',
  version: 1,
  row: DayTransactionsRow,
  over: transactionListView,
  topics: [{ topic: dashboardTransactions, by: { date: 'date' } }],
  key: row => row.date,
  zero: ({ date }) => ({ date, WAITING: 0, ONGOING: 0, PAID: 0, DRAFT: 0, CANCELLED: 0, VOID: 0, remaining: 0 }),
  add: (sum, { status, remaining }, sign) => ({
    ...sum,
    [status]: sum[status] + sign,
    remaining: sum.remaining + sign * (status === 'WAITING' || status === 'ONGOING' ? remaining : 0),
  }),
});

const monthOf = (date: string): string => date.slice(0, 7);

/** SPEC 2, yearly revenue and transactions, by month. */
export const monthRevenues = rollup({
  name: 'month_revenue',
  version: 1,
  row: MonthRevenueRow,
  over: transactionListView,
  topics: [{ topic: dashboardYear, by: { year: 'year' } }],
  key: row => [...new Set(row.revenue.map(({ date }) => monthOf(date)))],
  zero: (_row, month) => ({ month: String(month), year: String(month).slice(0, 4), transactions: 0, total: 0 }),
  add: (sum, row, sign, month) => {
    const entries = row.revenue.filter(({ date }) => monthOf(date) === month);
    return {
      ...sum,
      transactions: sum.transactions + sign * entries.reduce((all, entry) => all + entry.transactions, 0),
      total: sum.total + sign * entries.reduce((all, entry) => all + entry.total, 0),
    };
  },
});
