import type { StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';
import { sql, type RawBuilder } from 'kysely';
import type { Database, TenantDb } from '../db/database.js';
import { columnsOf } from '../projector/row-columns.js';
import { tableName } from '../projector/row-table.js';
import type { PastRows, Wanted } from './past-rows.js';

/** A position after all events. */
export const NOW = '9223372036854775807';

interface Found {
  key: string;
  position: string;
  row: Row;
}

/**
 * Rows as they were at the beginning of a facility's day: rows unchanged since then are in their own table, the others
 * among the keyframes.
 */
export class HistoryRows implements PastRows {
  constructor(
    private readonly database: Database,
    private readonly merchantId: number,
    private readonly at: string,
  ) {}

  async read(table: AnyTable, { keys, columns }: Wanted): Promise<StoredRow[]> {
    const { merchantId, at } = this;
    const found = await this.database.tenant(merchantId, async trx => {
      const rows: Found[] = [];
      const add = async (query: RawBuilder<Found>) => rows.push(...(await query.execute(trx)).rows);
      if (keys.length > 0) {
        await add(sql`${this.current(table)} and t.key = any(${keys}::text[])`);
        await add(sql`
          select key, position::text, row from rows.keyframe
          where merchant_id = ${merchantId} and table_name = ${tableName(table)} and key = any(${keys}::text[])
            and position <= ${at}::bigint and until > ${at}::bigint`);
      }
      for (const alike of byNames(columns)) await add(this.currentWhere(table, alike));
      if (columns.length > 0)
        await add(sql`
          select key, position::text, row
          from rows.keyframes_where(${tableName(table)}, ${at}::bigint, ${JSON.stringify(columns)}::jsonb)`);
      return rows;
    });
    return found.map(row => ({ merchantId, ...row }));
  }

  private current(table: AnyTable, from: RawBuilder<unknown> = sql``): RawBuilder<Found> {
    return sql`
      select t.key, t.position::text, to_jsonb(t) - 'merchant_id' - 'key' - 'position' as row
      from ${from} ${sql.table(tableName(table))} t
      where t.merchant_id = ${this.merchantId} and t.position <= ${this.at}::bigint`;
  }

  /**
   * Several sets of values of the same columns. They come as arrays of the columns' own types: a value that is cast on the
   * way cannot be looked for in an index under row-level security.
   */
  private currentWhere(table: AnyTable, wanted: readonly Row[]): RawBuilder<Found> {
    const names = Object.keys(wanted[0] ?? {});
    if (names.length === 0) return this.current(table);
    const types = new Map(columnsOf(table.row).map(({ name, type }) => [name, type]));
    const arrays = names.map(name => sql`${wanted.map(row => row[name])}::${sql.raw(types.get(name) ?? 'text')}[]`);
    const same = names.map((name, at) => sql` and t.${sql.ref(name)} = w.${sql.ref(`c${at}`)}`);
    const values = sql`unnest(${sql.join(arrays)}) w (${sql.join(names.map((_name, at) => sql.ref(`c${at}`)))})`;
    return sql`${this.current(table, sql`${values} cross join`)} ${sql.join(same, sql``)}`;
  }
}

/** Groups conditions by their column names. */
const byNames = (columns: readonly Row[]): Row[][] => {
  const groups = new Map<string, Row[]>();
  for (const each of columns) {
    const names = Object.keys(each).toSorted().join();
    groups.set(names, [...(groups.get(names) ?? []), each]);
  }
  return [...groups.values()];
};

/** The id of the log that the rows were made from. */
export const logIdOf = async (trx: TenantDb): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id::text from alur.log_identity`.execute(trx);
  return rows[0]?.id ?? '';
};

/** The position that last changed a topic, by the name of its head. */
export const headOf = async (trx: TenantDb, merchantId: number, head: string): Promise<string> => {
  const { rows } = await sql<{ seq: string }>`
    select seq::text from rows.topic_head where merchant_id = ${merchantId} and topic = ${head}`.execute(trx);
  return rows[0]?.seq ?? '0';
};
