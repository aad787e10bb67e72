import { testDatabase } from '@alur/embedded-pg/testing/database';
import { memoryStore, postgresStore } from '@alur/eventing';
import { starts } from '@alur/eventing/testing/events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigurationError } from '../config/config.js';
import { Database, urlAs } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { logRole } from '../db/roles.js';
import { testSecrets } from '../testing/platform.js';
import { assertOwnShapes, checkLogHome, LOG_SHAPES } from './log-home.js';

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
  const home = async () => (await database.worker.query('select store, first_event, shapes from alur.log_home')).rows;
  await checkLogHome(database.worker, 'kurrentdb', log);
  expect(await home()).toEqual([{ store: 'kurrentdb', first_event: null, shapes: LOG_SHAPES }]);
  const write = starts('first');
  await log.append(write);
  await checkLogHome(database.worker, 'kurrentdb', log);
  await log.append(starts('second'));
  await checkLogHome(database.worker, 'kurrentdb', log);
  expect(await home()).toEqual([{ store: 'kurrentdb', first_event: write[0]?.events[0]?.id, shapes: LOG_SHAPES }]);
});

it('refuses another store, another log, and one that has lost its beginning', async () => {
  const log = memoryStore();
  await checkLogHome(database.worker, 'kurrentdb', log);
  await log.append(starts('first'));
  await checkLogHome(database.worker, 'kurrentdb', log);
  await expect(checkLogHome(database.worker, 'postgres', log)).rejects.toThrow('is in kurrentdb, not in postgres');
  const other = memoryStore();
  await expect(checkLogHome(database.worker, 'kurrentdb', other)).rejects.toThrow('does not belong');
  await other.append(starts('first'));
  await expect(checkLogHome(database.worker, 'kurrentdb', other)).rejects.toThrow('does not belong');
});

const KEEP =
  /^What DATA_DIR or DATABASE_URL names is of another release, .*: keep it as it is .*start this one with another DATA_DIR/;

it.each([
  ['of a release that did not count shapes', null],
  ['of an older release', LOG_SHAPES - 1],
  ['of a later release', LOG_SHAPES + 1],
])('refuses a log with events %s, and says what to do', async (_whose, shapes) => {
  const log = memoryStore();
  await checkLogHome(database.worker, 'kurrentdb', log);
  await log.append(starts('first'));
  await database.worker.query('update alur.log_home set shapes = $1', [shapes]);
  for (const _start of [1, 2])
    await expect(checkLogHome(database.worker, 'kurrentdb', log)).rejects.toThrow(
      expect.objectContaining({ constructor: ConfigurationError, message: expect.stringMatching(KEEP) }),
    );
  await expect(assertOwnShapes(database.worker)).rejects.toThrow('of another release');
});

it('takes an older database over as long as nothing was written', async () => {
  await database.worker.query(`insert into alur.log_home (store) values ('kurrentdb')`);
  const log = memoryStore();
  await checkLogHome(database.worker, 'kurrentdb', log);
  await log.append(starts('first'));
  await checkLogHome(database.worker, 'kurrentdb', log);
  await expect(assertOwnShapes(database.worker)).resolves.toBeUndefined();
});

it('refuses a log that is there before its database has noted it', async () => {
  const log = postgresStore({ url: urlAs(made.ownerUrl, logRole, testSecrets.logPassword) });
  await log.append(starts('first'));
  await expect(checkLogHome(database.worker, 'kurrentdb', memoryStore())).rejects.toThrow('is in postgres');
  await expect(checkLogHome(database.worker, 'postgres', log)).rejects.toThrow('of another release');
  await log.close();
});

it('waits for the disk before an append', async () => {
  const { rows } = await database.prefetch.query('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
