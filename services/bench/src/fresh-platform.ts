import type { Clinic } from '@alur/api/platform/platform';
import { freshServer } from './fresh-server.js';
import { platformOn } from './platform-on.js';

/** A platform on a fresh embedded database in a temporary folder, which `end` removes. */
export async function freshPlatform(clinic: Clinic) {
  const server = await freshServer();
  const ownerUrl = await server.database('alur_bench');
  const running = platformOn(clinic, ownerUrl, server.secrets, server.folder);
  await running.platform.startWorkers();
  return {
    ...running,
    server,
    ownerUrl,
    async end() {
      await running.close();
      await server.end();
    },
  };
}
