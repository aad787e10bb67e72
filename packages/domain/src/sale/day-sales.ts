import { DaySalesRow } from '@alur/contracts/report/months';
import { rollup } from '../kernel/view.js';
import { saleView } from './sale-view.js';

/** SPEC 2, the report of the pharmacy: what was sold over the counter on a day, and what came back of it. */
export const daySales = rollup({
  name: 'day_sales',
  version: 1,
  row: DaySalesRow,
  over: saleView,
  indexes: [['month', 'date']],
  key: ({ date, handedOver }) => (handedOver === null ? null : date),
  zero: ({ date }) => ({
    ...{ month: date.slice(0, 7), date, sales: 0, withPrescription: 0, lines: 0, total: 0, refunded: 0 },
  }),
  add: (sum, { prescription, lineCount, total, refunded }, sign) => ({
    ...sum,
    sales: sum.sales + sign,
    withPrescription: sum.withPrescription + sign * Number(prescription !== null),
    lines: sum.lines + sign * lineCount,
    total: sum.total + sign * total,
    refunded: sum.refunded + sign * refunded,
  }),
});
