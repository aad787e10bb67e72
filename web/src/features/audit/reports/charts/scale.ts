/** Distances between the lines of an axis of durations, in seconds: the round values of a clock. */
const durations = [1, 5, 10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400];

/** How many lines an axis has at most, but for the one at nothing. */
const MOST_LINES = 6;

/** The lines of an axis in seconds, from 0 to the first that is not below `most`. */
export function durationLines(most: number): number[] {
  const step = durations.find(one => most / one <= MOST_LINES) ?? Math.ceil(most / MOST_LINES / 86_400) * 86_400;
  return linesTo(most, step);
}

/** The lines of an axis that counts, from 0 to the first that is not below `most`. */
export function countLines(most: number): number[] {
  let step = 1;
  for (let power = 1; most / step > MOST_LINES; power *= 10)
    step = [1, 2, 5, 10].map(one => one * power).find(one => most / one <= MOST_LINES) ?? power * 10;
  return linesTo(most, step);
}

function linesTo(most: number, step: number): number[] {
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_none, at) => at * step);
}

/** A time on an axis: a day, or an hour of one. */
export interface Slot {
  day: string;
  /** 0 to 23; null: the whole day. */
  hour: number | null;
}

/** Up to this many days a span is shown by the hour. */
const BY_HOUR = 2;
const DAY_MS = 86_400_000;

/**
 * The slots of an axis over some days, both included: each hour from the first to the last with data, or each day where
 * there are too many hours.
 */
export function slotsOf(from: string, to: string, there: readonly { day: string; hour: number }[]): Slot[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const dayAt = (at: number) => new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10);
  const all = Array.from({ length: days }, (_none, at) => dayAt(at));
  if (days > BY_HOUR) return all.map(day => ({ day, hour: null }));
  const hours = there.map(({ hour }) => hour);
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return all.flatMap(day =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_none, at) => ({ day, hour: first + at })),
  );
}

/** Whether a time lies in this slot. */
export const isIn = (slot: Slot, { day, hour }: { day: string; hour: number }): boolean =>
  slot.day === day && (slot.hour === null || slot.hour === hour);
