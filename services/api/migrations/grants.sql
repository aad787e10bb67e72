-- Who may do what in the database. Runs at every start, so it says all anew.
revoke create on schema public from public;
grant usage on schema public to alur_app, alur_worker, alur_log;
grant usage on schema alur to alur_app, alur_worker, alur_log;
grant usage on schema rows to alur_app;
grant usage, create on schema rows to alur_worker;

-- The log: nobody updates or deletes; the log's own role appends through the functions of the event store, which the
-- owner made; a request's role reads its own facility's events alone.
grant select on public.events to alur_worker, alur_app;
alter table public.events enable row level security;
drop policy if exists tenant on public.events;
drop policy if exists platform on public.events;
create policy tenant on public.events for select to alur_app
  using (merchant_id = nullif(current_setting('alur.merchant', true), '')::int);
create policy platform on public.events for select to alur_log, alur_worker using (true);

-- Identity is not of one merchant: by table alone.
grant select, insert, update on alur.credential, alur.session, alur.password_token to alur_app, alur_worker;
grant select, insert, update, delete on alur.second_factor to alur_app, alur_worker;
grant select, insert, delete on alur.pairing_code to alur_app, alur_worker;
grant select, insert, delete on alur.login_failure to alur_app, alur_worker;
grant select, insert, delete on alur.device_token to alur_app, alur_worker;

-- What is kept for a while only is removed by the workers.
grant delete on alur.session, alur.password_token to alur_worker;

-- The command path and the workers.
grant usage on sequence alur.id_seq to alur_app, alur_worker;
-- A request's role reads no key and ends none.
revoke all on alur.person_key from alur_app;
grant select, insert, update on alur.person_key to alur_worker;
-- What an erasure takes with it, on the disk too.
grant maintain on alur.person_key, alur.file, alur.draft to alur_worker;
grant delete on alur.file to alur_worker;
grant select, delete on alur.draft to alur_worker;
grant select, insert, update on alur.number_reservation to alur_app, alur_worker;
grant select, insert, delete on alur.command_reservation to alur_app, alur_worker;
grant select, insert, update, delete on alur.checkpoint to alur_worker;

-- Of one merchant: the second lock.
do $$
declare name text;
begin
  foreach name in array array['draft', 'access_log', 'file'] loop
    execute format('alter table alur.%I enable row level security', name);
    execute format('drop policy if exists tenant on alur.%I', name);
    execute format('drop policy if exists platform on alur.%I', name);
    execute format(
      'create policy tenant on alur.%I to alur_app using (merchant_id = nullif(current_setting(''alur.merchant'', true), '''')::int)',
      name
    );
    execute format('create policy platform on alur.%I to alur_worker using (true) with check (true)', name);
  end loop;
end $$;
grant select, insert, update, delete on alur.draft to alur_app;
grant select, insert on alur.access_log to alur_app, alur_worker;
grant select, insert on alur.file to alur_app, alur_worker;
grant update (taken_at) on alur.file to alur_app;
