import type pg from 'pg';
import type { Logger } from 'pino';
import type { Duty } from './duties.js';

/** Removes temporary data, which is in no log; `now` is ISO 8601. */
export type Remove = (worker: pg.Pool, now: string) => Promise<unknown>;

const EVERY_MS = 3_600_000;

/** Removes the modules' temporary data once an hour. */
export class Housekeeping implements Duty {
  private timer: NodeJS.Timeout | undefined;
  private removing: Promise<void> = Promise.resolve();

  constructor(
    private readonly all: readonly Remove[],
    private readonly worker: pg.Pool,
    private readonly logger: Logger,
  ) {}

  start(): void {
    const remove = () => {
      this.removing = this.remove(new Date().toISOString()).catch((error: unknown) =>
        this.logger.error({ err: error }, 'what is old was not removed; trying again'),
      );
    };
    remove();
    this.timer = setInterval(remove, EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.removing;
  }

  private async remove(now: string): Promise<void> {
    for (const remove of this.all) await remove(this.worker, now);
  }
}
