#!/usr/bin/env bash
# Makes the authority of the log's cluster and a certificate for each node, once; what is there stays.
set -euo pipefail
cd /keys
[ -f ca/ca.key ] || es-gencert-cli create-ca
cp ca/ca.crt /authority/ca.crt
for node in log-1 log-2 log-3; do
  [ -f "/nodes/$node/node.key" ] || es-gencert-cli create-node -out "/nodes/$node" -dns-names "$node,localhost"
  # The nodes run as this user.
  chown -R 1000:1000 "/nodes/$node"
  chmod 700 "/nodes/$node"
done
chmod -R u+rwX,go-rwx /keys
chmod 755 /authority
chmod 644 /authority/ca.crt
