import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { CallerChange } from '../../platform/access/caller.js';

const CHANNEL = 'alur_callers';
const RETRY_MS = 1_000;

/** Announces ended sessions to the other processes, and receives theirs. */
export class CallerBroadcast {
  private readonly self = randomUUID();
  private listening: pg.Client | undefined;
  private closed = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly logger: Logger,
  ) {}

  /** Does not wait for the notification: a process that misses it drops its cache within seconds anyway. */
  tell(change: CallerChange): void {
    this.pool
      .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ ...change, from: this.self })])
      .catch((error: unknown) => this.logger.warn({ err: error }, 'callers: nobody was told of a change'));
  }

  /** Listens until closed; after a lost connection it reports that anything may have changed. */
  async listen(heard: (change: CallerChange) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.pool.options.connectionString, application_name: CHANNEL });
    const again = () => {
      if (this.closed || this.listening !== client) return;
      this.listening = undefined;
      setTimeout(() => {
        if (this.closed) return;
        heard({});
        this.listen(heard).catch((error: unknown) => this.logger.warn({ err: error }, 'callers: not listening'));
      }, RETRY_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      const { from, ...change } = JSON.parse(payload ?? '{}') as CallerChange & { from?: string };
      if (from !== this.self) heard(change);
    });
    this.listening = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      again();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.listening?.end();
  }
}
