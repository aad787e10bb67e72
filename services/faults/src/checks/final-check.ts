import type { Acknowledged } from '../scene.js';
import type { Site } from '../site/site.js';
import { backwards, doubled, lost, misfits, readWritten } from './log-check.js';
import { differencesFromRebuild } from './rebuild.js';

/**
 * Checks after any fault: no acknowledged command is lost or doubled, no step is dated before the last one of its
 * stream, the log matches its ledger, and the rows equal those of a rebuild. Ends the site's processes.
 */
export const finalCheck = async (site: Site, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  await site.stopProcesses();
  const log = await site.openLog();
  try {
    const written = await readWritten(log);
    return [
      ...lost(written, acknowledged),
      ...doubled(written),
      ...backwards(written),
      ...(await misfits(site.toolEnv)),
      ...(await differencesFromRebuild(site, log)),
    ];
  } finally {
    await log.close();
  }
};
