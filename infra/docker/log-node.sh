#!/bin/sh
# A node of the log's cluster: its users' first password comes from a file, so that no environment of a container shows it.
set -eu
KURRENTDB_DEFAULT_ADMIN_PASSWORD="$(cat /run/secrets/log-password)"
KURRENTDB_DEFAULT_OPS_PASSWORD="$KURRENTDB_DEFAULT_ADMIN_PASSWORD"
export KURRENTDB_DEFAULT_ADMIN_PASSWORD KURRENTDB_DEFAULT_OPS_PASSWORD
exec /opt/kurrentdb/KurrentDB
