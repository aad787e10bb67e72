import { DayRevenueRow, dashboardRevenue } from '@alur/contracts/report/revenue';
import { rollup } from '../kernel/view.js';
import { transactionListView } from './transaction-list-view.js';

/** Revenue of a day by component: every bill counts on the day on which it was settled. */
export const dayRevenues = rollup({
  name: 'day_revenue',
  version: 1,
  row: DayRevenueRow,
  over: transactionListView,
  topics: [{ topic: dashboardRevenue, by: { date: 'date' } }],
  key: row => row.paidDate,
  zero: row => ({
    date: row.paidDate ?? row.date,
    transactions: 0,
    registration: 0,
    administration: 0,
    consultation: 0,
    treatment: 0,
    pharmacy: 0,
    laboratory: 0,
    radiology: 0,
    room: 0,
    rounding: 0,
    discount: 0,
    total: 0,
    paid: 0,
    receivable: 0,
  }),
  add: (sum, row, sign) => ({
    date: sum.date,
    transactions: sum.transactions + sign,
    registration: sum.registration + sign * row.registrationAmount,
    administration: sum.administration + sign * row.administrationAmount,
    consultation: sum.consultation + sign * row.consultationAmount,
    treatment: sum.treatment + sign * row.treatmentAmount,
    pharmacy: sum.pharmacy + sign * row.pharmacyAmount,
    laboratory: sum.laboratory + sign * row.laboratoryAmount,
    radiology: sum.radiology + sign * row.radiologyAmount,
    room: sum.room + sign * row.roomAmount,
    rounding: sum.rounding + sign * row.rounding,
    discount: sum.discount + sign * row.discount,
    total: sum.total + sign * row.total,
    paid: sum.paid + sign * row.paid,
    receivable: sum.receivable + sign * row.receivable,
  }),
});
