import { KurrentDBClient } from '@kurrent/kurrentdb-client';

/**
 * The client of a cluster, made anew when it holds on to a node that leads no more, or when its native half has given
 * up: once it has found nobody for a while, it looks no more.
 */
export interface Connection {
  client(): KurrentDBClient;
  /** Gives a client up, unless somebody else has already; the next finds its node anew. */
  renew(from: KurrentDBClient): void;
  close(): Promise<void>;
}

/** @throws Error when the address is none, or a certificate that it names is not there */
export function connectionTo(url: string): Connection {
  let current = KurrentDBClient.connectionString(url);
  return {
    client: () => current,
    renew(from) {
      if (from !== current) return;
      current = KurrentDBClient.connectionString(url);
      void from.dispose();
    },
    close: () => current.dispose(),
  };
}
