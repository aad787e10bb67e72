import { KurrentDBClient } from '@kurrent/kurrentdb-client';

/**
 * The client of a cluster, which is replaced when it sticks to a node that no longer leads, when it caches a failed
 * discovery, or when its native half has given up looking for nodes.
 */
export interface Connection {
  client(): KurrentDBClient;
  /** Drops a client, unless that was done already; the next one discovers its node again. */
  renew(from: KurrentDBClient): void;
  close(): Promise<void>;
}

const ADDRESS = /^(?<scheme>[^:]+:\/\/)(?:(?<user>[^@/]*)@)?(?<rest>.*)$/;

/**
 * The user is passed beside the address and not in it, because the client's native half would send a password without
 * decoding its percent signs.
 *
 * @throws Error when the address is invalid, or a certificate that it names does not exist
 */
export function connectionTo(url: string): Connection {
  const { scheme = '', user, rest = '' } = ADDRESS.exec(url)?.groups ?? {};
  const [username = '', password = ''] = (user ?? '').split(':').map(decodeURIComponent);
  const connect = () => {
    const client = KurrentDBClient.connectionString(scheme ? scheme + rest : url);
    if (username) client.setCredentialsProvider(async () => ({ username, password }));
    return client;
  };
  let current = connect();
  return {
    client: () => current,
    renew(from) {
      if (from !== current) return;
      current = connect();
      void from.dispose();
    },
    close: () => current.dispose(),
  };
}
