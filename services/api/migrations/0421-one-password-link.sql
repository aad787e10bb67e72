-- A person has one link at most with which a password may be set: the last that was made.
update alur.password_token t set used_at = now()
where used_at is null and exists (
  select from alur.password_token later
  where later.user_id = t.user_id and later.used_at is null
    and (later.expires_at, later.hash) > (t.expires_at, t.hash));
create unique index on alur.password_token (user_id) where used_at is null;
