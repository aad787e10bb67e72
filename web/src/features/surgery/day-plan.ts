import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { instantAt } from '@/ui/format';
import type { Span } from '@/ui/plan-scale';
import { addDays } from '@/ui/add-days';

/** A theatre, as far as its day is planned. */
export interface PlannedTheatre {
  id: number;
  turnaroundMinutes: number;
}
/** A theatre's day in the order of time: operations, and what is free between them. */
export type Place = (Span & { row: SurgeryRow }) | (Span & { row: null });

const MINUTE = 60_000;
/** Times are offered by so much. */
const STEP = 5 * MINUTE;
/** Nothing shorter is offered as free. */
const LEAST = 30 * MINUTE;
/** The hours of which what is free is shown; operations at other hours are shown as well. */
const OPENS = '07:00';
const CLOSES = '21:00';

const spanOf = ({ scheduledAt, scheduledUntil }: SurgeryRow): Span => ({
  from: Date.parse(scheduledAt ?? ''),
  until: Date.parse(scheduledUntil ?? ''),
});

/** What stands in a theatre on a day, and what is still free there, with the minutes that are kept between operations. */
export const placesOf = (
  { id, turnaroundMinutes }: PlannedTheatre,
  rows: readonly SurgeryRow[],
  day: string,
  now: number,
): Place[] => {
  const taken = rows
    .filter(({ theatreId, scheduledAt }) => theatreId === id && scheduledAt !== null)
    .map(row => ({ ...spanOf(row), row }))
    .toSorted((one, other) => one.from - other.from);
  const gap = turnaroundMinutes * MINUTE;
  const closes = Date.parse(instantAt(day, CLOSES));
  const places: Place[] = [];
  let free = Math.max(Date.parse(instantAt(day, OPENS)), Math.ceil(now / STEP) * STEP);
  for (const each of taken) {
    const until = Math.min(each.from - gap, closes);
    if (until - free >= LEAST) places.push({ from: free, until, row: null });
    places.push(each);
    free = Math.max(free, each.until + gap);
  }
  if (closes - free >= LEAST) places.push({ from: free, until: closes, row: null });
  return places;
};

const HOUR = 60 * MINUTE;

/** The full hours that the plan shows of a day: its usual ones, and those of operations before and after. */
export const scaleOf = (places: readonly Place[], day: string): Span => {
  const [first, last] = [instantAt(day, '00:00'), instantAt(addDays(day, 1), '00:00')].map(each => Date.parse(each));
  const from = Math.min(Date.parse(instantAt(day, OPENS)), ...places.map(each => each.from));
  const until = Math.max(Date.parse(instantAt(day, CLOSES)), ...places.map(each => each.until));
  return {
    from: Math.max(first ?? 0, Math.floor(from / HOUR) * HOUR),
    until: Math.min(last ?? 0, Math.ceil(until / HOUR) * HOUR),
  };
};
