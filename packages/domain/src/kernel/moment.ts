import type { Loading } from './loading.js';

/**
 * How far ahead of the clock a step is followed: as far as clocks set by another of the country's zones are wrong
 * (WIB and WIT). What is further ahead was written by a clock that was quite wrong, and the day is not made wrong after
 * it (record 98).
 */
const FOLLOWED_MS = 2 * 3_600_000;

/**
 * The moment of a decision: the clock's, or that of the last step of a stream that it writes, where the clock was set
 * back since. All come from `toISOString`, so that they compare as text.
 */
export const momentOf = (
  refs: Loading['refs'],
  lastStepOf: (stream: string) => string | undefined,
  clock: string,
): string => {
  let moment = clock;
  for (const [stream, { use }] of refs) {
    const last = use === 'write' ? lastStepOf(stream) : undefined;
    if (last === undefined || last <= moment) continue;
    if (Date.parse(last) - Date.parse(clock) <= FOLLOWED_MS) moment = last;
  }
  return moment;
};

/** The later of now and a moment that is of no step of what is written. Both are ISO 8601 in UTC. */
export const nowOrAfter = (before: string | null, now: string): string =>
  before !== null && Date.parse(before) > Date.parse(now) ? before : now;
