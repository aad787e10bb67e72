-- What the projector writes beside rows, as functions: all that a batch writes is one statement (infra/adr/0040).

-- A projector says where its rows stand: only if they stand where it believes.
create function alur.move_checkpoint(text, bigint, bigint) returns void language plpgsql as $$
begin
  update alur.checkpoint set position = $3 where name = $1 and position = $2;
  if not found then
    raise exception 'another projector has moved the checkpoint';
  end if;
end $$;

create function alur.stop_rows(text, int[], text[], bigint[], text[]) returns void language plpgsql as $$
begin
  insert into alur.broken_row (table_name, merchant_id, key, position, error)
  select $1, * from unnest($2, $3, $4, $5) on conflict do nothing;
end $$;

revoke all on function alur.move_checkpoint(text, bigint, bigint), alur.stop_rows(text, int[], text[], bigint[], text[])
  from public;
grant execute on function alur.move_checkpoint(text, bigint, bigint), alur.stop_rows(text, int[], text[], bigint[], text[])
  to alur_worker;
