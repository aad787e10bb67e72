-- What is durable and not in the log: ARCHITECTURE's closed list. Everything else is a row in schema rows,
-- which is made again from the log.

create schema if not exists rows;

create sequence alur.id_seq as bigint;

-- Tells a start with the wrong secrets folder.
create table alur.key_check (
  one boolean primary key check (one),
  fingerprint text not null
);

-- Passwords and sessions.
create table alur.credential (
  user_id bigint primary key,
  password_hash text,
  pin_hash text,
  updated_at timestamptz not null default now()
);

-- One login on one device. The refresh token rotates: each generation of it is derived from the id, the number and
-- a key of ours, so that the table holds no token.
create table alur.session (
  id uuid primary key,
  user_id bigint not null,
  device text,
  generation int not null default 0,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
create index on alur.session (user_id) where ended_at is null;

-- A token that lets its holder set a password once.
create table alur.password_token (
  hash bytea primary key,
  user_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Failed logins, by account and by address, within a sliding window.
create table alur.login_failure (
  subject text not null,
  at timestamptz not null
);
create index on alur.login_failure (subject, at);

-- A paired display's token.
create table alur.device_token (
  hash bytea primary key,
  device_id bigint not null,
  merchant_id int not null,
  created_at timestamptz not null
);
create index on alur.device_token (device_id);

-- The short code that the staff read to a display, once.
create table alur.pairing_code (
  hash bytea primary key,
  device_id bigint not null,
  merchant_id int not null,
  expires_at timestamptz not null
);

-- Persons' keys, wrapped by the master key. Destroying one (null, so that it is never made again) erases the person.
create table alur.person_key (
  subject text primary key,
  merchant_id int not null,
  wrapped bytea,
  created_at timestamptz not null default now()
);

-- A command's id and the ids that it was promised, so that the same key again makes the same thing.
create table alur.command_reservation (
  command_id uuid primary key,
  merchant_id int not null,
  actor_id bigint not null,
  command text not null,
  hash text not null,
  ids jsonb not null,
  created_at timestamptz not null default now()
);

-- The next number of each kind in each facility (record numbers, reference numbers).
create table alur.number_reservation (
  merchant_id int not null,
  kind text not null,
  next bigint not null,
  primary key (merchant_id, kind)
);

-- How far each reader of the log has come.
create table alur.checkpoint (
  name text primary key,
  position bigint not null,
  epoch int not null default 0
);

-- A process's command that was refused: its target waits until it is tried again or waived.
create table alur.process_target (
  process text not null,
  target text not null,
  merchant_id int not null,
  name text not null,
  status text not null check (status in ('held', 'retrying', 'waived')),
  command jsonb not null,
  error text,
  position bigint not null,
  attempts int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (process, target, position)
);

-- Work that is not signed yet, of one person.
create table alur.draft (
  merchant_id int not null,
  user_id bigint not null,
  kind text not null,
  target text not null,
  sealed bytea not null,
  updated_at timestamptz not null default now(),
  primary key (merchant_id, user_id, kind, target)
);

-- Who looked at what (DOMAIN 10: views of records are logged too). Append-only, in batches, each chained to the last.
create table alur.access_log (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  at timestamptz not null,
  entries jsonb not null,
  previous_hash bytea,
  hash bytea not null
);
create index on alur.access_log (merchant_id, at);

-- Files: cover letters, photos.
create table alur.file (
  id uuid primary key,
  merchant_id int not null,
  subject text,
  media_type text not null,
  bytes bigint not null,
  sealed bytea,
  created_by bigint not null,
  created_at timestamptz not null default now()
);
