import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import type { Secrets } from '@alur/api/platform/config/secrets';
import { Database, urlAs } from '@alur/api/platform/db/database';
import { logRole } from '@alur/api/platform/db/roles';
import { ErasureRegister, erasureRegisterIn } from '@alur/api/platform/erasure-register/erasure-register';
import { filesIn } from '@alur/api/platform/files/large-files';
import { Platform, type Clinic } from '@alur/api/platform/platform';
import { Watch } from '@alur/api/platform/watch/watch';
import { postgresStore } from '@alur/eventing';
import { pino } from 'pino';

/** A platform on an existing database; its workers are not started yet. */
export function platformOn(clinic: Clinic, ownerUrl: string, secrets: Secrets, folder: string) {
  const database = Database.connect(ownerUrl, secrets);
  const store = postgresStore({ url: urlAs(ownerUrl, logRole, secrets.logPassword) });
  const platform = new Platform({
    clinic,
    store,
    database,
    secrets,
    erasures: new ErasureRegister(erasureRegisterIn(folder)),
    zones: { zoneOf: async () => DEFAULT_ZONE },
    partitions: 1,
    logger: pino({ level: 'warn' }, pino.destination(2)),
    watch: new Watch(),
    filesDir: filesIn(folder),
  });
  return {
    platform,
    database,
    store,
    close: async () => {
      await platform.stopWorkers();
      await store.close();
      await database.close();
    },
  };
}
