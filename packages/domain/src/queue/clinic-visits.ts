import { ClinicVisitsRow, dashboardClinics } from '@alur/contracts/report/dashboard';
import { rollup } from '../kernel/view.js';
import { queueBoardView } from './board-view.js';
import { counted } from './day-visits.js';

/** SPEC 2, operational today: the day's numbers of each clinic, by status. */
export const clinicVisits = rollup({
  name: 'clinic_visits',
  version: 1,
  over: queueBoardView,
  row: ClinicVisitsRow,
  topics: [{ topic: dashboardClinics, by: { date: 'date' } }],
  key: ({ date, scheduleId }) => `${date}/${scheduleId}`,
  zero: ({ date, scheduleId, scheduleName }) => ({
    ...{ date, scheduleId, scheduleName },
    ...{ waiting: 0, ongoing: 0, done: 0, absent: 0, cancelled: 0 },
  }),
  add: (sum, { status }, sign) => ({ ...sum, [counted[status]]: sum[counted[status]] + sign }),
});
