import { applyHeapSettings } from '@alur/api/platform/config/heap-settings';
import { migrate } from '@alur/api/platform/db/migrate';
import { dues, modules } from '@alur/domain';
import { secretsOf, type Keys } from '../fresh-server.js';
import { platformOn } from '../platform-on.js';
import { plainModule } from './plain-log.js';

/** Task of the building process; see `rebuild-bench.ts`. */
export interface Rebuild {
  views: 'all' | 'plain';
  ownerUrl: string;
  keys: Keys;
  folder: string;
}

export interface Rebuilt {
  ms: number;
  /** This process's processor time. */
  cpuMs: number;
  /** Peak memory of this process, in megabytes. */
  mostMb: number;
}

const clinics = {
  all: { modules, processes: [], dues },
  plain: { modules: [plainModule], processes: [], dues: [] },
};

const rebuild = async ({ views, ownerUrl, keys, folder }: Rebuild): Promise<void> => {
  const secrets = secretsOf(keys);
  await migrate(ownerUrl, secrets);
  const { platform, close } = platformOn(clinics[views], ownerUrl, secrets, folder);
  const started = performance.now();
  const before = process.cpuUsage();
  await platform.startWorkers();
  const { user, system } = process.cpuUsage(before);
  const rebuilt: Rebuilt = {
    ms: performance.now() - started,
    cpuMs: (user + system) / 1000,
    mostMb: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(rebuilt);
  await close();
  process.disconnect();
};

applyHeapSettings();
process.once('message', (work: Rebuild) => {
  void rebuild(work).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
