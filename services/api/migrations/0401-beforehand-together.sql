-- What appends rest on, each for many commands at once (infra/adr/0042). Rows are written in the order of their keys, so
-- that two processes never wait for each other.

create function alur.draw_ids(int) returns bigint[] strict language sql as $$
  select array_agg(nextval('alur.id_seq')) from generate_series(1, $1)
$$;

-- Keeps the ids of what commands make: [{command_id, merchant_id, actor_id, command, hash, ids}] → {command_id: {hash, ids,
-- again}}. A command that comes again is told those of its first time.
create function alur.reserve_ids(jsonb) returns jsonb strict language plpgsql as $$
declare
  made jsonb;
begin
  with asked as (
    select * from jsonb_to_recordset($1)
      as (command_id uuid, merchant_id int, actor_id bigint, command text, hash text, ids jsonb)
  ), fresh as (
    insert into alur.command_reservation (command_id, merchant_id, actor_id, command, hash, ids)
    select command_id, merchant_id, actor_id, command, hash, ids from asked order by command_id
    on conflict (command_id) do nothing returning command_id, hash, ids
  )
  select coalesce(jsonb_object_agg(command_id, jsonb_build_object('hash', hash, 'ids', ids, 'again', false)), '{}')
  into made from fresh;
  return made || coalesce(
    (select jsonb_object_agg(command_id, jsonb_build_object('hash', hash, 'ids', ids, 'again', true))
     from jsonb_to_recordset($1) as asked (command_id uuid) join alur.command_reservation using (command_id)
     where not made ? command_id::text), '{}');
end $$;

-- The next numbers of facilities' sequences, as many of each as it is named → [{merchantId, kind, first}].
create function alur.take_numbers(int[], text[]) returns jsonb strict language plpgsql as $$
declare
  taken jsonb;
begin
  with asked as (
    select merchant_id, kind, count(*) as wanted from unnest($1, $2) asked (merchant_id, kind) group by merchant_id, kind
  ), moved as (
    insert into alur.number_reservation as kept (merchant_id, kind, next)
    select merchant_id, kind, 1 + wanted from asked order by merchant_id, kind
    on conflict (merchant_id, kind) do update set next = kept.next + excluded.next - 1
    returning merchant_id, kind, next
  )
  select jsonb_agg(jsonb_build_object('merchantId', merchant_id, 'kind', kind, 'first', next - wanted))
  into taken from moved join asked using (merchant_id, kind);
  return taken;
end $$;

-- Keys for persons who have none yet, nor had one that was destroyed → those that were made.
create function alur.make_person_keys(text[], int[], bytea[]) returns text[] strict language plpgsql as $$
declare
  made text[];
begin
  with fresh as (
    insert into alur.person_key (subject, merchant_id, wrapped)
    select * from unnest($1, $2, $3) offered (subject, merchant_id, wrapped) order by subject
    on conflict (subject) do nothing returning subject
  )
  select array_agg(subject) into made from fresh;
  return made;
end $$;

revoke all on function alur.draw_ids(int), alur.reserve_ids(jsonb), alur.take_numbers(int[], text[]),
  alur.make_person_keys(text[], int[], bytea[]) from public;
grant execute on function alur.draw_ids(int), alur.reserve_ids(jsonb), alur.take_numbers(int[], text[]),
  alur.make_person_keys(text[], int[], bytea[]) to alur_worker;
