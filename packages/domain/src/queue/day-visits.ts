import { DayVisitsRow, type QueueBoardRow } from '@alur/contracts/queue/rows';
import { dashboardVisits } from '@alur/contracts/queue/topics';
import { rollup } from '../kernel/view.js';
import { queueBoardView } from './board-view.js';

type Count = Exclude<keyof DayVisitsRow, 'date' | 'bookings'>;

/** The dashboard figure that a number counts into, by its status. */
export const counted: Readonly<Record<QueueBoardRow['status'], Count>> = {
  waiting: 'waiting',
  called: 'waiting',
  skipped: 'waiting',
  serving: 'ongoing',
  done: 'done',
  absent: 'absent',
  cancelled: 'cancelled',
};

/** SPEC 2, dashboard cards: today's bookings, waiting, ongoing, completed. */
export const dayVisits = rollup({
  name: 'day_visits',
  version: 1,
  over: queueBoardView,
  row: DayVisitsRow,
  topics: [{ topic: dashboardVisits, by: { date: 'date' } }],
  key: row => row.date,
  zero: ({ date }) => ({ date, bookings: 0, waiting: 0, ongoing: 0, done: 0, absent: 0, cancelled: 0 }),
  add: (sum, { status }, sign) => ({
    ...sum,
    bookings: sum.bookings + sign,
    [counted[status]]: sum[counted[status]] + sign,
  }),
});
