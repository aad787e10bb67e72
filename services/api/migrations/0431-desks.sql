-- A session knows when it was last used and where from, and whether its desk is locked.
alter table alur.session
  add column used_at timestamptz not null default now(),
  add column locked_at timestamptz,
  add column address text;
update alur.session set used_at = rotated_at;
create index on alur.session (used_at) where ended_at is null and locked_at is null;

-- An attempt counts against several subjects at once, until it succeeds.
alter table alur.login_failure add column attempt uuid;
create index on alur.login_failure (attempt);
create index on alur.login_failure (at);
