import { erasures as domainErasures } from '@alur/domain';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { restoreTables } from '../platform/backup/durable-tables.js';
import { deleteDraftsAbout, keepErased, leaveIdsOut, NUMBERS_GAP } from '../platform/backup/keep-erased.js';
import { damagedFile, readManifest, type Manifest } from '../platform/backup/manifest.js';
import type { Config } from '../platform/config/config.js';
import { postgresDir } from '../platform/config/installation-secrets.js';
import { fingerprints, readSecrets } from '../platform/config/secrets.js';
import { migrationNames } from '../platform/db/migrate.js';
import { ErasureRegister, erasureRegisterIn, type Erasure } from '../platform/erasure-register/erasure-register.js';
import { importLog } from '../platform/transfer/import-log.js';
import { beginImport } from '../platform/transfer/places.js';
import { filesIn } from '../platform/files/large-files.js';
import { FILES, LOG_FILE, LOGINS_FILE, SECRETS, TABLES_FILE } from './backup.js';
import { one, readArguments } from './command-line.js';
import { importInto, noDemonstration } from './import.js';
import { openInstallation, toThisVersion, type Installation, type Prepare } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/** Restores an installation from a backup, where there is none. */
export const restore: Tool = async ({ args, config, progress }) => {
  const given = readArguments(args, { texts: ['in', 'erasures'], flags: ['json'] });
  const folder = one(given.in, 'in');
  const manifest = await wholeBackup(folder);
  const register = new ErasureRegister(erasureRegisterIn(config.dataDir));
  const erasures = knownErasures(folder, register, given.erasures ?? []);
  assertEmpty(config);
  const began = Date.now();
  putSecrets(config, folder, manifest);
  const installation = await openInstallation(config, emptyDatabase);
  try {
    await assertEmptyLog(installation);
    const subjects = await restoreInto(installation, folder, erasures, progress);
    if (existsSync(join(folder, LOGINS_FILE)))
      copyFileSync(join(folder, LOGINS_FILE), join(config.dataDir, LOGINS_FILE));
    if (existsSync(join(folder, FILES)))
      cpSync(join(folder, FILES), filesIn(config.dataDir), { recursive: true, preserveTimestamps: true });
    noDemonstration(config);
    const seconds = (Date.now() - began) / 1000;
    return {
      ok: true,
      sentence: `The installation of ${manifest.at} is restored and fits its ledger: ${manifest.events} events in ${seconds} s${manifest.endsAt ? `; lost is what was recorded after ${manifest.endsAt}` : ''}`,
      result: { in: folder, seconds, events: manifest.events, endsAt: manifest.endsAt, erasedSince: subjects },
      notes: notesOn(manifest, subjects),
    };
  } finally {
    await installation.close();
  }
};

/** Notes for the operator after a restore. */
function notesOn({ endsAt, at }: Manifest, erased: readonly string[]): string[] {
  const since = endsAt ?? at;
  return [
    `Not in it is what was recorded after ${since}: visits, bills and patients of since then are to be entered again from paper.`,
    `Record numbers given out since then are unknown: each facility's next ${NUMBERS_GAP} are left out, so that no card that was printed names another patient. Were more given out, look for doubles.`,
    ...(erased.length > 0
      ? [
          `Erased after the backup was made, and unreadable here as well: ${erased.join(', ')}. The log does not say so any more: erase each of them again, so that she is marked as erased.`,
        ]
      : []),
  ];
}

/**
 * The order matters: nothing can start before the restore is complete, and no erased person's key is ever usable again.
 */
async function restoreInto(
  installation: Installation,
  folder: string,
  erasures: readonly Erasure[],
  progress: (part: number) => void,
): Promise<string[]> {
  const { owner, store, config } = installation;
  await beginImport(owner);
  await restoreTables(owner, join(folder, TABLES_FILE));
  const subjects = await keepErased(owner, erasures);
  keepRegister(config, erasures);
  await importLog({
    ...importInto(installation),
    file: join(folder, LOG_FILE),
    progress,
    async settleWith(client) {
      await deleteDraftsAbout(client, store, domainErasures, erasures);
      await leaveIdsOut(client, erasures);
    },
  });
  return subjects;
}

async function wholeBackup(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = readManifest(folder);
  } catch {
    throw new Refused(`${folder} is no finished backup`);
  }
  const damaged = await damagedFile(folder, manifest);
  if (damaged) throw new Refused(`${folder} is damaged: ${damaged} is not as it was written`);
  const known = new Set(migrationNames());
  const newer = manifest.migrations.find(name => !known.has(name));
  if (newer) throw new Refused(`${folder} was made by a later version of this program (${newer})`);
  return manifest;
}

/** Persons erased before or after the backup: erasure registers may exist outside the backup too. */
function knownErasures(folder: string, own: ErasureRegister, given: readonly string[]): Erasure[] {
  const files = given.filter(file => file !== 'none').map(file => new ErasureRegister(file));
  const missing = given.find((file, index) => file !== 'none' && !files[index]?.exists && !existsSync(file));
  if (missing) throw new Refused(`${missing} is not there`);
  if (given.length === 0 && !own.exists)
    throw new Refused(
      'the register of erased persons is missing (erasures.jsonl, in the data folder of the lost installation): give it with --erasures <file>, or say --erasures none if it is lost or nobody was erased since',
    );
  const all = [new ErasureRegister(erasureRegisterIn(folder)), own, ...files];
  const erasures = all.flatMap(register => (register.exists ? register.read() : []));
  return [...new Map(erasures.map(erasure => [erasure.subject, erasure])).values()];
}

function keepRegister({ dataDir }: Config, erasures: readonly Erasure[]): void {
  const register = new ErasureRegister(erasureRegisterIn(dataDir)).open();
  const there = new Set(register.read().map(({ subject }) => subject));
  register.append(erasures.filter(({ subject }) => !there.has(subject)));
}

function assertEmpty(config: Config): void {
  if (!config.databaseUrl && existsSync(postgresDir(config)))
    throw new Refused(`${config.dataDir} holds a database: a backup is restored where there is none`);
}

const NOT_EMPTY = 'the database or its log is not empty: a backup is restored where there is none';

const emptyDatabase: Prepare = async reached => {
  const { rows } = await reached.owner.query<{ taken: boolean }>(
    `select to_regnamespace('alur') is not null or to_regclass('public.events') is not null as taken`,
  );
  if (rows[0]?.taken) throw new Refused(NOT_EMPTY);
  await toThisVersion(reached);
};

async function assertEmptyLog({ store }: Installation): Promise<void> {
  if ((await store.head()) > 0n) throw new Refused(NOT_EMPTY);
}

/** Writes the backup's secrets, or checks those that were stored apart from it. */
function putSecrets({ secretsDir }: Config, folder: string, { withSecrets, fingerprint }: Manifest): void {
  const isThere = existsSync(join(secretsDir, 'master.key'));
  if (!isThere && !withSecrets)
    throw new Refused(`this backup is without its keys: put the secrets folder that belongs to it at ${secretsDir}`);
  if (!isThere) {
    mkdirSync(secretsDir, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(join(folder, SECRETS))) {
      copyFileSync(join(folder, SECRETS, name), join(secretsDir, name));
      chmodSync(join(secretsDir, name), 0o600);
    }
  }
  if (!fingerprints(readSecrets(secretsDir)).includes(fingerprint))
    throw new Refused(`the keys in ${secretsDir} are not those of this backup`);
}
