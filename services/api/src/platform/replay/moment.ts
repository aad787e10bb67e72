import type { Seen } from '@alur/domain/kernel/event';

/**
 * An event, and when it came: the running maximum of `at` over its day, so that time in a replay never runs backwards,
 * even if a clock was set back.
 */
export interface Moment {
  event: Seen;
  at: string;
}

/** The moments of events in log order, continuing from a time already reached. */
export const momentsOf = (events: readonly Seen[], reached = ''): Moment[] => {
  let at = reached;
  return events.map(event => {
    if (event.meta.at > at) at = event.meta.at;
    return { event, at };
  });
};

/** Binary search: how many elements satisfy a condition that holds for a prefix only. */
export const countWhile = <T>(all: readonly T[], holds: (one: T) => boolean): number => {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(all[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Groups moments by append, because what was written together was never visible in part. */
export const appendsOf = (moments: readonly Moment[]): Moment[][] => {
  const appends: Moment[][] = [];
  for (const moment of moments) {
    const last = appends.at(-1);
    if (last?.[0]?.event.meta.appendId === moment.event.meta.appendId) last.push(moment);
    else appends.push([moment]);
  }
  return appends;
};
