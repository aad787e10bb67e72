import type { Due } from '@alur/domain/kernel/process';
import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { tableName } from '../projector/row-table.js';
import type { WaitingRow } from './step.js';

const PAGE = 1_000;

/** The facilities of some partitions, divided as the projectors divide them. */
export interface Share {
  partitions: readonly number[];
  of: number;
}

/** The rows of one due view. */
export class DueRows {
  constructor(
    readonly due: Due,
    private readonly view: AnyTable,
    /** The view of due commands that are held or were waived (`due_left`). */
    private readonly left: AnyTable,
    private readonly worker: Pick<pg.Pool, 'query'>,
  ) {}

  /**
   * Rows whose moment has come (`now` is ISO 8601, UTC), page by page, in the order of their moments; within one moment
   * facilities take turns. Held and waived ones are left out.
   */
  async *waiting(now: string, { partitions, of }: Share): AsyncGenerator<WaitingRow[]> {
    for (let last: WaitingRow | undefined; ;) {
      const { rows } = await this.worker.query<WaitingRow>(
        `${this.select} where "${this.due.dueAt}" <= $1 and merchant_id % $2 = any($3) and ${this.notLeft}
         and ($4::text is null or ("${this.due.dueAt}", key, merchant_id) > ($4, $5, $6))
         order by "${this.due.dueAt}", key, merchant_id limit ${PAGE}`,
        [now, of, partitions, last?.at, last?.key, last?.merchantId],
      );
      if (rows.length > 0) yield rows;
      last = rows.at(-1);
      if (rows.length < PAGE) return;
    }
  }

  /** The row, if it still waits for that moment. */
  async find(
    merchantId: number,
    { dueKey, dueAt }: { dueKey: string; dueAt: string },
  ): Promise<WaitingRow | undefined> {
    const { rows } = await this.worker.query<WaitingRow>(
      `${this.select} where merchant_id = $1 and key = $2 and "${this.due.dueAt}" = $3`,
      [merchantId, dueKey, dueAt],
    );
    return rows[0];
  }

  /** How many rows are overdue since before `then`, and since when the first is. */
  get overdueSql(): string {
    const { dueAt } = this.due;
    return `select count(*)::int as overdue, min("${dueAt}") as oldest from ${tableName(this.view)} t
            where "${dueAt}" <= $1 and ${this.notLeft}`;
  }

  private get select(): string {
    return `select merchant_id as "merchantId", key, "${this.due.dueAt}" as at, to_jsonb(t) as row
            from ${tableName(this.view)} t`;
  }

  private get notLeft(): string {
    return `not exists (
      select from ${tableName(this.left)} l where l.merchant_id = t.merchant_id and l.process = '${this.due.name}'
        and l."dueKey" = t.key and l."dueAt" = t."${this.due.dueAt}")`;
  }
}
