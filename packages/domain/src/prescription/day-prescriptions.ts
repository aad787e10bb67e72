import { DayPrescriptionsRow } from '@alur/contracts/report/months';
import { rollup } from '../kernel/view.js';
import { prescriptionView } from './prescription-view.js';

/** SPEC 2, the report of the pharmacy: what was submitted to it on each day, and handed over of it. */
export const dayPrescriptions = rollup({
  name: 'day_prescriptions',
  version: 1,
  row: DayPrescriptionsRow,
  over: prescriptionView,
  indexes: [['month', 'date']],
  key: ({ date, status, submittedAt }) => (submittedAt === null || status === 'cancelled' ? null : date),
  zero: ({ date }) => ({
    ...{ month: date.slice(0, 7), date, prescriptions: 0, handedOver: 0, lines: 0, compounds: 0 },
    ...{ general: 0, insurance: 0, bpjs: 0 },
  }),
  add: (sum, { status, lineCount, hasCompound, payer }, sign) => ({
    ...sum,
    prescriptions: sum.prescriptions + sign,
    handedOver: sum.handedOver + sign * Number(status === 'done'),
    lines: sum.lines + sign * lineCount,
    compounds: sum.compounds + sign * Number(hasCompound),
    [payer]: sum[payer] + sign,
  }),
});
