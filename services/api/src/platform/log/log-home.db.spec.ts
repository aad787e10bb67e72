import { testDatabase } from '@alur/embedded-pg/testing/database';
import { memoryStore, postgresStore } from '@alur/eventing';
import { starts } from '@alur/eventing/testing/events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Database, urlAs } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { logRole } from '../db/roles.js';
import { testSecrets } from '../testing/platform.js';
import { checkLogHome } from './log-home.js';

let made: Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeEach(async () => {
  made = await testDatabase();
  await migrate(made.ownerUrl, testSecrets);
  database = Database.connect(made.ownerUrl, testSecrets);
});
afterEach(async () => {
  await database.close();
  await made.drop();
});

it('takes the log that it began with, empty at first', async () => {
  const log = memoryStore();
  const home = async () => (await database.worker.query('select store, first_event from alur.log_home')).rows;
  await checkLogHome(database.worker, 'kurrentdb', log);
  expect(await home()).toEqual([{ store: 'kurrentdb', first_event: null }]);
  const write = starts('first');
  await log.append(write);
  await checkLogHome(database.worker, 'kurrentdb', log);
  await log.append(starts('second'));
  await checkLogHome(database.worker, 'kurrentdb', log);
  expect(await home()).toEqual([{ store: 'kurrentdb', first_event: write[0]?.events[0]?.id }]);
});

it('refuses another store, another log, and one that has lost its beginning', async () => {
  const log = memoryStore();
  await log.append(starts('first'));
  await checkLogHome(database.worker, 'kurrentdb', log);
  await expect(checkLogHome(database.worker, 'postgres', log)).rejects.toThrow('is in kurrentdb, not in postgres');
  const other = memoryStore();
  await expect(checkLogHome(database.worker, 'kurrentdb', other)).rejects.toThrow('does not belong');
  await other.append(starts('first'));
  await expect(checkLogHome(database.worker, 'kurrentdb', other)).rejects.toThrow('does not belong');
});

it('knows a database that had its log before anybody noted where', async () => {
  const log = postgresStore({ url: urlAs(made.ownerUrl, logRole, testSecrets.logPassword) });
  await log.append(starts('first'));
  await expect(checkLogHome(database.worker, 'kurrentdb', memoryStore())).rejects.toThrow('is in postgres');
  await checkLogHome(database.worker, 'postgres', log);
  await log.close();
});

it('waits for the disk before an append', async () => {
  const { rows } = await database.beforehand.query('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
