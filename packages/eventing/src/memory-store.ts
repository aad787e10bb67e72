import type { Position, Recorded } from './event.js';
import type { EventStore, StreamStart } from './event-store.js';
import { StoreUnavailable, WrongRevision } from './errors.js';
import { passes } from './filter.js';
import { readAllOver, type ReadPage } from './pages.js';
import { prepareAppend, toExpected } from './prepared-append.js';
import { follow } from './subscription.js';
import { Wake } from './wake.js';

/** An event store in memory, for specs. */
export function memoryStore(): EventStore {
  const log: Recorded[] = []; // the event at position n is log[n - 1]
  const streams = new Map<string, Recorded[]>();
  const wake = new Wake();
  const closing = new AbortController();

  const lastRevision = (stream: string) => (streams.get(stream)?.length ?? 0) - 1;

  const readPage: ReadPage = async (after, limit, filter) => {
    assertOpen();
    const events: Recorded[] = [];
    for (let index = Number(after); index < log.length && events.length < limit; index++)
      if (passes(log[index]!, filter)) events.push(log[index]!);
    return { events, head: BigInt(log.length) };
  };

  function assertOpen(): void {
    if (closing.signal.aborted) throw new StoreUnavailable('not-written', new Error('it is closed'));
  }

  const readMany = async (wanted: StreamStart[]) => {
    assertOpen();
    return new Map(wanted.map(({ stream, from = 0 }) => [stream, (streams.get(stream) ?? []).slice(from)]));
  };

  return {
    async append(writes, checks) {
      const append = prepareAppend(writes, checks);
      assertOpen();
      for (const { stream, expected } of append.targets) {
        const actual = lastRevision(stream);
        if (actual !== expected)
          throw new WrongRevision({ stream, expected: toExpected(expected), actual: toExpected(actual) });
      }
      const first = BigInt(log.length) + 1n;
      // Through JSON, as in a database: readers get a copy that contains only what JSON can hold.
      const recorded = append.events.map(({ stream, revision, event }, index): Recorded => {
        const { id, type, data, meta } = JSON.parse(JSON.stringify(event)) as typeof event;
        return { id, type, data, meta, stream, revision, position: first + BigInt(index) };
      });
      for (const event of recorded) {
        log.push(event);
        const events = streams.get(event.stream);
        if (events) events.push(event);
        else streams.set(event.stream, [event]);
      }
      const position: Position = BigInt(log.length);
      wake.announce(position);
      return { position, revisions: append.revisions };
    },

    async *read(stream, from = 0) {
      assertOpen();
      yield* (streams.get(stream) ?? []).slice(from);
    },

    readMany,

    readFoldable: readMany,

    readAll: (after, options) => readAllOver(readPage, after, options),

    subscribe(after, filter = {}, signal) {
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      return follow({ readPage, wake, batchSize: 500, pollMs: 60_000 }, after, filter, ended);
    },

    async head() {
      assertOpen();
      return BigInt(log.length);
    },

    async close() {
      closing.abort();
    },
  };
}
