import type { Due } from '@alur/domain/kernel/process';
import { Rejection } from '@alur/domain/kernel/rejection';
import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import type { Logger } from 'pino';
import { v5 as uuidFrom } from 'uuid';
import { removeOldDrafts } from './old-drafts.js';
import { systemCaller } from './system-caller.js';
import type { CommandRunner } from '../commands/command-runner.js';
import { Failure } from '../errors/failure.js';
import { tableName } from '../projector/row-table.js';

const NAMESPACE = '0a7c3f0e-2f53-4a6c-8a7d-3a3b0a9ce2f1';
const EVERY_MS = 15_000;
const AT_ONCE = 200;
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** A row whose moment has come. */
interface Waiting {
  merchant_id: number;
  key: string;
  at: string;
  row: Record<string, unknown>;
}

/**
 * Does what time alone calls for: rows of a due view whose moment has come become commands, each exactly once; and what
 * is kept for a while only, and is in no log, is removed.
 */
export class ClockWorker {
  private timer: NodeJS.Timeout | undefined;
  private ticking: Promise<void> = Promise.resolve();
  private keptHouse = -Infinity;

  constructor(
    private readonly dues: readonly { due: Due; view: AnyTable }[],
    private readonly runner: CommandRunner,
    private readonly worker: pg.Pool,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.ticking = this.ticking
        .then(() => this.tick(new Date().toISOString()))
        .catch((error: unknown) => this.logger.error({ err: error }, 'clock worker failed; trying again'));
    }, EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.ticking;
  }

  /** Everything that is due at `now` (ISO 8601, UTC). */
  async tick(now: string): Promise<void> {
    await this.becomeDue(now);
    if (Date.parse(now) - this.keptHouse < HOUSEKEEPING_EVERY_MS) return;
    await removeOldDrafts(this.worker, now);
    this.keptHouse = Date.parse(now);
  }

  /** Page after page: what is refused stays due, and must not stand before the rest for ever. */
  private async becomeDue(now: string): Promise<void> {
    for (const { due, view } of this.dues)
      for (let last: Waiting | undefined; ;) {
        const rows = await this.waiting(due, view, now, last);
        for (const row of rows) await this.take(due, row);
        last = rows.at(-1);
        if (rows.length < AT_ONCE) break;
      }
  }

  private async waiting(due: Due, view: AnyTable, now: string, last: Waiting | undefined): Promise<Waiting[]> {
    const { rows } = await this.worker.query<Waiting>(
      `select merchant_id, key, "${due.dueAt}" as at, to_jsonb(t) as row from ${tableName(view)} t
       where "${due.dueAt}" <= $1 and ($2::text is null or ("${due.dueAt}", merchant_id, key) > ($2, $3, $4))
       order by "${due.dueAt}", merchant_id, key limit ${AT_ONCE}`,
      [now, last?.at, last?.merchant_id, last?.key],
    );
    return rows;
  }

  private async take(due: Due, { merchant_id: merchantId, key, at, row }: Waiting): Promise<void> {
    for (const { command, target, body } of due.react(row))
      try {
        await this.runner.execute(systemCaller(merchantId, command.access), command.name, target, body, {
          commandId: uuidFrom(`${due.name}|${merchantId}|${key}|${at}|${command.name}`, NAMESPACE),
          awaitRows: false,
        });
      } catch (error) {
        if (!(error instanceof Rejection || error instanceof Failure)) throw error;
        this.logger.warn({ due: due.name, key, code: error.code }, 'what was due was refused');
      }
  }
}
