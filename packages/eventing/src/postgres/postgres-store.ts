import pg from 'pg';
import type { EventStore } from '../event-store.js';
import { readAllOver } from '../pages.js';
import { prepareAppend } from '../prepared-append.js';
import { follow } from '../subscription.js';
import { Wake } from '../wake.js';
import { appendQueue } from './append-queue.js';
import { reader } from './reader.js';
import { RecentEvents } from './recent-events.js';
import { sharedConnection } from './shared-connection.js';

/** Timeout of an append's answer, after which the connection counts as lost. */
const ANSWER_MS = 30_000;
/** Long, because with a rare type the database searches the whole log. */
const PAGE_MS = 600_000;
/** Without this a statement for few streams is planned on each call, which takes longer than executing it. */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';

export interface PostgresStoreOptions {
  /** The application role's address; see `eventsSchemaSql` for what it may do. */
  url: string;
  /**
   * Connections for following the log, kept apart so that no command waits for a reader that catches up. Two more are
   * used: one for appends and to hear of others', and one for reading streams.
   */
  followConnections?: number;
  /** Appends waiting beyond which more are refused. */
  maxWaiting?: number;
  /** How long an append may wait to be sent while the database is away. */
  waitMs?: number;
  /** Interval at which a subscription polls without a notification. */
  pollMs?: number;
  /** Events in a subscription's batch, unless one append is larger. */
  batchSize?: number;
  /** Called with the number of appends that were committed together. */
  onBatch?: (appends: number) => void;
  /** Receives messages about lost connections and attempts to reconnect. */
  log?: (message: string, error: unknown) => void;
}

/**
 * The log in a PostgreSQL database that has had `eventsSchemaSql`. It connects by itself, at first and again; nothing
 * here waits for that.
 */
export function postgresStore({
  url,
  followConnections = 3,
  maxWaiting = 10_000,
  waitMs = 5_000,
  pollMs = 1_000,
  batchSize = 500,
  onBatch = () => {},
  log = () => {},
}: PostgresStoreOptions): EventStore {
  const config = { connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: ANSWER_MS };
  const wake = new Wake();
  const recent = new RecentEvents();
  const closing = new AbortController();
  let isFollowed = false;
  const streams = pool('alur-events-read', { max: 1, options: PLANNED_ONCE, pipeline: true });
  const pages = pool('alur-events-follow', { max: followConnections, query_timeout: PAGE_MS });
  const { readPage, read, readMany, readFoldable, head } = reader(sharedConnection(streams), pages.query.bind(pages));
  const appends = appendQueue({
    config: { ...config, application_name: 'alur-events-append' },
    maxWaiting,
    waitMs,
    onAppended(before, append) {
      if (isFollowed) recent.wrote(before, append);
    },
    onWritten(position) {
      recent.announced(position);
      wake.announce(position);
    },
    onBatch,
    log,
  });
  function pool(name: string, limits: pg.PoolConfig): pg.Pool {
    const made = new pg.Pool({ ...config, application_name: name, ...limits });
    made.on('error', error => log(`${name}: connection lost`, error));
    return made;
  }

  return {
    append: async (writes, checks) => appends.append(prepareAppend(writes, checks)),
    read,
    readMany,
    readFoldable,
    readAll: (after, options) => readAllOver(readPage, after, options),
    subscribe(after, filter = {}, signal) {
      isFollowed = true;
      appends.listen();
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const onUnavailable = (error: Error) => log('subscription: cannot read, trying again', error);
      return follow({ readPage: recent.over(readPage), wake, batchSize, pollMs, onUnavailable }, after, filter, ended);
    },
    head,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.all([appends.close(), streams.end(), pages.end()]);
    },
  };
}
