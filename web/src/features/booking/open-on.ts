import type { Weekday } from '@alur/contracts/kernel/enums';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The schedules that take numbers for a day, by prefix and hour. */
export function openOn(rows: readonly ScheduleRow[], date: string): ScheduleRow[] {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
  return rows
    .filter(row => row.status === 'open' && row.days.includes(weekday))
    .toSorted((one, other) => one.prefix.localeCompare(other.prefix) || one.startTime.localeCompare(other.startTime));
}
