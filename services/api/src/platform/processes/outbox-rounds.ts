import type pg from 'pg';

/** Interval of polling, for rows that another process queued without notifying this one. */
const EVERY_MS = 30_000;

interface OutboxParts {
  /** The lock by which one process at a time sends. */
  lock: string;
  pool: Pick<pg.Pool, 'connect'>;
  /** Sends what waits, as `client` finds it. */
  send: (client: pg.PoolClient) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/**
 * Rounds that send what waits in rows of the log (record 64): one after another, in one process at a time, when rows
 * have changed and every half minute.
 */
export class OutboxRounds {
  private timer: NodeJS.Timeout | undefined;
  private rounds: Promise<void> = Promise.resolve();

  constructor(private readonly parts: OutboxParts) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), EVERY_MS);
    this.wake();
  }

  /** Resolves when the round under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.rounds;
  }

  /** Starts a round after rows have changed. */
  wake(): void {
    this.rounds = this.rounds.then(() => this.round()).catch(this.parts.onFailed);
  }

  /** Runs a round, unless another process does. */
  async round(): Promise<void> {
    const { lock, pool, send } = this.parts;
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ mine: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
        [lock],
      );
      if (!rows[0]?.mine) return;
      try {
        await send(client);
      } finally {
        await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock]);
      }
    } finally {
      client.release();
    }
  }
}
