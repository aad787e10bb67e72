import { KurrentDBClient } from '@kurrent/kurrentdb-client';

/**
 * The client of a cluster, made anew when it holds on to a node that leads no more, when it keeps that it once found
 * none, or when its native half has given up: once it has found nobody for a while, it looks no more.
 */
export interface Connection {
  client(): KurrentDBClient;
  /** Gives a client up, unless somebody else has already; the next finds its node anew. */
  renew(from: KurrentDBClient): void;
  close(): Promise<void>;
}

const ADDRESS = /^(?<scheme>[^:]+:\/\/)(?:(?<user>[^@/]*)@)?(?<rest>.*)$/;

/**
 * The user stands beside the address and not in it: the client's native half would send a password as it is written
 * there, percent signs and all.
 *
 * @throws Error when the address is none, or a certificate that it names is not there
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
