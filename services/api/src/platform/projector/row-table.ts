import type { RowChange, StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { appRole, currentMerchantSql, rowTableSecuritySql } from '../db/roles.js';
import { undeclare, type Declared } from './declare.js';
import { columnsOf, type Column } from './row-columns.js';
import type { Writes } from './writes.js';

const quoted = (name: string) => `"${name}"`;

/** Version of a table; a sum's includes its view's, since it changes with it. */
export const versionOf = (table: AnyTable): string =>
  table.kind === 'rollup' ? `${table.over.version}_${table.version}` : String(table.version);

const baseName = (table: AnyTable): string => `${table.name}_v${versionOf(table)}`;

/** The name of a view's table; a new version is another table. */
export const tableName = (table: AnyTable): string => `rows.${baseName(table)}`;

/** Finds rows of the transaction's merchant by their search keys: `(tsquery, most)`. */
export const searchFunction = (table: AnyTable): string => `${tableName(table)}_search`;

/** Whether an index on these names finds rows by these columns, in whatever order. */
const startsWith = (names: readonly string[], columns: readonly string[]): boolean =>
  columns.every(column => names.slice(0, columns.length).includes(column));

/**
 * The declared indexes, and one for each topic that none of them serves, since its rows are found by its parameters.
 */
export const indexesOf = ({ indexes, topics }: AnyTable): string[][] => {
  const all = indexes.map(names => [...names]);
  for (const { by } of topics) {
    const columns = Object.values(by);
    if (!all.some(names => startsWith(names, columns))) all.push(columns);
  }
  return all;
};

/** Rows that hold these values in these columns. */
export interface ColumnsOf {
  merchantId: number;
  columns: Row;
}

/** One view's rows in Postgres: their table, how they are read by key or by columns, and how they are written. */
export class RowTable {
  readonly name: string;
  readonly columns: readonly Column[];

  /** `name`: another table's name, if that has the same columns. */
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
    const columns = ['merchant_id int not null', 'key text not null', 'position bigint not null'];
    for (const { name, type } of this.columns) columns.push(`${quoted(name)} ${type}`);
    return `create table if not exists ${this.name} (${columns.join(', ')}) with (fillfactor = 80);
    ${this.statisticsDdl()}
    ${this.keyDdl()}
    ${indexesOf(this.table)
      .map(names => this.indexDdl(names))
      .join('\n')}
    ${rowTableSecuritySql(this.name)}
    ${this.writeDdl()}
    ${this.searchDdl()}`;
  }

  /**
   * No statistics on lists and objects: no row is searched by them, and to analyze them would cost more than the rest
   * of a build.
   */
  private statisticsDdl(): string {
    const nested = this.columns.filter(({ type }) => type === 'jsonb');
    if (nested.length === 0) return '';
    return `alter table ${this.name} ${nested.map(({ name }) => `alter ${quoted(name)} set statistics 0`).join(', ')};`;
  }

  /**
   * Creates the function that writes rows: new rows, changed rows, and keys of deleted rows; each may be null. It fails
   * where a new row exists already.
   */
  writeDdl(): string {
    const set = ['position', ...this.columns.map(column => column.name)].map(
      name => `${quoted(name)} = excluded.${quoted(name)}`,
    );
    return `create or replace function ${this.writeFunction}(jsonb, jsonb, jsonb) returns void language plpgsql as $$ begin
      if $1 is not null then
        insert into ${this.name} select * from jsonb_populate_recordset(null::${this.name}, $1);
      end if;
      if $2 is not null then
        insert into ${this.name} select * from jsonb_populate_recordset(null::${this.name}, $2)
        on conflict (merchant_id, key) do update set ${set.join(', ')};
      end if;
      if $3 is not null then
        delete from ${this.name} t using jsonb_to_recordset($3) gone (merchant_id int, key text)
        where t.merchant_id = gone.merchant_id and t.key = gone.key;
      end if;
    end $$;`;
  }

  get writeFunction(): string {
    return `${this.name}_write`;
  }

  /** Drops the indexes, which the declaration creates again: that is cheaper over all rows than row by row. */
  dropIndexes(): string {
    const names = [...indexesOf(this.table), ['keys']].map(columns => `rows.${this.indexName(columns)}`);
    return `${undeclare(this.name)} drop index if exists ${names.join(', ')}; alter table ${this.name} drop constraint if exists ${this.keyName}`;
  }

  /** Turns automatic vacuum and analyze of the table on or off. */
  upkeepDdl(how: 'by itself' | 'by hand'): string {
    return how === 'by itself'
      ? `alter table ${this.name} reset (autovacuum_enabled)`
      : `alter table ${this.name} set (autovacuum_enabled = false)`;
  }

  /** Creates the primary key if it is missing. */
  keyDdl(): string {
    return `do $$ begin
      if not exists (select from pg_constraint where conrelid = '${this.name}'::regclass and contype = 'p') then
        alter table ${this.name} add constraint ${this.keyName} primary key (merchant_id, key);
      end if;
    end $$;`;
  }

  /** Creates the index on these columns if it is declared and missing. */
  columnsDdl(columns: readonly string[]): string {
    const serving = indexesOf(this.table).find(names => startsWith(names, columns));
    return serving ? this.indexDdl(serving) : '';
  }

  private get keyName(): string {
    return quoted(`${baseName(this.table)}_pkey`);
  }

  /**
   * The index includes the rows' keys, so that a list's page is read in order from the index alone, however many rows
   * precede it.
   */
  private indexDdl(names: readonly string[]): string {
    const columns = ['merchant_id', ...names.map(quoted), 'key'].join(', ');
    return `create index if not exists ${this.indexName(names)} on ${this.name} (${columns});`;
  }

  private indexName(columns: readonly string[]): string {
    return quoted(`${baseName(this.table)}_${columns.join('_')}`);
  }

  /**
   * The index of the search keys, and the function that reads it. Under row-level security no such index can serve a
   * request (its operators may leak, so they are tried on a merchant's own rows alone): the function runs as the
   * table's owner, and takes the merchant from the same setting as the policy does. It reads by this index alone: the
   * planner underestimates the cost of computing search keys, and would scan all rows, or all of the merchant's by
   * another index (hence `merchant_id + 0`, which no other index has).
   */
  private searchDdl(): string {
    const column = this.table.kind === 'view' ? this.table.search : undefined;
    if (column === undefined) return '';
    return `
      create index if not exists ${this.indexName(['keys'])} on ${this.name}
        using gin ((merchant_id + 0), (${quoted(column)}::tsvector)) with (fastupdate = off);
      drop index if exists rows.${this.indexName(['search'])};
      create or replace function ${searchFunction(this.table)}(wanted tsquery, most int) returns setof ${this.name}
        language sql stable security definer
        set search_path = pg_catalog, public set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
          select * from ${this.name} t
          where t.merchant_id + 0 = ${currentMerchantSql} and t.${quoted(column)}::tsvector @@ wanted limit most
        $$;
      revoke all on function ${searchFunction(this.table)}(tsquery, int) from public;
      grant execute on function ${searchFunction(this.table)}(tsquery, int) to ${appRole};`;
  }

  async load(client: pg.Client, keys: readonly { merchantId: number; key: string }[]): Promise<StoredRow[]> {
    if (keys.length === 0) return [];
    const result = await client.query<Loaded>({
      name: `load ${this.name}`,
      text: this.foundFor('unnest($1::int[], $2::text[])', ['merchant_id', 'key']),
      values: [keys.map(key => key.merchantId), keys.map(key => key.key)],
    });
    return result.rows.map(stored);
  }

  /** The rows with these columns; a query for each set of columns, however many values are wanted of them. */
  async loadWhere(client: pg.Client, wanted: readonly ColumnsOf[]): Promise<StoredRow[]> {
    const alike = Map.groupBy(wanted, ({ columns }) => Object.keys(columns).join(' '));
    const found = await Promise.all([...alike.values()].map(some => this.loadAlike(client, some)));
    return found.flat();
  }

  private async loadAlike(client: pg.Client, wanted: readonly ColumnsOf[]): Promise<StoredRow[]> {
    const names = Object.keys(wanted[0]?.columns ?? {});
    const types = new Map(this.columns.map(({ name, type }) => [name, type]));
    const distinct = new Map(wanted.map(one => [JSON.stringify([one.merchantId, ...Object.values(one.columns)]), one]));
    const values = [...distinct.values()];
    const arrays = names.map((name, at) => `, $${at + 2}::${types.get(name) ?? 'text'}[]`);
    const result = await client.query<Loaded>({
      name: `where ${this.name} ${names.join(' ')}`,
      text: this.foundFor(`unnest($1::int[]${arrays.join('')})`, ['merchant_id', ...names]),
      values: [values.map(one => one.merchantId), ...names.map(name => values.map(({ columns }) => columns[name]))],
    });
    return result.rows.map(stored);
  }

  /**
   * Selects the rows with the wanted values by index only, because the plan is made when the table may still be empty,
   * and would then scan a table that has grown since.
   */
  private foundFor(wanted: string, names: readonly string[]): string {
    const same = names.map(name => `${quoted(name)} = wanted.${quoted(name)}`);
    return `select t.merchant_id, t.key, t.position::text, to_jsonb(t) as row
      from ${wanted} wanted (${names.map(quoted).join(', ')})
      cross join lateral (select * from ${this.name} where ${same.join(' and ')} offset 0) t`;
  }

  /** Writes the changed rows. `sure`: a new row is not looked up before, and the write fails if it exists. */
  write(writes: Writes, changes: readonly RowChange[], { sure = false } = {}): void {
    const fresh: object[] = [];
    const kept: object[] = [];
    const gone: object[] = [];
    for (const { merchantId, key, position, before, after } of changes) {
      if (after === null) {
        if (before !== null) gone.push({ merchant_id: merchantId, key });
        continue;
      }
      (sure && before === null ? fresh : kept).push({ ...after, merchant_id: merchantId, key, position });
    }
    if (fresh.length + kept.length + gone.length > 0)
      writes.call(this.writeFunction, jsonOf(fresh), jsonOf(kept), jsonOf(gone));
  }
}

/** A parameter as JSON; null for an empty list. */
const jsonOf = (all: readonly object[]): string | null => (all.length === 0 ? null : JSON.stringify(all));

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
