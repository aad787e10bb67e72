-- Rows that a view could not change: shown as broken and stopped until repaired; the rest goes on.
create table alur.broken_row (
  table_name text not null,
  merchant_id int not null,
  key text not null,
  position bigint not null,
  error text not null,
  at timestamptz not null default now(),
  primary key (table_name, merchant_id, key)
);
grant select, insert, delete on alur.broken_row to alur_worker;

-- Which log this is: part of every epoch, so that a client notices when another log stands behind the same address.
create table alur.log_identity (one boolean primary key default true check (one), id uuid not null default gen_random_uuid());
insert into alur.log_identity default values;
grant select on alur.log_identity to alur_app, alur_worker;

-- A list tells at which position of the log its rows stand.
grant select on alur.checkpoint to alur_app;
