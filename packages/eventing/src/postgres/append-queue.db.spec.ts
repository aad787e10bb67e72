import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EventStore } from '../event-store.js';
import { AppendRefused, StoreOverloaded, StoreUnavailable } from '../errors.js';
import { starts, writes } from '../testing/events.js';
import { eventsDatabase, WAITS, type EventsDatabase } from '../testing/events-database.js';
import { postgresStore, type PostgresStoreOptions } from './postgres-store.js';
import { CHANNEL } from './schema.js';

let database: EventsDatabase;
let blocker: pg.Client;
let stores: EventStore[];
beforeAll(async () => {
  database = await eventsDatabase();
});
beforeEach(async () => {
  stores = [];
  blocker = new pg.Client(database.ownerUrl);
  await blocker.connect();
});
afterEach(async () => {
  await blocker.end();
  for (const store of stores) await store.close();
});
afterAll(() => database.drop());

function open(options: Partial<PostgresStoreOptions> = {}): EventStore {
  const store = postgresStore({ url: database.appUrl, ...options });
  stores.push(store);
  return store;
}

/** Holds up the next batch until the blocker's transaction ends, and starts it with a first append. */
async function holdUp(store: EventStore, stream: string): Promise<{ first: Promise<unknown> }> {
  await store.append(starts(`${stream}-connected`));
  await blocker.query('begin');
  await blocker.query('lock table events in access exclusive mode');
  const first = store.append(starts(stream));
  await expect.poll(async () => (await blocker.query(WAITS)).rowCount).toBe(1);
  return { first };
}

test('appends that arrive during a commit form the next batch, announced once', async () => {
  const store = open();
  const announced: string[] = [];
  const ear = new pg.Client(database.ownerUrl);
  await ear.connect();
  ear.on('notification', ({ payload }) => announced.push(payload!));

  const { first } = await holdUp(store, 'batch-0');
  await ear.query(`listen ${CHANNEL}`);
  const rest = Array.from({ length: 20 }, (_, n) => store.append(writes({ [`batch-${n + 1}`]: ['none', 2] })));
  await blocker.query('commit');
  await Promise.all([first, ...rest]);

  const { rows } = await blocker.query(
    `select count(*)::int as events, max(position) as head from events where stream like 'batch-%' and stream not like '%connected' group by xmin order by head`,
  );
  expect(rows.map(row => row.events)).toEqual([1, 40]);
  await expect.poll(() => announced).toEqual(rows.map(row => row.head));
  await ear.end();
});

test('what is enough for two batches goes as two, and what the second adds to a stream of the first is judged after it', async () => {
  const store = open();
  await store.append(starts('two-connected'));
  const begun = Array.from({ length: 10 }, (_, n) => store.append(starts(`two-${n}`)));
  const added = Array.from({ length: 10 }, (_, n) => store.append(writes({ [`two-${n}`]: [0, 1] })));
  const late = store.append(writes({ 'two-0': [0, 1] }));
  await expect(late).rejects.toMatchObject({ expected: 0, actual: 1 });
  const places = (await Promise.all([...begun, ...added])).map(({ position }) => position);
  expect(places).toEqual(places.toSorted((a, b) => Number(a - b)));
  const { rows } = await blocker.query(
    `select count(*)::int as events from events where stream like 'two-%' and stream not like '%connected' group by xmin`,
  );
  expect(rows.map(row => row.events)).toEqual([10, 10]);
});

test('appends in flight fail when the connection is lost, and later ones are written', async () => {
  const store = open();
  const { first } = await holdUp(store, 'lost-0');
  const second = Array.from({ length: 10 }, (_, n) => store.append(starts(`lost-${n + 1}`)));
  const settled = Promise.allSettled([first, ...second]);
  await blocker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'alur-events-append' and wait_event_type = 'Lock'`,
  );
  for (const outcome of await settled)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable', outcome: 'unknown' } });
  await blocker.query('commit');
  await store.append(starts('lost-then'));
});

test('content that cannot be stored is refused alone', async () => {
  const store = open();
  const { first } = await holdUp(store, 'content-0');
  const badId = starts('content-id');
  badId[0]!.events[0]!.id = 'not a uuid';
  const bad = [
    store.append(starts('content-nul', { data: { text: 'a\u0000b' } })),
    store.append(starts('content-name', { data: { 'a\\\u0000': 1 } })),
    store.append(starts('content-half', { meta: { note: '\ud842' } })),
    store.append(starts('content-at', { meta: { at: 'soon' } })),
    store.append(badId),
  ];
  const settled = Promise.allSettled(bad); // before they are let through: a refusal that nobody awaits yet ends the run
  const texts = ['', 'a\\u0000b', '\\ud842', '\u{20bb7}', 'a\nb\tc\u0001'];
  const good = texts.map((text, n) => store.append(starts(`content-good-${n}`, { data: { text } })));
  const loop: Record<string, unknown> = {};
  loop.loop = loop;
  await expect(store.append(starts('content-loop', { data: loop }))).rejects.toThrow(TypeError);
  await blocker.query('commit');

  for (const outcome of await settled)
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(AppendRefused);
  await Promise.all([first, ...good]);
  const read = await store.readMany(texts.map((_text, n) => ({ stream: `content-good-${n}` })));
  expect([...read.values()].map(([event]) => event?.data)).toEqual(texts.map(text => ({ text })));
});

test('refuses appends when too many are waiting', async () => {
  const store = open({ maxWaiting: 3 });
  const { first } = await holdUp(store, 'many-0');
  const held = [1, 2, 3].map(n => store.append(starts(`many-${n}`)));
  await expect(store.append(starts('many-4'))).rejects.toBeInstanceOf(StoreOverloaded);
  await blocker.query('commit');
  await Promise.all([first, ...held]);
  await store.append(starts('many-4'));
});

test('gives up on what could not be sent in time', async () => {
  const store = open({ waitMs: 100 });
  const { first } = await holdUp(store, 'late-0');
  const late = await store.append(starts('late-1')).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(StoreUnavailable);
  expect(late).toMatchObject({ outcome: 'not-written' });
  await blocker.query('commit');
  await first;
  expect((await store.readMany([{ stream: 'late-1' }])).get('late-1')).toEqual([]);
});

test('a follower gets this process’s appends without a query', async () => {
  const store = open();
  const asked = vi.spyOn(pg.Pool.prototype, 'query');
  const ended = new AbortController();
  const followed: string[] = [];
  const start = await store.head();
  const following = (async () => {
    for await (const batch of store.subscribe(start, {}, ended.signal))
      followed.push(...batch.map(({ stream }) => stream));
  })();
  const streams = Array.from({ length: 100 }, (_none, n) => `own-${n}`);
  for (const stream of streams) {
    await store.append(starts(stream));
    await expect.poll(() => followed.at(-1), { interval: 1 }).toBe(stream);
  }
  ended.abort();
  await following;
  expect(followed).toEqual(streams);
  const pages = asked.mock.calls.filter(([query]) => (query as { name?: string }).name?.startsWith('events_after'));
  // The database is queried only at first and once a second.
  expect(pages.length).toBeLessThan(20);
  asked.mockRestore();
});
