-- A second factor: durable and not in the log, as passwords are. The secret is sealed with the person's own key; of the
-- recovery codes there are keyed hashes. `last_step` is the last time step of which a code was taken: each is good once.
create table alur.second_factor (
  user_id bigint primary key,
  sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery text[] not null default '{}',
  created_at timestamptz not null default now()
);
