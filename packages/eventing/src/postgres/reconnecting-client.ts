import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const BACKOFF_MS = { first: 50, most: 2_000 };

export interface ReconnectingClientOptions {
  config: pg.ClientConfig;
  /** Runs on every new connection before it is used. */
  prepare?: (client: pg.Client) => Promise<unknown>;
  onConnected: () => void;
  log: (message: string, error: unknown) => void;
}

export interface ReconnectingClient {
  /** The connection, while there is one. */
  current(): pg.Client | undefined;
  /** Drops a broken connection, and makes a new one. */
  replace(client: pg.Client, error: unknown): void;
  close(): Promise<void>;
}

/** A connection that is remade whenever it is lost, at growing intervals while the database is unavailable. */
export function reconnectingClient({
  config,
  prepare,
  onConnected,
  log,
}: ReconnectingClientOptions): ReconnectingClient {
  const closing = new AbortController();
  const name = config.application_name ?? 'connection';
  let current: pg.Client | undefined;

  async function connect(): Promise<void> {
    for (let wait = BACKOFF_MS.first; !closing.signal.aborted; wait = Math.min(wait * 2, BACKOFF_MS.most)) {
      const client = new pg.Client(config);
      client.on('error', error => replace(client, error));
      client.on('end', () => replace(client, new Error('the connection ended')));
      try {
        await client.connect();
        await prepare?.(client);
        if (closing.signal.aborted) return end(client);
        current = client;
        return onConnected();
      } catch (error) {
        log(`${name}: cannot connect`, error);
        end(client);
        await sleep(wait * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  function replace(client: pg.Client, error: unknown): void {
    if (client !== current) return;
    current = undefined;
    end(client);
    if (closing.signal.aborted) return;
    log(`${name}: connection lost`, error);
    connecting = connect();
  }

  /** Does not wait, because closing a connection that hangs would hang too. */
  function end(client: pg.Client): void {
    client.end().catch(() => {});
  }

  let connecting = connect();
  return {
    current: () => current,
    replace,
    async close() {
      closing.abort();
      await connecting;
      const client = current;
      current = undefined;
      await client?.end().catch(() => {});
    },
  };
}
