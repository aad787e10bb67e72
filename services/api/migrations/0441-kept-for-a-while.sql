-- A file that was sent becomes somebody's, or is removed after a while. What is there already stays.
alter table alur.file add column taken_at timestamptz;
update alur.file set taken_at = created_at;
create index on alur.file (created_at) where taken_at is null;
create index on alur.session (expires_at);
create index on alur.command_reservation (created_at);
