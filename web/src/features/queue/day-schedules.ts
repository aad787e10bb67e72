import type { Weekday } from '@alur/contracts/kernel/enums';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { useMemo } from 'react';
import { useTopic } from '@/live/use-topic';

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}

/** The schedules that are open on a day, by prefix. */
export function schedulesOn(rows: readonly ScheduleRow[], date: string): ScheduleRow[] {
  const weekday = weekdayOf(date);
  return rows
    .filter(row => row.status === 'open' && row.days.includes(weekday))
    .toSorted((one, other) => one.prefix.localeCompare(other.prefix) || one.startTime.localeCompare(other.startTime));
}

export function useDaySchedules(date: string) {
  const topic = useTopic(scheduleList, { status: 'open' });
  const schedules = useMemo(() => schedulesOn(topic.rows, date), [topic.rows, date]);
  return { ...topic, schedules };
}
