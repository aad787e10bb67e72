import type pg from 'pg';
import type { Logger } from 'pino';
import { processCheckpoint } from '../projector/checkpoints.js';

/** Events since the last write are processed again after a crash, which changes nothing. */
const WRITE_EVERY_MS = 1_000;

/** Each process's position in the log, in memory at once and in the database a moment later. */
export class ProcessCheckpoints {
  private reached = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly worker: pg.Pool,
    private readonly logger: Logger,
  ) {}

  reach(process: string, position: string): void {
    this.reached.set(processCheckpoint(process), position);
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS);
  }

  /** The position at which the process continues; a new process begins at the log's head. */
  async of(process: string, head: bigint): Promise<bigint> {
    await this.write();
    const name = processCheckpoint(process);
    await this.worker.query('insert into alur.checkpoint (name, position) values ($1, $2) on conflict do nothing', [
      name,
      head,
    ]);
    const { rows } = await this.worker.query<{ position: string }>(
      'select position::text from alur.checkpoint where name = $1',
      [name],
    );
    return BigInt(rows[0]?.position ?? 0);
  }

  /** Writes the last positions; if that fails, the next worker repeats the steps since. */
  async close(): Promise<void> {
    await this.write();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Never throws: a failed write is retried. */
  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { reached } = this;
    if (reached.size === 0) return;
    this.reached = new Map();
    try {
      await this.worker.query({
        name: 'process checkpoints',
        text: `update alur.checkpoint c set position = reached.position
               from unnest($1::text[], $2::bigint[]) reached (name, position)
               where c.name = reached.name and c.position < reached.position`,
        values: [[...reached.keys()], [...reached.values()]],
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'how far the processes have come could not be written');
      this.reached = new Map([...reached, ...this.reached]);
      this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS);
    }
  }
}
