import pg from 'pg';
import type { EventStore } from '../event-store.js';
import { readAllOver } from '../pages.js';
import { prepareAppend } from '../prepared-append.js';
import { follow } from '../subscription.js';
import { Wake } from '../wake.js';
import { appendQueue } from './append-queue.js';
import { reader } from './reader.js';
import { reconnectingClient, type ReconnectingClient } from './reconnecting-client.js';
import { CHANNEL } from './schema.js';

/** An append that has not been answered by then never will be: the connection is taken for lost. */
const ANSWER_MS = 30_000;

export interface PostgresStoreOptions {
  /** The application role's address; see `eventsSchemaSql` for what it may do. */
  url: string;
  /** Connections for reading. Two more are used: one for appends, and one to listen once there is a subscription. */
  readConnections?: number;
  /** Appends waiting beyond which more are refused. */
  maxWaiting?: number;
  /** How long an append may wait to be sent while the database is away. */
  waitMs?: number;
  /** How often a subscription looks for events of which it was not told. */
  pollMs?: number;
  /** Events in a subscription's batch, unless one append is larger. */
  batchSize?: number;
  /** Told of lost connections, and of attempts to get them back. */
  log?: (message: string, error: unknown) => void;
}

/**
 * The log in a PostgreSQL database that has had `eventsSchemaSql`. It connects by itself, at first and again; nothing
 * here waits for that.
 */
export function postgresStore({
  url,
  readConnections = 4,
  maxWaiting = 10_000,
  waitMs = 5_000,
  pollMs = 1_000,
  batchSize = 500,
  log = () => {},
}: PostgresStoreOptions): EventStore {
  const config = { connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: ANSWER_MS };
  const wake = new Wake();
  const closing = new AbortController();
  const pool = new pg.Pool({ ...config, application_name: 'alur-events-read', max: readConnections });
  pool.on('error', error => log('alur-events-read: connection lost', error));
  const { readPage, read, readMany, head } = reader(pool);
  const appends = appendQueue({
    config: { ...config, application_name: 'alur-events-append' },
    maxWaiting,
    waitMs,
    onWritten: position => wake.announce(position),
    log,
  });
  let listener: ReconnectingClient | undefined;

  function listen(): ReconnectingClient {
    return reconnectingClient({
      config: { ...config, application_name: 'alur-events-listen' },
      prepare: async client => {
        client.on('notification', ({ payload = '' }) =>
          wake.announce(/^\d+$/.test(payload) ? BigInt(payload) : undefined),
        );
        await client.query(`listen ${CHANNEL}`);
      },
      onConnected: () => wake.announce(), // what was written before this moment, nobody told us
      log,
    });
  }

  return {
    append: async (writes, checks) => appends.append(prepareAppend(writes, checks)),
    read,
    readMany,
    readAll: (after, options) => readAllOver(readPage, after, options),
    subscribe(after, filter = {}, signal) {
      if (!closing.signal.aborted) listener ??= listen();
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const onUnavailable = (error: Error) => log('subscription: cannot read, trying again', error);
      return follow({ readPage, wake, batchSize, pollMs, onUnavailable }, after, filter, ended);
    },
    head,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.all([appends.close(), listener?.close(), pool.end()]);
    },
  };
}
