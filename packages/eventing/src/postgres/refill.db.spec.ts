import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventStore } from '../event-store.js';
import { writes } from '../testing/events.js';
import { eventsDatabase, type EventsDatabase } from '../testing/events-database.js';
import { postgresStore } from './postgres-store.js';
import { refill, refillBeside } from './refill.js';

let from: EventsDatabase;
let to: EventsDatabase;
let source: EventStore;
let target: EventStore;
beforeAll(async () => {
  [from, to] = await Promise.all([eventsDatabase(), eventsDatabase()]);
  source = postgresStore({ url: from.appUrl });
  target = postgresStore({ url: to.appUrl });
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await Promise.all([from.drop(), to.drop()]);
});

test('inserts the events unchanged, and appends continue after them', async () => {
  await source.append(writes({ 'thing-1': ['none', 2], 'thing-2': ['none', 1] }));
  await source.append(writes({ 'thing-2': [0, 3] }));
  const events = await source.readAll(0n);
  await refill(to.owner, events.slice(0, 4));
  await refill(to.owner, events.slice(4));
  expect(await target.readAll(0n)).toEqual(events);
  const columns = 'select position, merchant_id, at from events order by position';
  expect((await to.owner.query(columns)).rows).toEqual((await from.owner.query(columns)).rows);
  expect(await target.append(writes({ 'thing-1': [1, 1] }))).toMatchObject({ position: 7n });
});

test('overwrites no event, and is allowed only to the owner', async () => {
  const events = await source.readAll(0n);
  await expect(refill(to.owner, events)).rejects.toMatchObject({ code: '23505' });
  const application = new pg.Pool({ connectionString: to.appUrl, max: 1 });
  await expect(refill(application, events)).rejects.toMatchObject({ code: '42501' });
  await application.end();
  expect(await target.head()).toBe(7n);
});

test('appends of other processes meanwhile are not lost, and followers are notified', async () => {
  const beside = await eventsDatabase();
  const store = postgresStore({ url: beside.appUrl, pollMs: 60_000 });
  const seen: string[] = [];
  const ended = new AbortController();
  const following = (async () => {
    for await (const batch of store.subscribe(0n, {}, ended.signal)) seen.push(...batch.map(({ stream }) => stream));
  })();
  await store.append(writes({ 'own-1': ['none', 1] }));
  const events = await source.readAll(0n);
  const appends = ['own-2', 'own-3', 'own-4'].map(stream => store.append(writes({ [stream]: ['none', 1] })));
  await Promise.all([refillBeside(beside.owner, events), ...appends]);
  await expect.poll(() => seen.length).toBe(events.length + 4);
  const log = await store.readAll(0n);
  const whole = log.filter(({ stream }) => stream.startsWith('thing'));
  expect(whole.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  expect(Number(whole.at(-1)!.position - whole[0]!.position)).toBe(events.length - 1);
  ended.abort();
  await following;
  await store.close();
  await beside.drop();
});
