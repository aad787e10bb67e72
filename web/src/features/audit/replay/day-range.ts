import type { DayOfLog } from '@alur/contracts/kernel/replay';

const BUCKET = 5 * 60_000;
/** Margin before the first and after the last event, in milliseconds. */
const ROOM = 2 * BUCKET;
/** Shortest span that the scrubber shows, in milliseconds. */
const LEAST = 60 * 60_000;

export interface Range {
  from: number;
  to: number;
}

/** The part of the day in which something happened: with the empty night, the day would be compressed. */
export function rangeOf({ startsAt, endsAt, histogram }: DayOfLog['data']): Range {
  const day = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  const busy = histogram.filter(({ events }) => events > 0).map(({ at }) => Date.parse(at));
  if (busy.length === 0) return day;
  const from = Math.max(day.from, Math.min(...busy) - ROOM);
  const to = Math.min(day.to, Math.max(Math.max(...busy) + BUCKET + ROOM, from + LEAST));
  return { from, to };
}

/** Where a replay begins unless a moment is given: after the busiest five minutes, when most can be seen. */
export function busiest({ startsAt, histogram }: DayOfLog['data']): number {
  const most = histogram.reduce<(typeof histogram)[number] | null>(
    (best, one) => (one.events > (best?.events ?? 0) ? one : best),
    null,
  );
  return most ? Date.parse(most.at) + BUCKET : Date.parse(startsAt);
}

/** Modules from the busiest down, with how many events each has. */
export function modulesOf(histogram: DayOfLog['data']['histogram']): [module: string, events: number][] {
  const sums = new Map<string, number>();
  for (const { modules } of histogram)
    for (const [module, events] of Object.entries(modules)) sums.set(module, (sums.get(module) ?? 0) + events);
  return [...sums].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));
}

/** Full hours inside a range, at most `most` of them, for the axis. */
export function hoursOf({ from, to }: Range, most = 12): number[] {
  const hour = 60 * 60_000;
  const quarter = hour / 4;
  const step = [quarter, hour / 2, hour, 2 * hour, 3 * hour].find(one => (to - from) / one <= most) ?? 3 * hour;
  const hours: number[] = [];
  for (let at = Math.ceil(from / step) * step; at < to; at += step) hours.push(at);
  return hours;
}
