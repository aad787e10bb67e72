import type { AnyTable, Row } from '@alur/domain/kernel/view';
import { appRole, currentMerchantSql, rowTableSecuritySql } from '../db/roles.js';
import type { Declared } from './declare.js';
import { tableName } from './row-table.js';

/** Adds facility and table as fields of the row, so that one index serves all lookups. */
const owned = (row: string, merchant: string, table: string): string =>
  `(${row} || jsonb_object(array['of', ${merchant}::text || ' ' || ${table}]))`;

/** The rows of one facility's table that hold these columns: a condition on `rows.keyframe k`, and its parameter. */
export const keyframesHolding = (merchantId: number, table: string, columns: Row) => ({
  condition: `${owned('k.row', 'k.merchant_id', 'k.table_name')} @> $1::jsonb`,
  parameter: JSON.stringify({ ...columns, of: `${merchantId} ${table}` }),
});

/**
 * The positions at which each facility's days begin, and keyframes of the rows that a later day changed: `row` was
 * valid from `position` until the beginning of the day whose first event is at `until`.
 *
 * `keyframes_where` finds rows by what they hold. As a search's function does (see RowTable), it runs as the owner,
 * since under row-level security no such index can serve. It leaves the planner no other way than the index.
 */
export const historyTables: readonly Declared[] = [
  {
    name: 'rows.log_day',
    sql: `
  create table if not exists rows.log_day (
    merchant_id int not null, day text not null, from_position bigint not null, primary key (merchant_id, day)
  );
  create unique index if not exists log_day_position on rows.log_day (merchant_id, from_position);
  ${rowTableSecuritySql('rows.log_day')}
  create or replace function rows.write_log_days(int[], text[], bigint[]) returns void language plpgsql as $$ begin
    insert into rows.log_day select * from unnest($1, $2, $3) on conflict do nothing;
  end $$;`,
  },
  {
    name: 'rows.keyframe',
    sql: `
  create table if not exists rows.keyframe (
    merchant_id int not null, table_name text not null, key text not null,
    position bigint not null, until bigint not null, row jsonb not null,
    primary key (merchant_id, table_name, key, until)
  );
  create index if not exists keyframe_row on rows.keyframe
    using gin (${owned('row', 'merchant_id', 'table_name')} jsonb_path_ops) with (gin_pending_list_limit = 256);
  ${rowTableSecuritySql('rows.keyframe')}
  create or replace function rows.write_keyframes(int[], text[], text[], bigint[], bigint[], jsonb[]) returns void
    language plpgsql as $$ begin
      insert into rows.keyframe (merchant_id, table_name, key, position, until, row)
      select * from unnest($1, $2, $3, $4, $5, $6);
    end $$;
  create or replace function rows.keyframes_where(wanted_table text, at bigint, wanted jsonb)
    returns setof rows.keyframe language sql stable security definer
    set search_path = pg_catalog, public set enable_seqscan = off as $$
      select k.* from jsonb_array_elements(wanted) w (columns) cross join lateral (
        select * from rows.keyframe k
        where ${owned('k.row', 'k.merchant_id', 'k.table_name')}
            @> ${owned('w.columns', currentMerchantSql, 'wanted_table')}
          and k.position <= at and k.until > at
      ) k
    $$;
  revoke all on function rows.keyframes_where(text, bigint, jsonb) from public;
  grant execute on function rows.keyframes_where(text, bigint, jsonb) to ${appRole};`,
  },
];

/**
 * The tables with history: those that a topic shows, and those under a sum that a topic shows. Rows that never change
 * need no history.
 */
export const tablesWithHistory = (tables: readonly AnyTable[]): AnyTable[] => {
  const live = tables.filter(table => table.topics.length > 0);
  const under = new Set(live.flatMap(table => (table.kind === 'rollup' ? [tableName(table.over)] : [])));
  return tables.filter(
    table => (live.includes(table) || under.has(tableName(table))) && !(table.kind === 'view' && table.once),
  );
};
