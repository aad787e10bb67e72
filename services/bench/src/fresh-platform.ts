import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import { Database, urlAs } from '@alur/api/platform/db/database';
import { logRole } from '@alur/api/platform/db/roles';
import { ErasureRegister, erasureRegisterIn } from '@alur/api/platform/erasure-register/erasure-register';
import { Platform, type Clinic } from '@alur/api/platform/platform';
import { postgresStore } from '@alur/eventing';
import { pino } from 'pino';
import { freshServer } from './fresh-server.js';

/** A platform of its own on a fresh embedded database in a temporary folder, which `end` removes. */
export async function freshPlatform(clinic: Clinic) {
  const server = await freshServer();
  const { secrets } = server;
  const ownerUrl = await server.database('alur_bench');
  const database = Database.connect(ownerUrl, secrets);
  const store = postgresStore({ url: urlAs(ownerUrl, logRole, secrets.logPassword) });
  const platform = new Platform({
    clinic,
    store,
    database,
    secrets,
    erasures: new ErasureRegister(erasureRegisterIn(server.folder)),
    zones: { zoneOf: async () => DEFAULT_ZONE },
    partitions: 1,
    logger: pino({ level: 'warn' }, pino.destination(2)),
  });
  await platform.startWorkers();
  return {
    platform,
    database,
    store,
    server,
    ownerUrl,
    async end() {
      await platform.stopWorkers();
      await store.close();
      await database.close();
      await server.end();
    },
  };
}
