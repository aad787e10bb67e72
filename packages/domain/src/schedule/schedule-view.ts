import { ScheduleRow } from '@alur/contracts/schedule/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { ScheduleEvent } from './events.js';

type Whole = Extract<ScheduleEvent, { type: 'ScheduleOpened' | 'ScheduleChanged' }>;

const rowOf = ({ data: { scheduleId, ...fields }, revision }: Seen<Whole>): ScheduleRow => ({
  id: scheduleId,
  ...fields,
  status: 'open',
  revision,
});

export const scheduleView = view({
  name: 'schedule',
  version: 2,
  row: ScheduleRow,
  indexes: [['status'], ['doctorId', 'roomId']],
  topics: [{ topic: scheduleList, by: { status: 'status' } }],
  on: {
    ScheduleOpened: { key: e => e.data.scheduleId, first: rowOf },
    ScheduleChanged: { key: e => e.data.scheduleId, next: (_row, e) => rowOf(e) },
    ScheduleClosed: {
      key: e => e.data.scheduleId,
      next: (row, { revision }) => ({ ...row, status: 'closed' as const, revision }),
    },
  },
});
