#!/usr/bin/env bash
# Runs when the primary's database is made: lets the replica in, and keeps for it what it has not read yet.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=password="$(cat /run/secrets/replication-password)" <<'SQL'
create role alur_replica login replication password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication alur_replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
