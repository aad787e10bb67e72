#!/usr/bin/env bash
# The replica: copies the primary when it is new, and follows it from then on.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  PGPASSWORD="$(cat /run/secrets/replication-password)" pg_basebackup --host=postgres-primary --username=alur_replica \
    --pgdata="$PGDATA" --wal-method=stream --slot=replica --write-recovery-conf
fi
exec postgres -c max_connections=300 -c log_error_verbosity=terse -c min_wal_size=128MB -c max_wal_size=1GB
