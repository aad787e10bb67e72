import { refill, WrongRevision, type EventStore, type PersistedEvent, type StreamWrite } from '@alur/eventing';
import type pg from 'pg';
import { recoded, type LogCodes } from '../log/log-codes.js';

/** Target of a file's events, in their order. */
export interface EventSink {
  add(event: PersistedEvent): Promise<void>;
  /** Resolves once all of them are there. */
  end(): Promise<void>;
}

const AT_ONCE = 1_000;

/** Into PostgreSQL, as its owner, each event with a code if there is a key for them. */
export function refillSink(owner: pg.Pool, codes?: LogCodes): EventSink {
  let events: PersistedEvent[] = [];
  const flush = async () => {
    if (events.length > 0) await refill(owner, events);
    events = [];
  };
  return {
    async add(event) {
      events.push(recoded(event, codes));
      if (events.length === AT_ONCE) await flush();
    },
    end: flush,
  };
}

/** Writes into any store, which adds codes by itself: each append again as one append, one after another. */
export function appendSink(store: EventStore): EventSink {
  let group: PersistedEvent[] = [];
  const flush = async () => {
    if (group.length > 0) await appendGroup(store, group);
    group = [];
  };
  return {
    async add(event) {
      if (group[0] && group[0].meta.appendId !== event.meta.appendId) await flush();
      group.push(event);
    },
    end: flush,
  };
}

/** Appends one group, with each stream expected at the revision before its first event. */
async function appendGroup(store: EventStore, group: readonly PersistedEvent[]): Promise<void> {
  const writes = new Map<string, StreamWrite>();
  for (const { stream, revision, ...event } of group) {
    const write = writes.get(stream) ?? { stream, expected: revision === 0 ? 'none' : revision - 1, events: [] };
    write.events.push(event);
    writes.set(stream, write);
  }
  try {
    await store.append([...writes.values()]);
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    const { stream, expected, actual } = error;
    throw new Error(`the file's log is not whole: ${stream} goes on after revision ${expected}, and is at ${actual}`);
  }
}
