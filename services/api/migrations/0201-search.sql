-- A merchant's number beside the search keys in one index.
create extension if not exists btree_gin schema public;

-- Each batch of the access log is chained to the facility's last one.
create index on alur.access_log (merchant_id, id);
