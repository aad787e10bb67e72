import { ScheduleRow } from '@alur/contracts/schedule/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { view } from '../vocabulary.js';
import type { ScheduleData } from './events.js';

const rowOf = ({ scheduleId, ...fields }: ScheduleData): ScheduleRow => ({ id: scheduleId, ...fields, status: 'open' });

export const scheduleView = view({
  name: 'schedule',
  version: 1,
  row: ScheduleRow,
  indexes: [['status'], ['doctorId']],
  topics: [{ topic: scheduleList, by: { status: 'status' } }],
  on: {
    ScheduleOpened: { key: e => e.data.scheduleId, first: e => rowOf(e.data) },
    ScheduleChanged: { key: e => e.data.scheduleId, next: (_row, e) => rowOf(e.data) },
    ScheduleClosed: { key: e => e.data.scheduleId, next: row => ({ ...row, status: 'closed' as const }) },
  },
});
