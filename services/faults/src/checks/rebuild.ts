import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import { Database } from '@alur/api/platform/db/database';
import { ErasureRegister, erasureRegisterIn } from '@alur/api/platform/erasure-register/erasure-register';
import { filesIn } from '@alur/api/platform/files/large-files';
import { Platform } from '@alur/api/platform/platform';
import { tableName } from '@alur/api/platform/projector/row-table';
import { Watch } from '@alur/api/platform/watch/watch';
import { modules } from '@alur/domain';
import type { EventStore } from '@alur/eventing';
import pg from 'pg';
import { pino } from 'pino';
import { PARTITIONS, type Site } from '../site/site.js';

/** Schema for the copy of the existing rows. */
const COPY_SCHEMA = 'faults_kept';
const tables = modules.flatMap(({ views }) => views).map(tableName);
const copyName = (table: string) => table.replace('rows.', `${COPY_SCHEMA}.`);

/**
 * Rebuilds all rows from the log, in another way than they were made (each table from the log's beginning, like a new
 * view), and returns the differences from the processes' rows; except `position`, which depends on which of two events
 * of one batch touched a row last. No other process may use the database.
 */
export const differencesFromRebuild = async (site: Site, log: EventStore): Promise<string[]> => {
  const owner = new pg.Client(site.databaseUrl);
  await owner.connect();
  try {
    await owner.query(`drop schema if exists ${COPY_SCHEMA} cascade; create schema ${COPY_SCHEMA}`);
    for (const table of tables) await owner.query(`create table ${copyName(table)} as table ${table}`);
    await owner.query(`create table ${COPY_SCHEMA}.broken as table alur.broken_row`);
    await forgetRows(owner, await log.head());
    await rebuild(site, log);
    const found: string[] = [];
    for (const table of tables) found.push(...(await different(owner, table)));
    return [...found, ...(await differentBroken(owner))];
  } finally {
    await owner.end();
  }
};

const forgetRows = async (owner: pg.Client, head: bigint): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'rows'`,
  );
  for (const { name } of rows) await owner.query(`drop table rows."${name}" cascade`);
  await owner.query(`delete from alur.checkpoint where name like 'built:%' or name like 'history:%'`);
  await owner.query('truncate alur.broken_row');
  await owner.query(`update alur.checkpoint set position = $1 where name like 'projector:%'`, [String(head)]);
};

/** Runs only projectors, without processes and clock, so that the log does not change. */
const rebuild = async (site: Site, store: EventStore): Promise<void> => {
  const { secrets, databaseUrl } = site;
  const database = Database.connect(databaseUrl, secrets);
  const platform = new Platform({
    clinic: { modules, processes: [], dues: [] },
    store,
    database,
    secrets,
    erasures: new ErasureRegister(erasureRegisterIn(site.folder)),
    zones: { zoneOf: async () => DEFAULT_ZONE },
    partitions: site.shape === 'one' ? 1 : PARTITIONS,
    logger: pino({ level: 'silent' }),
    watch: new Watch(),
    filesDir: filesIn(site.folder),
  });
  await platform.startWorkers();
  await platform.stopWorkers();
  await database.close();
};

const different = async (owner: pg.Client, table: string): Promise<string[]> => {
  const side = (first: string, second: string) =>
    `select to_jsonb(a) - 'position' as row from ${first} a except all select to_jsonb(b) - 'position' from ${second} b`;
  const copy = copyName(table);
  const { rows } = await owner.query<{ side: string; row: unknown }>(
    `select 'as it was' as side, row from (${side(copy, table)}) one union all
     select 'rebuilt', row from (${side(table, copy)}) other limit 2`,
  );
  return rows.map(({ side: which, row }) => `${table}, ${which}: ${JSON.stringify(row)}`);
};

const differentBroken = async (owner: pg.Client): Promise<string[]> => {
  // Tables that this release does not declare are ignored.
  const rowsOf = (table: string) =>
    `select table_name, merchant_id, key, position from ${table} where table_name = any($1)`;
  const { rows } = await owner.query<{ table_name: string; key: string }>(
    `(${rowsOf(`${COPY_SCHEMA}.broken`)} except ${rowsOf('alur.broken_row')}) union all
     (${rowsOf('alur.broken_row')} except ${rowsOf(`${COPY_SCHEMA}.broken`)})`,
    [tables],
  );
  return rows.map(({ table_name: table, key }) => `${table} ${key} is stopped on one side alone`);
};
