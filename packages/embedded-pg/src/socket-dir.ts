import { join } from 'node:path';

/** The longest path that fits in a socket address on every Unix (macOS: 104 bytes with the ending zero). */
const LONGEST = 103;

/** The folder for the server's local socket: the cluster's own, unless its path is too long or the system has none. */
export function socketDirOf(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  return Buffer.byteLength(join(dataDir, '.s.PGSQL.65535.lock')) <= LONGEST ? dataDir : undefined;
}

/** Host and port for a connection URL. */
export const addressOf = (socketDir: string | undefined, port: number): string =>
  `${socketDir === undefined ? '127.0.0.1' : encodeURIComponent(socketDir)}:${port}`;
