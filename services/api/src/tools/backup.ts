import {
  constants,
  copyFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import type pg from 'pg';
import { AccessAnchors } from '../platform/access-log/access-anchors.js';
import { TablesSnapshot } from '../platform/backup/durable-tables.js';
import { fileHash, MANIFEST, type Manifest } from '../platform/backup/manifest.js';
import type { Config } from '../platform/config/config.js';
import { filesIn } from '../platform/files/large-files.js';
import { erasureRegisterIn } from '../platform/erasure-register/erasure-register.js';
import { exportLog, type Exported } from '../platform/transfer/export-log.js';
import { one, readArguments } from './command-line.js';
import { uncleanly } from './export.js';
import { assertInstalled, openInstallation, toThisVersion, type Installation } from './installation.js';
import { assertAbsent } from './refused.js';
import type { Tool } from './tool.js';

export const LOG_FILE = 'log.jsonl.gz';
export const TABLES_FILE = 'tables.jsonl.gz';
export const SECRETS = 'secrets';
export const FILES = 'files';
export const LOGINS_FILE = 'demo-logins.json';

/** Writes a folder from which the whole installation can be restored; the system may be running or stopped. */
export const backup: Tool = async ({ args, config, progress }) => {
  const given = readArguments(args, { texts: ['out'], flags: ['without-secrets', 'json'] });
  const out = one(given.out, 'out');
  assertAbsent(out);
  assertInstalled(config);
  const began = Date.now();
  const installation = await openInstallation(config, toThisVersion);
  const making = `${out}.part`;
  try {
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true, mode: 0o700 });
    const { exported, rows } = await writeData(installation, making, progress);
    copyLarge(config, making);
    copySmall(config, making, !given['without-secrets']);
    const manifest = await manifestOf(installation, making, {
      exported,
      rows,
      began,
      withSecrets: !given['without-secrets'],
    });
    writeFileSync(join(making, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(making, out);
    const seconds = (Date.now() - began) / 1000;
    return {
      ok: exported.unclean === null,
      sentence: `${out} holds the installation as of ${manifest.at}: ${exported.events} events${manifest.withSecrets ? ', with its keys' : ', without its keys'}, in ${seconds} s${uncleanly(exported)}`,
      result: { out, seconds, events: exported.events, endsAt: exported.endsAt, bytes: exported.bytes, rows },
      notes: manifest.withSecrets
        ? ['Whoever has this folder reads every person in it: keep it as you would keep the keys.']
        : [
            'Without the secrets folder of this day, what it says of persons can never be read again: keep that too, elsewhere.',
          ],
    };
  } finally {
    await installation.close();
  }
};

/** The tables are read after the log's last event, so that they contain all keys and ids that the events need. */
async function writeData(
  { store, owner, ledger }: Installation,
  folder: string,
  progress: (part: number) => void,
): Promise<{ exported: Exported; rows: Record<string, number> }> {
  // Signs the looks that the backup contains, so that the backup has the same signature as a checkpoint of this moment.
  await new AccessAnchors(ledger).sign();
  let snapshot: TablesSnapshot | undefined;
  const onBegun = async () => {
    snapshot = await TablesSnapshot.take(owner);
  };
  try {
    const exported = await exportLog({ store, owner, ledger, out: join(folder, LOG_FILE), progress, onBegun });
    return { exported, rows: (await snapshot?.write(join(folder, TABLES_FILE))) ?? {} };
  } finally {
    await snapshot?.release();
  }
}

/**
 * Copies the large files in the snapshot and possibly a few newer ones, which do no harm: each is complete and never
 * changes.
 */
function copyLarge({ dataDir }: Config, folder: string): void {
  if (!existsSync(filesIn(dataDir))) return;
  cpSync(filesIn(dataDir), join(folder, FILES), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: path => !path.endsWith('.part'),
  });
}

function copySmall({ dataDir, secretsDir }: Config, folder: string, withSecrets: boolean): void {
  const copy = (from: string, to: string) => {
    copyFileSync(from, to);
    chmodSync(to, 0o600);
  };
  for (const file of [erasureRegisterIn(dataDir), join(dataDir, LOGINS_FILE)])
    if (existsSync(file)) copy(file, join(folder, basename(file)));
  if (!withSecrets) return;
  mkdirSync(join(folder, SECRETS), { mode: 0o700 });
  for (const entry of readdirSync(secretsDir, { withFileTypes: true }))
    if (entry.isFile()) copy(join(secretsDir, entry.name), join(folder, SECRETS, entry.name));
}

interface Written {
  exported: Exported;
  rows: Record<string, number>;
  /** Milliseconds since 1970. */
  began: number;
  withSecrets: boolean;
}

async function manifestOf({ owner }: Installation, folder: string, written: Written): Promise<Manifest> {
  const { exported, rows, began, withSecrets } = written;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)));
  const files: Record<string, string> = {};
  for (const name of names.toSorted()) files[name] = await fileHash(join(folder, name));
  return {
    alur: 'backup',
    version: 1,
    at: new Date(began).toISOString(),
    events: exported.events,
    endsAt: exported.endsAt,
    hash: exported.hash,
    rows,
    migrations: await column(owner, 'select name as value from alur.migration order by name'),
    fingerprint: (await column(owner, 'select fingerprint as value from alur.key_check'))[0] ?? '',
    withSecrets,
    files,
  };
}

const column = async (owner: pg.Pool, query: string): Promise<string[]> =>
  (await owner.query<{ value: string }>(query)).rows.map(({ value }) => value);
