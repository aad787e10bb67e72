import type { DayOfLog } from '@alur/contracts/kernel/replay';
import type { Day } from './replays.js';

const BUCKET_MS = 5 * 60_000;

/** Summary of a day: the number of events per five minutes, and per module. */
export const dayOfLog = (
  { day, zone, startsAt, endsAt, moments }: Day,
  moduleOf: (type: string) => string,
): DayOfLog['data'] => {
  const start = Date.parse(startsAt);
  const histogram = Array.from({ length: Math.ceil((Date.parse(endsAt) - start) / BUCKET_MS) }, (_none, at) => ({
    at: new Date(start + at * BUCKET_MS).toISOString(),
    events: 0,
    modules: {} as Record<string, number>,
  }));
  for (const { event, at } of moments) {
    // An event that a changed clock puts outside the day counts in its first or last bucket.
    const index = Math.floor((Date.parse(at) - start) / BUCKET_MS);
    const bucket = histogram[Math.min(Math.max(index, 0), histogram.length - 1)];
    if (!bucket) continue;
    const module = moduleOf(event.type);
    bucket.events += 1;
    bucket.modules[module] = (bucket.modules[module] ?? 0) + 1;
  }
  const from = moments[0]?.event.position ?? null;
  const to = moments.at(-1)?.event.position ?? null;
  return { day, zone, startsAt, endsAt, events: moments.length, from, to, histogram };
};
