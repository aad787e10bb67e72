import { startEmbeddedPg } from '@alur/embedded-pg';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EventStore } from '../event-store.js';
import type { Recorded } from '../event.js';
import { StoreUnavailable } from '../errors.js';
import { starts } from '../testing/events.js';
import { eventsDatabase, WAITS, type EventsDatabase } from '../testing/events-database.js';
import { postgresStore, type PostgresStoreOptions } from './postgres-store.js';
import { eventsSchemaSql } from './schema.js';

let database: EventsDatabase;
let stores: EventStore[];
beforeAll(async () => {
  database = await eventsDatabase();
});
beforeEach(() => {
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
});
afterAll(() => database.drop());

function open(options: Partial<PostgresStoreOptions> = {}): EventStore {
  const store = postgresStore({ url: database.appUrl, ...options });
  stores.push(store);
  return store;
}

/** Follows the log in the background; the returned list fills with the events seen. */
function watch(store: EventStore, after: bigint): Recorded[] {
  const seen: Recorded[] = [];
  void (async () => {
    for await (const batch of store.subscribe(after)) seen.push(...batch);
  })();
  return seen;
}

/** Ends the database's side of a connection, once there is one. */
async function terminate(name: 'append' | 'read' | 'follow'): Promise<void> {
  const statement = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'alur-events-' || $1`;
  await expect.poll(async () => (await database.owner.query(statement, [name])).rowCount).toBeGreaterThan(0);
}

const ids = (events: Recorded[]) => events.map(event => event.id);

test('loses nothing when the append connection is ended again and again', async () => {
  const store = open();
  const start = await store.head();
  const seen = watch(store, start);
  const outcomes = { written: [] as string[], 'not-written': [] as string[], unknown: [] as string[] };
  let stop = false;
  const appending = Array.from({ length: 8 }, async (_, task) => {
    for (let n = 0; !stop; n++) {
      const write = starts(`ended-${task}-${n}`);
      const { id } = write[0]!.events[0]!;
      try {
        await store.append(write);
        outcomes.written.push(id);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        outcomes[error.outcome].push(id);
      }
    }
  });
  for (let n = 0; n < 5; n++) {
    const before = outcomes.written.length;
    await expect.poll(() => outcomes.written.length).toBeGreaterThan(before + 20);
    await terminate('append');
  }
  stop = true;
  await Promise.all(appending);

  const log = ids(await store.readAll(start, { limit: 1_000_000 }));
  expect(new Set(log).size).toBe(log.length);
  const inLog = new Set(log);
  expect(outcomes.written.filter(id => !inLog.has(id))).toEqual([]);
  expect(outcomes['not-written'].filter(id => inLog.has(id))).toEqual([]);
  await expect.poll(() => seen.length).toBe(log.length);
  expect(ids(seen)).toEqual(log);
});

test('says that the outcome is unknown when the connection ends under an append', async () => {
  const store = open();
  await store.append(starts('under-way-0'));
  const blocker = new pg.Client(database.ownerUrl);
  await blocker.connect();
  await blocker.query('begin; lock table events in access exclusive mode');
  const underWay = store.append(starts('under-way-1')).catch((error: unknown) => error);
  await expect.poll(async () => (await blocker.query(WAITS)).rowCount).toBe(1);
  const waiting = store.append(starts('under-way-2'));
  await terminate('append');
  const lost = await underWay;
  expect(lost).toBeInstanceOf(StoreUnavailable);
  expect(lost).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('unknown') });
  await blocker.query('commit');
  await blocker.end();
  await expect(waiting).resolves.toBeDefined(); // it was not sent yet, and goes over the next connection
});

test('a subscription goes on when its listener is ended', async () => {
  const reader = open({ pollMs: 600_000 }); // only a notification, or the listener's return, can wake it
  const start = await reader.head();
  const seen = watch(reader, start);
  await open().append(starts('listened-0'));
  await expect.poll(() => seen.length).toBe(1);
  for (let n = 1; n <= 5; n++) {
    await terminate('append');
    await open().append(starts(`listened-${n}`));
    await expect.poll(() => seen.length, { timeout: 5_000 }).toBe(n + 1);
  }
  expect(seen.map(event => event.stream)).toEqual([0, 1, 2, 3, 4, 5].map(n => `listened-${n}`));
});

test('a subscription finds unannounced events by polling', async () => {
  const store = open({ pollMs: 20 });
  await store.append(starts('looked-0'));
  const seen = watch(store, (await store.head()) - 1n);
  await expect.poll(() => seen.length).toBe(1);
  await database.owner.query(
    `insert into events select position + 1, 'looked-1', 0, id, type, data, meta, merchant_id, at
    from events order by position desc limit 1`,
  );
  await expect.poll(() => seen.map(event => event.stream)).toEqual(['looked-0', 'looked-1']);
});

test('reads on after the read connections were ended', async () => {
  const store = open();
  const head = await store.head();
  const seen = watch(store, head);
  await terminate('read');
  await terminate('follow');
  await store.append(starts('read-on'));
  await expect.poll(() => seen.map(event => event.stream)).toEqual(['read-on']);
  await expect.poll(() => store.head().catch((error: unknown) => error)).toBe(head + 1n);
});

test('continues after the database was killed and restarted', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'alur-away-'));
  const options = { dataDir: join(directory, 'pg'), ownerPassword: 'owner' };
  let server = await startEmbeddedPg(options);
  const owner = new pg.Client(server.url);
  owner.on('error', () => {});
  await owner.connect();
  await owner.query(`create role app login password 'app'; ${eventsSchemaSql('app')}`);
  const url = Object.assign(new URL(server.url), { username: 'app', password: 'app' }).href;
  const store = open({ url, waitMs: 30_000 });
  const impatient = open({ url, waitMs: 50 });
  const seen = watch(store, 0n);
  await store.append(starts('away-0'));
  await expect.poll(() => seen.length).toBe(1);
  await expect
    .poll(() =>
      impatient.append(starts('away-connected')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

  process.kill(server.pid, 'SIGKILL');
  await expect
    .poll(() => impatient.append(starts('away-refused')).catch((error: unknown) => error))
    .toMatchObject({ name: 'StoreUnavailable', outcome: 'not-written' });
  await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  const patient = store.append(starts('away-1')).catch((error: unknown) => error);

  server = await startEmbeddedPg({ ...options, port: server.port });
  await patient;
  await store.append(starts('away-2'));
  await expect.poll(() => seen.map(event => event.stream), { timeout: 10_000 }).toContain('away-2');
  expect(ids(seen)).toEqual(ids(await store.readAll(0n)));
  expect(seen.map(event => event.position)).toEqual(seen.map((_, index) => BigInt(index) + 1n));

  await store.close();
  await impatient.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});
