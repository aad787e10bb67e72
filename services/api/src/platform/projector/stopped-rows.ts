import { rowId } from '@alur/domain/kernel/fold';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { BrokenRows } from './projection.js';
import type { Writes } from './writes.js';

/**
 * Rows, per table, that an event could not be applied to: they stay unchanged until repaired, while other rows go on.
 */
export class StoppedRows {
  private readonly ids = new Map<string, Set<string>>();

  constructor(private readonly logger: Logger) {}

  get byTable(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.ids;
  }

  async load(client: pg.Client): Promise<void> {
    this.ids.clear();
    const { rows } = await client.query<{ table_name: string; merchant_id: number; key: string }>(
      'select table_name, merchant_id, key from alur.broken_row',
    );
    for (const row of rows) this.stop(row.table_name, rowId(row.merchant_id, row.key));
  }

  /** Marks the rows as stopped, in memory and in the database. */
  write(writes: Writes, all: readonly BrokenRows[]): void {
    for (const { table, broken } of all) {
      for (const { merchantId, key, position, error } of broken) {
        this.logger.error({ err: error, table: table.name, position }, 'a row cannot be changed and is stopped');
        this.stop(table.name, rowId(merchantId, key));
      }
      writes.call(
        'alur.stop_rows',
        table.name,
        broken.map(({ merchantId }) => merchantId),
        broken.map(({ key }) => key),
        broken.map(({ position }) => position),
        broken.map(({ error }) => (error instanceof Error ? error.message : String(error))),
      );
    }
  }

  /** Clears the marks of a table that is rebuilt, for the merchants that the condition selects. */
  async forget(client: pg.Client, table: string, merchants: string): Promise<void> {
    this.ids.delete(table);
    await client.query(`delete from alur.broken_row where table_name = $1 and ${merchants}`, [table]);
  }

  private stop(table: string, id: string): void {
    const ids = this.ids.get(table) ?? new Set();
    ids.add(id);
    this.ids.set(table, ids);
  }
}
