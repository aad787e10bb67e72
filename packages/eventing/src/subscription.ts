import type { Position, Recorded } from './event.js';
import type { SubscriptionFilter } from './event-store.js';
import { StoreUnavailable } from './errors.js';
import { readBatch, type ReadPage } from './pages.js';
import type { Wake } from './wake.js';

const RETRY_MS = { first: 50, most: 2_000 };

export interface SubscriptionSource {
  readPage: ReadPage;
  wake: Wake;
  /** Events in a batch, unless one append is larger. */
  batchSize: number;
  /** How long to wait for a notification before polling. */
  pollMs: number;
  /** Called when the store cannot be read; the subscription retries by itself. */
  onUnavailable?: (error: StoreUnavailable) => void;
}

/** `EventStore.subscribe` over a store's pages. Events are read only when asked for, so nothing is buffered here. */
export async function* follow(
  { readPage, wake, batchSize, pollMs, onUnavailable }: SubscriptionSource,
  after: Position,
  filter: SubscriptionFilter,
  signal: AbortSignal,
): AsyncGenerator<Recorded[], void> {
  let seen = after;
  let retryMs = RETRY_MS.first;
  while (!signal.aborted) {
    const ticket = wake.ticket();
    let batch: Awaited<ReturnType<typeof readBatch>> | undefined;
    try {
      batch = await unlessAborted(readBatch(readPage, seen, batchSize, filter), signal);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      onUnavailable?.(error);
      await wake.past(seen, ticket, retryMs, signal);
      retryMs = Math.min(retryMs * 2, RETRY_MS.most);
      continue;
    }
    if (!batch) return;
    retryMs = RETRY_MS.first;
    seen = batch.seen;
    if (batch.events.length > 0) yield batch.events;
    else await wake.past(seen, ticket, pollMs, signal);
  }
}

/** Stops waiting for a read when aborted, since it may hang on a lost database. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  let stop = () => {};
  const aborted = new Promise<undefined>(resolve => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
    work.catch(() => {});
  }
}
