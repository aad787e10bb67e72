import { MonthConsultationRow } from '@alur/contracts/report/months';
import { rollup } from '../kernel/view.js';
import { consultationListView } from './consultation-list-view.js';

/** SPEC 2, the report of consultations: the visits of a month by doctor and clinic. */
export const monthConsultations = rollup({
  name: 'month_consultations',
  version: 1,
  row: MonthConsultationRow,
  over: consultationListView,
  indexes: [['month', 'visits']],
  key: ({ date, status, doctorId, roomId }) =>
    status === 'ongoing' || status === 'done' ? `${date.slice(0, 7)}/${doctorId}/${roomId}` : null,
  zero: ({ date, doctorId, doctorName, roomId, roomName }) => ({
    ...{ month: date.slice(0, 7), doctorId, doctorName, roomId, roomName },
    ...{ visits: 0, finished: 0, general: 0, insurance: 0, bpjs: 0 },
  }),
  add: (sum, { status, payer }, sign) => ({
    ...sum,
    visits: sum.visits + sign,
    finished: sum.finished + sign * Number(status === 'done'),
    [payer]: sum[payer] + sign,
  }),
});
