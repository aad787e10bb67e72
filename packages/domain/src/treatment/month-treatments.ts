import { MonthTreatmentRow } from '@alur/contracts/report/months';
import * as z from 'zod/mini';
import { rollup } from '../kernel/view.js';
import { view } from '../vocabulary.js';

const key = (event: { data: { orderId: number } }) => event.data.orderId;

/** One treatment, whether it was done at once or asked of others; without a month until it is done. */
const TreatmentDoneRow = z.object({
  id: z.int(),
  treatmentId: z.int(),
  name: z.string(),
  quantity: z.int(),
  price: z.int(),
  month: z.nullable(z.string()),
});

export const treatmentDoneView = view({
  name: 'treatment_done',
  version: 1,
  row: TreatmentDoneRow,
  indexes: [],
  topics: [],
  on: {
    TreatmentOrdered: {
      key,
      first: ({ data: { orderId: id, treatmentId, name, quantity, price } }) => ({
        ...{ id, treatmentId, name, quantity, price, month: null },
      }),
    },
    TreatmentDone: { key, next: (row, { meta }) => ({ ...row, month: meta.localDate.slice(0, 7) }) },
    // Not done after all.
    TreatmentCancelled: { key, next: row => ({ ...row, month: null }) },
  },
});

/** SPEC 2, the report of treatments: what was done in a month. */
export const monthTreatments = rollup({
  name: 'month_treatments',
  version: 1,
  row: MonthTreatmentRow,
  over: treatmentDoneView,
  indexes: [['month', 'times']],
  key: ({ month, treatmentId }) => (month === null ? null : `${month}/${treatmentId}`),
  zero: ({ month, treatmentId, name }) => ({
    ...{ month: month ?? '', treatmentId, name, times: 0, quantity: 0, amount: 0 },
  }),
  add: (sum, { quantity, price }, sign) => ({
    ...sum,
    times: sum.times + sign,
    quantity: sum.quantity + sign * quantity,
    amount: sum.amount + sign * quantity * price,
  }),
});
