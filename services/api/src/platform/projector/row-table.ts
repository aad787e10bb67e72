import type { RowChange, StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { appRole, currentMerchantSql, rowTableSecuritySql } from '../db/roles.js';
import { undeclare, type Declared } from './declare.js';
import { columnsOf, type Column } from './row-columns.js';

const quoted = (name: string) => `"${name}"`;

/** What a table shows and how: a sum is another one too when its view is. */
export const versionOf = (table: AnyTable): string =>
  table.kind === 'rollup' ? `${table.over.version}_${table.version}` : String(table.version);

const baseName = (table: AnyTable): string => `${table.name}_v${versionOf(table)}`;

/** The name of a view's table; a new version is another table. */
export const tableName = (table: AnyTable): string => `rows.${baseName(table)}`;

/** Finds rows of the transaction's merchant by their search keys: `(tsquery, most)`. */
export const searchFunction = (table: AnyTable): string => `${tableName(table)}_search`;

/** Those declared, and one for each topic that none of them serves: its rows are found by its parameters. */
export const indexesOf = ({ indexes, topics }: AnyTable): string[][] => {
  const all = indexes.map(names => [...names]);
  for (const { by } of topics) {
    const columns = Object.values(by);
    const serves = (names: readonly string[]) =>
      columns.every(column => names.slice(0, columns.length).includes(column));
    if (!all.some(serves)) all.push(columns);
  }
  return all;
};

/** One view's rows in Postgres: their table, how they are read by key or by columns, and how they are written. */
export class RowTable {
  readonly name: string;
  readonly columns: readonly Column[];

  /** `name`: of another table with the same columns. */
  constructor(
    readonly table: AnyTable,
    name = tableName(table),
  ) {
    this.name = name;
    this.columns = columnsOf(table.row);
  }

  /** The table with its indexes, locked to its merchants. */
  get declared(): Declared {
    return { name: this.name, sql: this.ddl() };
  }

  private ddl(): string {
    const columns = this.columns.map(({ name, type }) => `${quoted(name)} ${type}`);
    const indexes = indexesOf(this.table).map(
      names =>
        `create index if not exists ${this.indexName(names)} on ${this.name} (${['merchant_id', ...names.map(quoted)].join(', ')});`,
    );
    return `create table if not exists ${this.name} (
      merchant_id int not null, key text not null, position bigint not null,
      ${columns.join(', ')}${columns.length > 0 ? ',' : ''} primary key (merchant_id, key)
    ) with (fillfactor = 80);
    ${indexes.join('\n')}
    ${rowTableSecuritySql(this.name)}
    ${this.searchDdl()}`;
  }

  /** Drops what its declaration makes again: indexes are cheaper to make over all rows than to keep while these come. */
  dropIndexes(): string {
    const names = [...indexesOf(this.table), ['search']].map(columns => `rows.${this.indexName(columns)}`);
    return `${undeclare(this.name)} drop index if exists ${names.join(', ')}`;
  }

  private indexName(columns: readonly string[]): string {
    return quoted(`${baseName(this.table)}_${columns.join('_')}`);
  }

  /**
   * The index of the search keys, and the function that reads it. Under row-level security no such index can serve a
   * request (its operators may leak, so they are tried on a merchant's own rows alone): the function runs as the
   * table's owner, and takes the merchant from the same setting as the policy does. It never reads the whole table:
   * the planner thinks that cheap, not knowing what it costs to make each row's keys out of their text.
   */
  private searchDdl(): string {
    const column = this.table.kind === 'view' ? this.table.search : undefined;
    if (column === undefined) return '';
    return `
      create index if not exists ${this.indexName(['search'])} on ${this.name}
        using gin (merchant_id, (${quoted(column)}::tsvector)) with (fastupdate = off);
      create or replace function ${searchFunction(this.table)}(wanted tsquery, most int) returns setof ${this.name}
        language sql stable security definer
        set search_path = pg_catalog, public set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
          select * from ${this.name} t
          where t.merchant_id = ${currentMerchantSql} and t.${quoted(column)}::tsvector @@ wanted limit most
        $$;
      revoke all on function ${searchFunction(this.table)}(tsquery, int) from public;
      grant execute on function ${searchFunction(this.table)}(tsquery, int) to ${appRole};`;
  }

  async load(client: pg.Client, keys: readonly { merchantId: number; key: string }[]): Promise<StoredRow[]> {
    if (keys.length === 0) return [];
    const result = await client.query<Loaded>({
      name: `load ${this.name}`,
      text: `select t.merchant_id, t.key, t.position::text, to_jsonb(t) as row
             from unnest($1::int[], $2::text[]) wanted (merchant_id, key) join ${this.name} t using (merchant_id, key)`,
      values: [keys.map(key => key.merchantId), keys.map(key => key.key)],
    });
    return result.rows.map(stored);
  }

  async loadWhere(client: pg.Client, merchantId: number, columns: Row): Promise<StoredRow[]> {
    const names = Object.keys(columns);
    const result = await client.query<Loaded>({
      name: `where ${this.name} ${names.join(' ')}`,
      text: `select t.merchant_id, t.key, t.position::text, to_jsonb(t) as row from ${this.name} t
             where t.merchant_id = $1 ${names.map((name, at) => `and t.${quoted(name)} = $${at + 2}`).join(' ')}`,
      values: [merchantId, ...Object.values(columns)],
    });
    return result.rows.map(stored);
  }

  /** Writes the changed rows back, one statement for those that stay and one for those that go. */
  write(client: pg.Client, changes: readonly RowChange[]): Promise<unknown>[] {
    const kept = changes.filter(change => change.after !== null);
    const gone = changes.filter(change => change.after === null && change.before !== null);
    const writes: Promise<unknown>[] = [];
    if (kept.length > 0) writes.push(client.query(this.upsert(kept)));
    if (gone.length > 0)
      writes.push(
        client.query({
          name: `delete ${this.name}`,
          text: `delete from ${this.name} t using unnest($1::int[], $2::text[]) gone (merchant_id, key)
                 where t.merchant_id = gone.merchant_id and t.key = gone.key`,
          values: [gone.map(change => change.merchantId), gone.map(change => change.key)],
        }),
      );
    return writes;
  }

  private upsert(kept: readonly RowChange[]) {
    const set = ['position', ...this.columns.map(column => column.name)].map(
      name => `${quoted(name)} = excluded.${quoted(name)}`,
    );
    return {
      name: `upsert ${this.name}`,
      text: `insert into ${this.name} select * from jsonb_populate_recordset(null::${this.name}, $1::jsonb)
             on conflict (merchant_id, key) do update set ${set.join(', ')}`,
      values: [
        JSON.stringify(
          kept.map(({ merchantId, key, position, after }) => ({ ...after, merchant_id: merchantId, key, position })),
        ),
      ],
    };
  }
}

interface Loaded {
  merchant_id: number;
  key: string;
  position: string;
  row: Row;
}

const stored = ({ merchant_id: merchantId, key, position, row }: Loaded): StoredRow => {
  const { merchant_id: _merchant, key: _key, position: _position, ...fields } = row;
  return { merchantId, key, position, row: fields };
};
