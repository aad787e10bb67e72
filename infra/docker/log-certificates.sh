#!/usr/bin/env bash
# Makes the authority of the log's cluster and a certificate for each node, where there is none yet, and a node's anew in the
# years before it ends. ROOT is where the volumes are, for a trial outside a container.
set -euo pipefail
ROOT="${ROOT:-}"
# An authority outlives its nodes' certificates; these are renewed at a start once they are half as old as they get.
AUTHORITY_DAYS=9125
NODE_DAYS=3650
RENEW_AFTER_DAYS=1825

cd "$ROOT/keys"
[ -f ca/ca.key ] || es-gencert-cli create-ca -days "$AUTHORITY_DAYS"
install -m 644 ca/ca.crt "$ROOT/authority/ca.crt"
for node in log-1 log-2 log-3; do
  there="$ROOT/nodes/$node"
  if [ ! -f "$there/node.key" ] || [ -n "$(find "$there/node.crt" -mtime "+$RENEW_AFTER_DAYS")" ]; then
    # It makes the directory itself and refuses one that exists, as a mounted volume always does.
    made="$(mktemp -d)/$node"
    es-gencert-cli create-node -days "$NODE_DAYS" -out "$made" -dns-names "$node,localhost"
    # Each volume is mounted into its own node alone; by which number that node's image runs is the image's affair.
    install -m 644 "$made/node.crt" "$made/node.key" "$there"
    rm -r "$(dirname "$made")"
  fi
  chmod 755 "$there"
done
chmod -R u+rwX,go-rwx "$ROOT/keys"
chmod 755 "$ROOT/authority"
