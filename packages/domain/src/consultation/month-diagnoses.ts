import { MonthDiagnosisRow } from '@alur/contracts/report/dashboard';
import { rollup } from '../kernel/view.js';
import { visitRecordView } from './visit-record-view.js';

/**
 * SPEC 2, the dashboard's diagnoses: how often each code was recorded in a month's visits, with the reference list's
 * name.
 */
export const monthDiagnoses = rollup({
  name: 'month_diagnoses',
  version: 1,
  row: MonthDiagnosisRow,
  over: visitRecordView,
  indexes: [['month', 'visits']],
  key: ({ date, status, diagnoses }) =>
    status === 'cancelled' ? null : [...new Set(diagnoses.map(({ code }) => `${date.slice(0, 7)}/${code}`))],
  zero: (_row, key) => {
    const [month = '', code = ''] = String(key).split('/');
    return { month, code, visits: 0, primary: 0, female: 0, male: 0 };
  },
  add: (sum, { diagnoses, gender }, sign) => ({
    ...sum,
    visits: sum.visits + sign,
    primary: sum.primary + sign * Number(diagnoses.some(({ code, kind }) => code === sum.code && kind === 'primary')),
    [gender]: sum[gender] + sign,
  }),
});
