import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { starts } from '../testing/events.js';
import { eventsDatabase, type EventsDatabase } from '../testing/events-database.js';
import { postgresStore } from './postgres-store.js';
import { eventsSchemaSql } from './schema.js';

let database: EventsDatabase;
let application: pg.Client;
beforeAll(async () => {
  database = await eventsDatabase();
  application = new pg.Client(database.appUrl);
  await application.connect();
  const store = postgresStore({ url: database.appUrl });
  await store.append(starts('thing-1', { meta: { merchantId: 5, at: '2026-03-01T09:00:00.250+07:00' } }));
  await store.close();
});
afterAll(async () => {
  await application.end();
  await database.drop();
});

test('the application reads the log', async () => {
  const { rows } = await application.query('select position, stream, revision, merchant_id, at from events');
  const at = new Date('2026-03-01T02:00:00.250Z');
  expect(rows).toEqual([{ position: '1', stream: 'thing-1', revision: 0, merchant_id: 5, at }]);
});

test.each([
  `update events set data = '{}'`,
  `update events set position = position + 1`,
  'delete from events',
  'truncate events',
  `insert into events select 9, 'thing-9', 0, id, type, data, meta, merchant_id, at from events`,
  `merge into events e using (select 1) on true when matched then delete`,
  'select from events for update',
  'alter table events disable trigger all',
  'alter table events add column note text',
  'drop table events',
  'create index on events (type)',
  'create trigger t before insert on events execute function suppress_redundant_updates_trigger()',
  'drop function append_event',
  `set session_replication_role = 'replica'`,
])('the application cannot: %s', async statement => {
  await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('another role can neither read nor append', async () => {
  const other = new pg.Client((await database.createRole()).url);
  await other.connect();
  const append = `select append_event('thing-2', -1, gen_random_uuid(), 'T', '{}', '{}')`;
  try {
    await expect(other.query('select from events')).rejects.toMatchObject({ code: '42501' });
    await expect(other.query(append)).rejects.toMatchObject({ code: '42501' });
  } finally {
    await other.end();
  }
});

test('the migration can run again', async () => {
  await database.owner.query(eventsSchemaSql(database.appRole));
  const { rows } = await application.query('select count(*)::int as events from events');
  expect(rows).toEqual([{ events: 1 }]);
});
