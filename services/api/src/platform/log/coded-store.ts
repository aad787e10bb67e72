import type { EventStore, Recorded } from '@alur/eventing';
import { ForgedEvent, uncoded, type LogCodes } from './log-codes.js';

/**
 * Wraps a store: adds a code to each event that is written, and refuses to read an event without a valid one; callers
 * do not see codes. Once a forged event was read, `head` fails, so that health checks report it.
 */
export function codedStore(
  store: EventStore,
  codes: LogCodes,
  log: (message: string, error: unknown) => void = () => {},
): EventStore {
  let forged: ForgedEvent | undefined;

  function checked(events: Recorded[]): Recorded[] {
    try {
      for (const event of events) codes.check(event);
    } catch (error) {
      if (forged === undefined && error instanceof ForgedEvent) log('the log holds a forged event', (forged = error));
      throw error;
    }
    return events.map(uncoded);
  }

  const readMany: EventStore['readMany'] = async streams => {
    const found = await store.readMany(streams);
    return new Map([...found].map(([stream, events]) => [stream, checked(events)]));
  };

  return {
    append: (writes, checks) =>
      store.append(
        writes.map(({ stream, expected, events }) => {
          const first = expected === 'none' ? 0 : expected + 1;
          return { stream, expected, events: events.map((event, nth) => codes.written(stream, first + nth, event)) };
        }),
        checks,
      ),
    async *read(stream, from) {
      for await (const event of store.read(stream, from)) yield* checked([event]);
    },
    readMany,
    // A foldable event lacks parts that the code covers, so it is read whole.
    readFoldable: readMany,
    readAll: async (after, options) => checked(await store.readAll(after, options)),
    async *subscribe(after, filter, signal) {
      for await (const events of store.subscribe(after, filter, signal)) yield checked(events);
    },
    async head() {
      if (forged) throw forged;
      return store.head();
    },
    close: () => store.close(),
  };
}
