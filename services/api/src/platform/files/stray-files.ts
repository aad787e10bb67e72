import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Remove } from '../processes/housekeeping.js';

const DAY_MS = 86_400_000;
const AT_ONCE = 1_000;

/**
 * Deletes files in the folder that no row refers to: an erased person's, uploads that were never attached or that broke
 * off. Files of the last day are spared, since their upload may be in progress.
 */
export const removeStrayFiles =
  (folder: string): Remove =>
  async (worker, now) => {
    for (const merchant of await readdir(folder).catch(() => [] as string[])) {
      const names = await readdir(join(folder, merchant));
      for (let at = 0; at < names.length; at += AT_ONCE) {
        const some = names.slice(at, at + AT_ONCE);
        const { rows } = await worker.query<{ id: string }>('select id::text from alur.file where id::text = any($1)', [
          some,
        ]);
        const known = new Set(rows.map(({ id }) => id));
        for (const name of some)
          if (!known.has(name)) await removeOld(join(folder, merchant, name), Date.parse(now) - DAY_MS);
      }
    }
  };

async function removeOld(path: string, before: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.mtimeMs < before) await rm(path, { force: true });
}
