import { dayRevenue } from '@alur/contracts/report/revenue';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import { moduleOf, type DomainModule } from '../kernel/module.js';
import type { View } from '../kernel/view.js';
import { dayRevenueOver } from './day-revenue.js';

/** The reports count over other modules' rows, which are handed in where the modules are put together. */
export const reportModule = (rows: { transactionList: View<TransactionRow> }): DomainModule =>
  moduleOf('report', { views: [dayRevenueOver(rows.transactionList)], lists: [dayRevenue] });
