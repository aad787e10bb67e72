/** Announces each batch written, with the log's new head. */
export const CHANNEL = 'alur_events';

/** Any number that no other advisory lock of the same database uses. */
const APPEND_LOCK = 7_210_001;

/**
 * The log's table and functions, as statements for a migration that the owner runs; running them again changes nothing.
 * `appRole` may read and append, and can neither change nor remove: it owns nothing here and writes only through the
 * functions.
 *
 * Appends take turns at a lock, so that positions have no holes and are committed in their order: a reader that has
 * seen position n has seen all before it. Other transactions, however long they are open, delay nobody.
 */
export function eventsSchemaSql(appRole: string): string {
  const role = `"${appRole.replaceAll('"', '""')}"`;
  return `
create table if not exists events (
  position bigint primary key,
  stream text collate "C" not null,
  revision int not null,
  id uuid not null,
  type text not null,
  data jsonb not null,
  meta jsonb not null,
  merchant_id int not null,
  at timestamptz not null,
  unique (stream, revision)
);
create index if not exists events_by_merchant on events (merchant_id, position);
create index if not exists events_by_time on events (merchant_id, at);

-- One append that writes one stream. Gives the position before its first event, or the revision that was in the way.
create or replace function append_one(
  target_stream text, expected int, ids uuid[], types text[], datas jsonb[], metas jsonb[],
  out before bigint, out actual int
) language plpgsql security definer set search_path = public, pg_temp as $function$
begin
  perform pg_advisory_xact_lock(${APPEND_LOCK});
  actual := coalesce((select e.revision from events e where e.stream = target_stream order by e.revision desc limit 1), -1);
  if actual <> expected then return; end if;
  before := coalesce((select e.position from events e order by e.position desc limit 1), 0);
  insert into events (position, stream, revision, id, type, data, meta, merchant_id, at)
  select before + e.n, target_stream, expected + e.n, e.id, e.type, e.data, e.meta,
    (e.meta->>'merchantId')::int, (e.meta->>'at')::timestamptz
  from unnest(ids, types, datas, metas) with ordinality as e(id, type, data, meta, n);
  perform pg_notify('${CHANNEL}', (before + cardinality(ids))::text);
end $function$;

-- Many appends, each all or none, in one transaction; a conflict rejects its own append alone. Appends are numbered from
-- 1, and no stream that one of them writes is named by another. Gives for each append the position before its first
-- event, or else a stream that was in the way and where it is.
create or replace function append_batch(
  event_counts int[], target_appends int[], target_streams text[], expected_revisions int[],
  appends int[], indexes int[], streams text[], revisions int[], ids uuid[], types text[], datas jsonb[], metas jsonb[]
) returns table (append int, before bigint, wrong_stream text, actual int)
language plpgsql security definer set search_path = public, pg_temp as $function$
#variable_conflict use_column
declare
  base bigint;
  top bigint;
begin
  perform pg_advisory_xact_lock(${APPEND_LOCK});
  base := coalesce((select e.position from events e order by e.position desc limit 1), 0);
  return query
  with target as materialized (
    select t.append, t.stream, t.expected,
      coalesce((select e.revision from events e where e.stream = t.stream order by e.revision desc limit 1), -1) as actual
    from unnest(target_appends, target_streams, expected_revisions) as t(append, stream, expected)
  ), wrong as materialized (
    select distinct on (append) append, stream, actual from target where actual <> expected order by append
  ), placed as materialized (
    select c.append, base + sum(c.n) over (order by c.append) - c.n as before
    from unnest(event_counts) with ordinality as c(n, append)
    where not exists (select from wrong where wrong.append = c.append)
  ), written as (
    insert into events (position, stream, revision, id, type, data, meta, merchant_id, at)
    select placed.before + e.index, e.stream, e.revision, e.id, e.type, e.data, e.meta,
      (e.meta->>'merchantId')::int, (e.meta->>'at')::timestamptz
    from unnest(appends, indexes, streams, revisions, ids, types, datas, metas)
      as e(append, index, stream, revision, id, type, data, meta)
    join placed on placed.append = e.append
  )
  select c.append::int, placed.before, wrong.stream, wrong.actual
  from unnest(event_counts) with ordinality as c(n, append)
  left join placed on placed.append = c.append
  left join wrong on wrong.append = c.append;

  top := coalesce((select e.position from events e order by e.position desc limit 1), 0);
  if top > base then perform pg_notify('${CHANNEL}', top::text); end if;
end $function$;

revoke all on events from public, ${role};
revoke all on function append_one, append_batch from public;
grant select on events to ${role};
grant execute on function append_one, append_batch to ${role};
`;
}
