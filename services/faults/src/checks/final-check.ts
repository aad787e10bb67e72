import type { Acknowledged } from '../scene.js';
import type { Site } from '../site/site.js';
import { doubled, lost, misfits, readWritten } from './log-check.js';
import { differencesFromRebuild } from './rebuild.js';

/**
 * What must hold after any fault: no acknowledged command is lost, none is doubled, the log fits its ledger, and the
 * rows are what a rebuild makes of it. Ends the site's processes.
 */
export const finalCheck = async (site: Site, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  await site.stopProcesses();
  const log = await site.openLog();
  try {
    const written = await readWritten(log);
    return [
      ...lost(written, acknowledged),
      ...doubled(written),
      ...(await misfits(site.toolEnv)),
      ...(await differencesFromRebuild(site, log)),
    ];
  } finally {
    await log.close();
  }
};
