import type { Seen } from '@alur/domain/kernel/event';

/**
 * An event, and when it came: the running maximum of `at` over its day, so that a clock that was set back takes nobody
 * back.
 */
export interface Moment {
  event: Seen;
  at: string;
}

/** The moments of events in log order, going on from a time that was reached before. */
export const momentsOf = (events: readonly Seen[], reached = ''): Moment[] => {
  let at = reached;
  return events.map(event => {
    if (event.meta.at > at) at = event.meta.at;
    return { event, at };
  });
};

/** How many of these, in order, satisfy a condition that holds for a beginning of them and for none after it. */
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

/** Moments by append: what was written together is one fact, and was never seen in part. */
export const appendsOf = (moments: readonly Moment[]): Moment[][] => {
  const appends: Moment[][] = [];
  for (const moment of moments) {
    const last = appends.at(-1);
    if (last?.[0]?.event.meta.appendId === moment.event.meta.appendId) last.push(moment);
    else appends.push([moment]);
  }
  return appends;
};
