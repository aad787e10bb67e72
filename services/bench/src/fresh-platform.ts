import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import { secretsFrom } from '@alur/api/platform/config/secrets';
import { Database, urlAs } from '@alur/api/platform/db/database';
import { migrate } from '@alur/api/platform/db/migrate';
import { logRole } from '@alur/api/platform/db/roles';
import { ErasureRegister, erasureRegisterIn } from '@alur/api/platform/erasure-register/erasure-register';
import { Platform, type Clinic } from '@alur/api/platform/platform';
import { startEmbeddedPg } from '@alur/embedded-pg';
import { postgresStore } from '@alur/eventing';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';

/** A platform of its own on a fresh embedded database in a temporary folder, which `end` removes. */
export async function freshPlatform(clinic: Clinic) {
  const folder = await mkdtemp(join(tmpdir(), 'alur-bench-'));
  const ownerPassword = randomBytes(16).toString('hex');
  const server = await startEmbeddedPg({ dataDir: join(folder, 'pg'), ownerPassword });
  const key = () => randomBytes(32);
  const secrets = secretsFrom({ database: key(), master: key(), hash: key(), token: key() });
  await migrate(server.url, secrets);
  const database = Database.connect(server.url, secrets);
  const store = postgresStore({ url: urlAs(server.url, logRole, secrets.logPassword) });
  const platform = new Platform({
    clinic,
    store,
    database,
    secrets,
    erasures: new ErasureRegister(erasureRegisterIn(folder)),
    zones: { zoneOf: async () => DEFAULT_ZONE },
    partitions: 1,
    logger: pino({ level: 'warn' }, pino.destination(2)),
  });
  await platform.startWorkers();
  return {
    platform,
    database,
    ownerUrl: server.url,
    async end() {
      await platform.stopWorkers();
      await store.close();
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
