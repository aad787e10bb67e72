/** Channel that announces each written batch, with the log's new head. */
export const CHANNEL = 'alur_events';

/** An arbitrary number that no other advisory lock of the database uses. */
export const APPEND_LOCK = 7_210_001;

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
-- By time somebody looks up a day now and then: an entry for each event would cost every append. (Databases of earlier
-- releases have events_by_time instead.)
create index if not exists events_at on events using brin (at);

-- One append of one event. Gives the position before it, or the revision that was in the way. (Databases of earlier
-- releases also have append_one, for nodes that are not replaced yet.)
create or replace function append_event(
  target_stream text, expected int, event_id uuid, event_type text, event_data jsonb, event_meta jsonb,
  out before bigint, out actual int
) language plpgsql security definer set search_path = public, pg_temp as $function$
begin
  if not pg_try_advisory_xact_lock(${APPEND_LOCK}) then -- an expression, as a rule: to wait takes a query
    perform pg_advisory_xact_lock(${APPEND_LOCK});
  end if;
  select coalesce((select e.revision from events e where e.stream = target_stream order by e.revision desc limit 1), -1),
    coalesce((select e.position from events e order by e.position desc limit 1), 0)
  into actual, before;
  if actual <> expected then
    before := null;
    return;
  end if;
  insert into events (position, stream, revision, id, type, data, meta, merchant_id, at)
  values (before + 1, target_stream, expected + 1, event_id, event_type, event_data, event_meta,
    (event_meta->>'merchantId')::int, (event_meta->>'at')::timestamptz);
  perform pg_notify('${CHANNEL}', (before + 1)::text);
end $function$;

-- Many appends, each all or none, in one transaction; a conflict rejects its own append alone. Appends are numbered from
-- 1, and no stream that one of them writes is named by another. Events come in the order of their appends, their data and
-- metas as JSON, a line each. Gives the position before the first event, and the streams that were in the way: of which
-- append, and where they are. (Databases of earlier releases also have append_batch, for nodes that are not replaced yet.)
create or replace function append_many(
  target_appends int[], target_streams text[], expected_revisions int[],
  appends int[], streams text[], revisions int[], ids uuid[], types text[], datas text, metas text,
  out before bigint, out wrong_appends int[], out wrong_streams text[], out actual_revisions int[]
) language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan -- else a small batch is planned anew each time, which takes longer than to write it
as $function$
declare
  written bigint;
begin
  perform pg_advisory_xact_lock(${APPEND_LOCK});
  before := coalesce((select e.position from events e order by e.position desc limit 1), 0);
  select array_agg(t.append), array_agg(t.stream), array_agg(t.actual)
  into wrong_appends, wrong_streams, actual_revisions
  from (
    select target.append, target.stream, target.expected,
      coalesce((select e.revision from events e where e.stream = target.stream order by e.revision desc limit 1), -1) as actual
    from unnest(target_appends, target_streams, expected_revisions) as target(append, stream, expected)
  ) t where t.actual <> t.expected;
  insert into events (position, stream, revision, id, type, data, meta, merchant_id, at)
  select before + row_number() over (order by e.nth), e.stream, e.revision, e.id, e.type, e.data, e.meta,
    (e.meta->>'merchantId')::int, (e.meta->>'at')::timestamptz
  from (
    select l.append, l.stream, l.revision, l.id, l.type, l.data::jsonb, l.meta::jsonb, l.nth
    from unnest(appends, streams, revisions, ids, types, string_to_array(datas, E'\\n'), string_to_array(metas, E'\\n'))
      with ordinality as l(append, stream, revision, id, type, data, meta, nth)
    offset 0 -- each is parsed once, whatever is asked of it
  ) e where wrong_appends is null or e.append <> all(wrong_appends);
  get diagnostics written = row_count;
  if written > 0 then perform pg_notify('${CHANNEL}', (before + written)::text); end if;
end $function$;

revoke all on events from public, ${role};
revoke all on function append_event, append_many from public;
grant select on events to ${role};
grant execute on function append_event, append_many to ${role};
`;
}
