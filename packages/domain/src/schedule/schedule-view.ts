import { ScheduleRow } from '@alur/contracts/schedule/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { pricesWithout, shownWith } from '../kernel/dated-prices.js';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { ScheduleEvent } from './events.js';

type Whole = Extract<ScheduleEvent, { type: 'ScheduleOpened' | 'ScheduleChanged' | 'ScheduleReopened' }>;

const rowOf = (
  { data: { scheduleId, ...fields }, revision }: Seen<Whole>,
  prices: ScheduleRow['prices'],
): ScheduleRow => ({
  id: scheduleId,
  ...fields,
  prices,
  status: 'open',
  revision,
});

export const scheduleView = view({
  name: 'schedule',
  version: 3,
  row: ScheduleRow,
  indexes: [['status'], ['doctorId', 'roomId']],
  topics: [{ topic: scheduleList, by: { status: 'status' } }],
  on: {
    ScheduleOpened: { key: e => e.data.scheduleId, first: e => rowOf(e, []) },
    ScheduleChanged: { key: e => e.data.scheduleId, next: (row, e) => rowOf(e, row.prices) },
    SchedulePriceSet: {
      key: e => e.data.scheduleId,
      next: (row, { data, revision }) => ({
        ...row,
        prices: shownWith(row.prices, data, { price: row.price }),
        revision,
      }),
    },
    SchedulePriceWithdrawn: {
      key: e => e.data.scheduleId,
      next: (row, { data, revision }) => ({ ...row, prices: pricesWithout(row.prices, data), revision }),
    },
    ScheduleReopened: { key: e => e.data.scheduleId, next: (row, e) => rowOf(e, row.prices) },
    ScheduleClosed: {
      key: e => e.data.scheduleId,
      next: (row, { revision }) => ({ ...row, status: 'closed' as const, revision }),
    },
  },
});
