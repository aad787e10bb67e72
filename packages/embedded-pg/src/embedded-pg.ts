import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { binaries } from './binaries.js';
import { ensureCluster } from './cluster.js';
import { holdFolder, realFolder } from './folder-lock.js';
import { clearLeftovers, runningAddress } from './leftovers.js';
import { startPostmaster, type Postmaster } from './postmaster.js';
import { runAs } from './run-as.js';
import { addressOf, socketDirOf } from './socket-dir.js';

const OWNER = 'alur_owner';
const DATABASE = 'alur';
/** Long, since recovery after a power cut may take a while; a server that dies is noticed at once. */
const START_TIMEOUT_MS = 300_000;
/** How long to retry after a hard kill, since the old server's last processes need a moment to end. */
const RETRY_TIMEOUT_MS = 30_000;

export interface EmbeddedPgOptions {
  /** The cluster's directory, made at the first start. Its parent must be on the same file system. */
  dataDir: string;
  /** A fixed port; otherwise a free one is found. */
  port?: number;
  /** False gives up durability for speed: for tests only. */
  durable?: boolean;
  /** The owner's password, fixed when the cluster is made: the same must be given at every start. */
  ownerPassword: string;
  /** Receives the database server's log lines. */
  log?: (line: string) => void;
  /** Called once when the server ends without having been stopped. */
  onExit?: (reason: string) => void;
}

export interface EmbeddedPg {
  /** For the owner (a superuser): migrations and roles only. The application connects as a role of its own. */
  url: string;
  port: number;
  /** The server's process. */
  pid: number;
  /** Stops the server and waits for it. Safe to call again, and after the server has ended by itself. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on loopback and, where it can, on a local socket (a third cheaper a query), with its data
 * in a directory, and waits until it takes connections. A server left behind by a killed application is stopped first.
 * A caller that keeps connections must handle their `error` events (`pool.on('error', …)`): the server may end at any
 * time.
 *
 * @throws Error when the directory is in use or not a cluster, when the password is wrong, or when the server ends
 * before it is ready (with what it said)
 */
export async function startEmbeddedPg(options: EmbeddedPgOptions): Promise<EmbeddedPg> {
  const dataDir = realFolder(options.dataDir);
  // The lock comes first, so that only one of two processes that start at once touches the folder.
  const letGo = await holdFolder(dataDir);
  try {
    return await startHeld({ ...options, dataDir }, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

async function startHeld(options: EmbeddedPgOptions, letGo: () => void): Promise<EmbeddedPg> {
  const { dataDir, ownerPassword, durable = true, log = () => {} } = options;
  const programs = await binaries();
  const as = runAs();
  await clearLeftovers(dataDir, programs.pg_ctl, log);
  ensureCluster({ dataDir, initdb: programs.initdb, owner: OWNER, ownerPassword, durable, runAs: as });

  const retryUntil = Date.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    const port = options.port ?? (await freePort());
    const socketDir = socketDirOf(dataDir);
    const postmaster = startPostmaster({ binaries: programs, dataDir, port, socketDir, durable, runAs: as, log });
    const failure = await untilReady(postmaster, { port, password: ownerPassword });
    if (failure === undefined) {
      void postmaster.ended.then(letGo);
      return running(postmaster, { port, socketDir }, options);
    }

    const portTaken = options.port === undefined && failure.includes('could not create any TCP/IP sockets');
    const oldServerEnding = failure.includes('pre-existing shared memory block');
    if ((!portTaken && !oldServerEnding) || Date.now() > retryUntil)
      throw new Error(`PostgreSQL did not start, it ${failure}`);
    await sleep(50);
  }
}

function running(
  postmaster: Postmaster,
  { port, socketDir }: { port: number; socketDir: string | undefined },
  { ownerPassword, onExit }: EmbeddedPgOptions,
): EmbeddedPg {
  let stopping = false;
  void postmaster.ended.then(reason => {
    if (!stopping) onExit?.(reason);
  });
  return {
    url: urlOf(ownerPassword, addressOf(socketDir, port)),
    port,
    pid: postmaster.pid,
    async stop() {
      stopping = true;
      await postmaster.stop();
    },
  };
}

/** The owner's address of the server that a running application has started on this data directory, if there is one. */
export function runningEmbeddedPg(dataDir: string, ownerPassword: string): string | undefined {
  const at = existsSync(dataDir) ? runningAddress(realFolder(dataDir)) : undefined;
  return at && urlOf(ownerPassword, addressOf(at.socketDir, at.port));
}

const urlOf = (password: string, address: string): string =>
  `postgres://${OWNER}:${encodeURIComponent(password)}@${address}/${DATABASE}`;

/** Waits until the database exists and answers; returns the reason when the server ended instead. */
async function untilReady(postmaster: Postmaster, at: { port: number; password: string }): Promise<string | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!postmaster.hasEnded()) {
    const client = new pg.Client({ host: '127.0.0.1', user: OWNER, database: 'postgres', ...at });
    client.on('error', () => {});
    try {
      await client.connect();
      const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (!found.rowCount) await client.query(`create database ${DATABASE}`);
      return undefined;
    } catch (error) {
      const wrongPassword = (error as { code?: string }).code === '28P01';
      if (wrongPassword || Date.now() > deadline) {
        await postmaster.stop();
        throw error;
      }
      await sleep(15);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return postmaster.ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise(closed => server.close(closed));
  return port;
}
