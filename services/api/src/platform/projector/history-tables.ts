import type { AnyTable } from '@alur/domain/kernel/view';
import { appRole, currentMerchantSql, rowTableSecuritySql } from '../db/roles.js';
import { tableName } from './row-table.js';

/**
 * Where each facility's days begin in the log, and the rows that a later day changed: `row` stood from `position` on,
 * and still when the facility's day began whose first event is at `until`.
 */
export const historySql = `
  create table if not exists rows.log_day (
    merchant_id int not null, day text not null, from_position bigint not null, primary key (merchant_id, day)
  );
  create unique index if not exists log_day_position on rows.log_day (merchant_id, from_position);
  create table if not exists rows.keyframe (
    merchant_id int not null, table_name text not null, key text not null,
    position bigint not null, until bigint not null, row jsonb not null,
    primary key (merchant_id, table_name, key, until)
  );
  create index if not exists keyframe_row on rows.keyframe using gin (merchant_id, table_name, row jsonb_path_ops)
    with (gin_pending_list_limit = 256);
  ${rowTableSecuritySql('rows.log_day')}
  ${rowTableSecuritySql('rows.keyframe')}
  ${'' /* As a search's function (see RowTable): under row-level security no index on what a row holds can serve. */}
  create or replace function rows.keyframes_where(wanted_table text, at bigint, wanted jsonb)
    returns setof rows.keyframe language sql stable security definer
    set search_path = pg_catalog, public set enable_seqscan = off as $$
      select k.* from jsonb_array_elements(wanted) w (columns) cross join lateral (
        select * from rows.keyframe k
        where k.merchant_id = ${currentMerchantSql} and k.table_name = wanted_table and k.row @> w.columns
          and k.position <= at and k.until > at
      ) k
    $$;
  revoke all on function rows.keyframes_where(text, bigint, jsonb) from public;
  grant execute on function rows.keyframes_where(text, bigint, jsonb) to ${appRole};`;

/**
 * The tables whose rows are kept as they were: those that a topic shows, and those under a sum that a topic shows. Rows
 * that are never changed need not be kept.
 */
export const keptTables = (tables: readonly AnyTable[]): AnyTable[] => {
  const live = tables.filter(table => table.topics.length > 0);
  const under = new Set(live.flatMap(table => (table.kind === 'rollup' ? [tableName(table.over)] : [])));
  return tables.filter(
    table => (live.includes(table) || under.has(tableName(table))) && !(table.kind === 'view' && table.once),
  );
};
