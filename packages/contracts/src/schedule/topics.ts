import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { LeaveRow, ScheduleRow } from './rows.js';

/** Every open schedule: the selector and the boards' choice. `{ status: 'open' }` */
export const scheduleList = topic('schedule.list', {
  params: z.object({ status: z.enum(['open', 'closed']) }),
  row: ScheduleRow,
  access: [
    'settings.outpatient.schedule:view',
    'front-office.patient-queue:view',
    'outpatient.queue:view',
    'display:view',
  ],
});

/** Every recorded leave that was not withdrawn. */
export const leaveList = topic('schedule.leaves', {
  params: z.object({}),
  row: LeaveRow,
  access: ['settings.outpatient.schedule:view', 'front-office.patient-queue:view', 'outpatient.queue:view'],
});
