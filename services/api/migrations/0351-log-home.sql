-- Where the log is that these rows, checkpoints and keys belong to, and its first event once there is one: positions of
-- one log mean nothing in another.
create table alur.log_home (
  one boolean primary key default true check (one),
  store text not null,
  first_event uuid
);
grant select, insert, update on alur.log_home to alur_worker;
