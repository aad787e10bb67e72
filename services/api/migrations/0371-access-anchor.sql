-- The access log's ends, signed as the ledger is (infra/adr/0035): every so often one signature over the last batch of each
-- facility that had a new one.
create table alur.access_anchor (
  n bigint primary key,
  at text not null,
  events bigint not null,
  hash bytea not null,
  key_id text not null,
  signature bytea not null
);
create table alur.access_head (
  anchor bigint not null references alur.access_anchor,
  merchant_id int not null,
  batch bigint not null,
  hash bytea not null,
  primary key (merchant_id, anchor)
);
create index on alur.access_head (anchor);

-- Whoever signs adds, and changes nothing; a facility is told how far its own is signed.
grant select, insert on alur.access_anchor, alur.access_head to alur_worker;
grant select on alur.access_anchor, alur.access_head to alur_app;
alter table alur.access_head enable row level security;
create policy tenant on alur.access_head to alur_app
  using (merchant_id = nullif(current_setting('alur.merchant', true), '')::int);
create policy platform on alur.access_head to alur_worker using (true) with check (true);
