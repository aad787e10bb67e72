import { asOwner } from '../fresh-server.js';
import { rounded } from '../percentiles.js';
import type { platformOn } from '../platform-on.js';

const HOURS_MS = 6 * 3_600_000;

/** Builds all rows from the log at once. */
export const makeRows = async (
  { platform, store }: ReturnType<typeof platformOn>,
  ownerUrl: string,
  merchantId: number,
): Promise<void> => {
  await asOwner(
    ownerUrl,
    "delete from alur.checkpoint where name like 'projector:%' or name like 'built:%' or name like 'history:%'",
    'analyze public.events',
  );
  const started = performance.now();
  await platform.startWorkers();
  if (!(await platform.progress.waitFor(await store.head(), merchantId, HOURS_MS))) throw new Error('no rows');
  console.error(`rows after ${rounded((performance.now() - started) / 1000)} s`);
  await platform.stopWorkers(); // otherwise the ledger would sign the whole log during the measurement
  await asOwner(ownerUrl, 'vacuum analyze'); // the database would do this by itself within a minute
};
