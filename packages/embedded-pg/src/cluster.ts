import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunAs } from './run-as.js';

export interface ClusterOptions {
  dataDir: string;
  initdb: string;
  owner: string;
  ownerPassword: string;
  durable: boolean;
  runAs: RunAs;
}

/**
 * Creates the database cluster in `dataDir` unless it exists. It is created in a temporary folder and then renamed, so
 * that an incomplete cluster is never used. Every connection must authenticate by password (scram).
 *
 * @throws Error when initdb fails, or when `dataDir` contains something that is not a cluster
 */
export function ensureCluster({ dataDir, initdb, owner, ownerPassword, durable, runAs }: ClusterOptions): void {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return handOver(dataDir, runAs);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is neither empty nor a PostgreSQL data directory`);

  mkdirSync(dirname(dataDir), { recursive: true });
  const making = `${dataDir}.making-${process.pid}`;
  const passwordFile = `${making}.password`;
  rmSync(making, { recursive: true, force: true });
  try {
    mkdirSync(making, { mode: 0o700 });
    writeFileSync(passwordFile, ownerPassword, { mode: 0o600 });
    handOver(making, runAs);
    handOver(passwordFile, runAs);
    const where = ['-D', making, '-U', owner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    // Every commit waits while a file of the write-ahead log is created: with the default of 16 MB this is noticeable
    // on every screen.
    const kind = ['--encoding=UTF8', '--no-locale', '--no-instructions', '--wal-segsize=2'];
    if (!durable) kind.push('--no-sync');
    const command = [...runAs.prefix, initdb, ...where, ...kind];
    const { uid, gid } = runAs;
    const made = spawnSync(command[0]!, command.slice(1), { uid, gid, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(making, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(making, { recursive: true, force: true });
  }
}

/** Gives the files to the user that PostgreSQL will run as, who may be another than the last time. */
function handOver(path: string, runAs: RunAs): void {
  if (process.geteuid?.() !== 0) return;
  const uid = runAs.uid ?? 0;
  const gid = runAs.gid ?? 0;
  if (statSync(path).uid === uid) return;
  chownSync(path, uid, gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownSync(join(path, entry), uid, gid);
}
