import { migrate } from '@alur/api/platform/db/migrate';
import { secretsFrom, type Secrets } from '@alur/api/platform/config/secrets';
import { startEmbeddedPg } from '@alur/embedded-pg';
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keys in hexadecimal. */
export type Keys = Record<'database' | 'master' | 'hash' | 'token' | 'ledger', string>;

export const secretsOf = ({ database, master, hash, token, ledger }: Keys): Secrets =>
  secretsFrom({
    database: Buffer.from(database, 'hex'),
    master: Buffer.from(master, 'hex'),
    hash: Buffer.from(hash, 'hex'),
    token: Buffer.from(token, 'hex'),
    ledger: () => [Buffer.from(ledger, 'hex')],
  });

/** An embedded PostgreSQL with durable settings, used by the bench alone. */
export interface FreshServer {
  pid: number;
  /** The owner's address. */
  url: string;
  secrets: Secrets;
  /** The keys that the secrets derive from, to pass to another process of the bench. */
  keys: Keys;
  /** The folder that `end` removes. */
  folder: string;
  /** Creates an empty database of this name, dropping an existing one. Returns the owner's address. */
  emptyDatabase(name: string): Promise<string>;
  /** Creates a database with the product's schema. */
  database(name: string): Promise<string>;
  /** The same address over TCP, for clients without local sockets. */
  byTcp(url: string): string;
  end(): Promise<void>;
}

/** Starts a server in a temporary folder. */
export const freshServer = async (): Promise<FreshServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'alur-bench-'));
  const ownerPassword = randomBytes(16).toString('hex');
  const server = await startEmbeddedPg({ dataDir: join(folder, 'pg'), ownerPassword });
  const key = () => randomBytes(32).toString('hex');
  const keys: Keys = { database: key(), master: key(), hash: key(), token: key(), ledger: key() };
  const secrets = secretsOf(keys);
  const emptyDatabase = async (name: string): Promise<string> => {
    await asOwner(server.url, `drop database if exists ${name} with (force)`, `create database ${name}`);
    const address = new URL(server.url);
    address.pathname = name;
    return address.href;
  };
  return {
    pid: server.pid,
    url: server.url,
    secrets,
    keys,
    folder,
    emptyDatabase,
    async database(name) {
      const url = await emptyDatabase(name);
      await migrate(url, secrets);
      return url;
    },
    byTcp(url) {
      const address = new URL(url);
      return `postgres://${address.username}:${address.password}@127.0.0.1:${server.port}${address.pathname}`;
    },
    async end() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Runs statements one by one on a connection of their own. */
export const asOwner = async (url: string, ...statements: string[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
};
