import type { Writable } from 'node:stream';
import pg from 'pg';

/**
 * A connection whose queries do not wait for each other's answers. All queries of one turn of the event loop go in one
 * write: each write is a system call that wakes the database.
 */
export class PipelinedClient extends pg.Client {
  private gathering = false;

  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, pipeline: true } as pg.ClientConfig);
  }

  override query: pg.Client['query'] = ((...query: [never]) => {
    this.gather();
    return super.query(...query);
  }) as pg.Client['query'];

  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.gathering = false;
      stream.uncork();
    });
  }
}
