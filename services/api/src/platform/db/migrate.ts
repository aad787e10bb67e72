import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventsSchemaSql } from '@alur/eventing';
import pg from 'pg';
import { fingerprint, fingerprints, type Secrets } from '../config/secrets.js';
import { MIGRATION_LOCK } from './migration-lock.js';
import { appRole, byKeySql, logRole, mightyRolesSql, roleSql, workerRole } from './roles.js';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Migrates the database to this version: roles, the log, and the durable tables. */
export async function migrate(ownerUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeRoles(client, secrets);
    await checkRoles(client);
    await client.query(eventsSchemaSql(logRole));
    await runMigrations(client);
    await client.query(readFileSync(`${folder}grants.sql`, 'utf8'));
    await checkKeys(client, secrets);
  } finally {
    await client.end();
  }
}

/** Roles belong to the whole cluster, where another database may be migrating at the same time, so this retries. */
async function makeRoles(client: pg.Client, secrets: Secrets): Promise<void> {
  const statements = [
    roleSql(appRole, secrets.appPassword),
    roleSql(workerRole, secrets.workerPassword),
    roleSql(logRole, secrets.logPassword),
    byKeySql(workerRole),
    byKeySql(logRole),
  ].join('\n');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(statements);
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(20 * attempt);
    }
  }
}

/**
 * Refuses roles that could bypass row-level security, as a role that was made by hand may: the second lock would then
 * be none.
 */
async function checkRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(mightyRolesSql, [[appRole, workerRole, logRole]]);
  if (rows[0])
    throw new Error(`The database role ${rows[0].rolname} may do too much: it must be no superuser and bypass nothing`);
}

/** The migrations that this version knows, in their order. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter(name => /^\d{4}-.+\.sql$/.test(name))
    .toSorted();

/** Runs migrations forward only: one that ran must never change, and a changed one stops the start. */
async function runMigrations(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists alur');
  await client.query(
    'create table if not exists alur.migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from alur.migration');
  const applied = new Map(rows.map(row => [row.name, row.hash]));
  for (const name of migrationNames()) {
    const text = readFileSync(folder + name, 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const before = applied.get(name);
    if (before !== undefined && before !== hash) throw new Error(`Migration ${name} was changed after it had run`);
    if (before === undefined) await runOne(client, name, hash, text);
  }
}

async function runOne(client: pg.Client, name: string, hash: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into alur.migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Stops the start if the keys are others than the database's, since persons could then no longer be read. */
async function checkKeys(client: pg.Client, secrets: Secrets): Promise<void> {
  await client.query('insert into alur.key_check (one, fingerprint) values (true, $1) on conflict do nothing', [
    fingerprint(secrets),
  ]);
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from alur.key_check');
  if (!fingerprints(secrets).includes(rows[0]?.fingerprint ?? '')) {
    throw new Error('The secrets folder does not belong to this database: restore it from the backup');
  }
}
