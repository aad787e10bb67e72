import * as z from 'zod/mini';
import { list } from '../declare.js';
import { QueryId } from '../kernel/scalars.js';
import { ScheduleRow } from './rows.js';

export const schedules = list('schedule/schedules', {
  view: 'schedule',
  row: ScheduleRow,
  narrowing: ['roomId'],
  filters: z.object({
    status: z.optional(z.enum(['open', 'closed'])),
    doctorId: z.optional(QueryId),
    roomId: z.optional(QueryId),
  }),
  searchIn: ['name', 'doctorName', 'roomName'],
  access: ['settings.outpatient.schedule:view', 'front-office.patient-queue:view', 'outpatient.queue:view'],
});
