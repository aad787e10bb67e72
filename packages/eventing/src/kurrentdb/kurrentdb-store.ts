import type { Position } from '../event.js';
import type { EventStore } from '../event-store.js';
import { StoreUnavailable } from '../errors.js';
import { readAllOver } from '../pages.js';
import { prepareAppend } from '../prepared-append.js';
import { follow } from '../subscription.js';
import { Wake } from '../wake.js';
import { appendGate } from './append-gate.js';
import { connectionTo } from './connection.js';
import { reader } from './reader.js';
import { RecentLog } from './recent-log.js';
import { followTail, type Tail } from './tail.js';

export interface KurrentStoreOptions {
  /** `kurrentdb://…` with one node or several, or `kurrentdb+discover://…`; with `tls`, `tlsCAFile` and a user as it needs. */
  url: string;
  /** Appends waiting beyond which more are refused. */
  maxWaiting?: number;
  /** How long an append may wait to be sent while no node can be reached. */
  waitMs?: number;
  /** Timeout of an append's answer, after which another node is asked. */
  answerMs?: number;
  /** Interval at which a subscription polls without a notification. */
  pollMs?: number;
  /** Events in a subscription's batch, unless one append is larger. */
  batchSize?: number;
  /** Receives messages about lost connections and attempts to reconnect. */
  log?: (message: string, error: unknown) => void;
}

/**
 * The log in a KurrentDB of 26.1 or later. It connects and reconnects by itself, without blocking its callers.
 *
 * Positions have holes: they are the server's own. It deduplicates an event's id only when the same append comes again
 * at the same revision, so idempotency stays the caller's concern. See infra ADR 20 for the rest.
 *
 * @throws Error when the address is invalid, or a certificate that it names does not exist
 */
export function kurrentdbStore({
  url,
  maxWaiting = 10_000,
  waitMs = 5_000,
  answerMs = 8_000,
  pollMs = 1_000,
  batchSize = 500,
  log = () => {},
}: KurrentStoreOptions): EventStore {
  const [reads, writes] = [connectionTo(url), connectionTo(url)];
  const wake = new Wake();
  const recent = new RecentLog();
  const closing = new AbortController();
  const { readPage, read, readMany, head } = reader(reads);
  const appends = appendGate({ connection: writes, maxWaiting, waitMs, answerMs, log });
  let tail: Tail | undefined;

  function assertOpen(): void {
    if (closing.signal.aborted) throw new StoreUnavailable('not-written', new Error('it is closed'));
  }

  const announce = (position?: Position) => wake.announce(position);

  return {
    append: async (writes, checks) => appends.append(prepareAppend(writes, checks)),
    async *read(stream, from) {
      assertOpen();
      yield* read(stream, from);
    },
    async readMany(streams) {
      assertOpen();
      return readMany(streams);
    },
    async readFoldable(streams) {
      assertOpen();
      return readMany(streams);
    },
    async readAll(after, options) {
      assertOpen();
      return readAllOver(readPage, after, options);
    },
    subscribe(after, filter = {}, signal) {
      if (!closing.signal.aborted) tail ??= followTail({ url, recent, head, announce, log });
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const onUnavailable = (error: Error) => log('subscription: cannot read, trying again', error);
      return follow({ readPage: recent.over(readPage), wake, batchSize, pollMs, onUnavailable }, after, filter, ended);
    },
    async head() {
      assertOpen();
      return head();
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.all([appends.close(), tail?.close()]);
      await Promise.all([reads.close(), writes.close()]);
    },
  };
}
