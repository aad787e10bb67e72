import type { Position, Recorded } from './event.js';
import type { SubscriptionFilter } from './event-store.js';

export const DEFAULT_LIMIT = 1000;

/** The first events after a position that pass the filter, `limit` at most, and the log's head when they were read. */
export type ReadPage = (
  after: Position,
  limit: number,
  filter: SubscriptionFilter,
) => Promise<{ events: Recorded[]; head: Position }>;

/** `EventStore.readAll` over a store's pages. */
export async function readAllOver(
  readPage: ReadPage,
  after: Position,
  { limit = DEFAULT_LIMIT, filter = {} }: { limit?: number; filter?: SubscriptionFilter } = {},
): Promise<Recorded[]> {
  const { events } = await readPage(after, limit + 1, filter);
  if (events.length <= limit) return events;
  const whole = wholeAppends(events);
  return whole.length > 0 ? whole : events.slice(0, limit);
}

/**
 * A batch of whole appends, up to `limit` events or one append that is larger, and the position up to which the log was
 * searched, so that events that did not pass the filter are not read again.
 */
export async function readBatch(
  readPage: ReadPage,
  after: Position,
  limit: number,
  filter: SubscriptionFilter,
): Promise<{ events: Recorded[]; seen: Position }> {
  for (let size = limit; ; size *= 4) {
    const { events, head } = await readPage(after, size + 1, filter);
    if (events.length <= size) return { events, seen: head > after ? head : after };
    const whole = wholeAppends(events);
    if (whole.length > 0) return { events: whole, seen: whole.at(-1)!.position };
  }
}

/** Drops the last append, since a page that was cut by its limit may contain only a part of it. */
function wholeAppends(events: Recorded[]): Recorded[] {
  const cut = events.at(-1)!.meta.appendId;
  return events.slice(0, events.findLastIndex(event => event.meta.appendId !== cut) + 1);
}
