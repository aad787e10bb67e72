-- The ledger over the log (infra/adr/0013): who signs it, and page after page the running hash of the sealed events.
create table alur.ledger_key (
  key_id text primary key,
  public_key text not null,
  previous text unique references alur.ledger_key,
  since bigint not null,
  at text not null,
  previous_signature text,
  signature text not null
);

-- Ordinals count the log's events, 1, 2, 3, …; `position` is where this store has the page's last event, and is neither
-- hashed nor signed. `marks` holds 16 bytes of each event's own hash.
create table alur.ledger_page (
  first bigint primary key,
  last bigint not null unique,
  position bigint not null,
  event_id uuid not null,
  hash bytea not null,
  marks bytea not null,
  at text not null,
  key_id text not null references alur.ledger_key,
  signature bytea not null
);

-- Whoever seals adds, and changes nothing.
grant select, insert on alur.ledger_key, alur.ledger_page to alur_worker;
