import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { appendSink, refillSink } from '../platform/transfer/event-sinks.js';
import { logCodes } from '../platform/log/open-store.js';
import { importLog } from '../platform/transfer/import-log.js';
import { OtherLog } from '../platform/transfer/add-missing.js';
import { checkpointIn } from './checkpoint-file.js';
import { one, readArguments } from './command-line.js';
import { openInstallation, toThisVersion, type Installation } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/** Imports an exported log into an empty store. */
export const importTool: Tool = async ({ args, config, progress }) => {
  const given = readArguments(args, { texts: ['in', 'checkpoint'], flags: ['json'] });
  const file = one(given.in, 'in');
  const checkpoints = (given.checkpoint ?? []).map(checkpointIn);
  if (!existsSync(file)) throw new Refused(`${file} is not there`);
  const installation = await openInstallation(config, toThisVersion);
  try {
    await assertStopped(installation);
    noDemonstration(config);
    const imported = await importLog({ ...importInto(installation), file, checkpoints, progress });
    const keys = await installation.owner.query('select from alur.person_key where wrapped is not null limit 1');
    return {
      ok: true,
      sentence: `The log of ${file} is in its place and fits its ledger: ${imported.events} events, ${imported.found} of them from an attempt that was broken off`,
      result: { in: file, ...imported },
      notes:
        keys.rowCount === 0
          ? [
              'This database holds no persons’ keys, so what the log says of persons reads as erased; a backup has them.',
            ]
          : [],
    };
  } catch (error) {
    if (error instanceof OtherLog) throw new Refused(`${error.message}; it is brought into an empty store only`);
    throw error;
  } finally {
    await installation.close();
  }
};

/** What an import needs of an installation. */
export const importInto = ({ store, owner, secrets, config }: Installation) => ({
  store,
  kind: config.eventStore,
  owner,
  ledgerKeys: secrets.ledgerKeys,
  sink: config.eventStore === 'postgres' ? refillSink(owner, logCodes(config)) : appendSink(store),
});

/** Refuses while the application runs, since it would write between the imported events. */
export async function assertStopped({ owner, isRunning }: Installation): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'alur-projector' limit 1`,
  );
  if (isRunning || rowCount) throw new Refused('the application is running: stop all its processes first');
}

/** Turns the demonstration off, so that a first start does not add it to the imported data. */
export function noDemonstration({ dataDir }: Config): void {
  const file = join(dataDir, 'demo-logins.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, '[]\n', { mode: 0o600 });
}
