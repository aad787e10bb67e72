import type { ScheduleRow } from './rows.js';

/** Whether the schedule's hours of that day are over, by the facility's day and its clock (`HH:mm`). */
export const isSessionOver = (
  { endTime }: Pick<ScheduleRow, 'endTime'>,
  date: string,
  now: { today: string; clock: string },
): boolean => date === now.today && now.clock > endTime;
