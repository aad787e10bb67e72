import { testDatabase } from '@alur/embedded-pg/testing/database';
import { postgresStore, type EventStore } from '@alur/eventing';
import { kurrentdbStore } from '@alur/eventing/kurrentdb/kurrentdb-store';
import { startStandIn } from '@alur/eventing/kurrentdb/testing/stand-in-server';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Caller } from '../access/caller.js';
import { DEFAULT_ZONE } from '../clock/facility-zones.js';
import { secretsFrom } from '../config/secrets.js';
import { Database, urlAs } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { logRole } from '../db/roles.js';
import { ErasureRegister, erasureRegisterIn } from '../erasure-register/erasure-register.js';
import { filesIn } from '../files/large-files.js';
import { codedStore } from '../log/coded-store.js';
import type { LogCodes } from '../log/log-codes.js';
import { Platform, type Clinic } from '../platform.js';
import { Watch } from '../watch/watch.js';

/** The same secrets for every test, because database roles and their passwords belong to the whole cluster. */
export const testSecrets = secretsFrom({
  database: Buffer.alloc(32, 1),
  master: Buffer.alloc(32, 2),
  hash: Buffer.alloc(32, 3),
  token: Buffer.alloc(32, 4),
  ledger: () => [Buffer.alloc(32, 5)],
});

/** Where a test's log is: in its database, or in a stand-in for a KurrentDB. */
export type TestLog = 'postgres' | 'kurrentdb';

/** A platform on a database of its own; `again` is another process's view of the same. */
export async function testPlatform(clinic: Clinic, log: TestLog = 'postgres', watch?: Watch, codes?: LogCodes) {
  const { ownerUrl, drop } = await testDatabase();
  await migrate(ownerUrl, testSecrets);
  const standIn = log === 'kurrentdb' ? await startStandIn() : undefined;
  const openPlain = (): EventStore =>
    standIn
      ? kurrentdbStore({ url: standIn.url })
      : postgresStore({ url: urlAs(ownerUrl, logRole, testSecrets.logPassword) });
  const openStore = () => (codes ? codedStore(openPlain(), codes) : openPlain());
  const dataDir = mkdtempSync(join(tmpdir(), 'alur-platform-'));
  const open: (() => Promise<void>)[] = [];
  const again = (with_: Clinic = clinic, partitions = 1) => {
    const database = Database.connect(ownerUrl, testSecrets);
    const store = openStore();
    const platform = new Platform({
      clinic: with_,
      store,
      database,
      secrets: testSecrets,
      erasures: new ErasureRegister(erasureRegisterIn(dataDir)),
      zones: { zoneOf: async () => DEFAULT_ZONE },
      partitions,
      logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
      watch: watch ?? new Watch(),
      filesDir: filesIn(dataDir),
    });
    let closed = false;
    const close = async () => {
      if (closed) return;
      closed = true;
      await platform.stopWorkers();
      await platform.stopFollowing();
      await store.close();
      await database.close();
    };
    open.push(close);
    return { platform, database, close };
  };
  return {
    ...again(),
    again,
    ownerUrl,
    dataDir,
    standIn,
    /** The log without codes, as an attacker with access to its database has it. */
    openPlain,
    async end() {
      for (const close of open) await close();
      await standIn?.stop();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A caller with these rights in a facility. */
export const callerWith = (merchantId: number, rights: Iterable<string>, userId = 7): Caller => ({
  kind: 'user',
  userId,
  name: 'Sari',
  merchantId,
  role: 'front-office',
  rights: new Set(rights) as Caller['rights'],
  origin: {},
  expiresAt: Date.now() + 3_600_000,
});

export const commandId = (): string => randomUUID();
