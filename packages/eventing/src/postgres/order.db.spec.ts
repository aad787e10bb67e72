import { typescriptProcess } from '@alur/embedded-pg/testing/typescript-process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventStore } from '../event-store.js';
import type { Recorded } from '../event.js';
import { eventsDatabase, type EventsDatabase } from '../testing/events-database.js';
import { postgresStore } from './postgres-store.js';

const APPENDS = 400;

interface Written {
  id: string;
  position: string;
}

let database: EventsDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await eventsDatabase();
  await database.owner.query(`create table unrelated (id uuid); grant insert on unrelated to ${database.appRole}`);
  store = postgresStore({ url: database.appUrl });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

test('two processes append, and a reader sees every event once and in order, whatever else is open', async () => {
  // One transaction is open from before the first append until the reader has seen the last.
  const foreign = new pg.Client(database.ownerUrl);
  await foreign.connect();
  await foreign.query('begin');
  await foreign.query('insert into unrelated values (gen_random_uuid())');

  const abort = new AbortController();
  const seen: Recorded[] = [];
  const reading = (async () => {
    for await (const batch of store.subscribe(0n, {}, abort.signal)) {
      for (const event of batch) {
        expect(event.position).toBe(BigInt(seen.length) + 1n);
        seen.push(event);
      }
    }
  })();

  const appenders = [1, 2].map(() =>
    typescriptProcess(new URL('../testing/appender.ts', import.meta.url), [database.appUrl, String(APPENDS)]),
  );
  await Promise.all(appenders.map(appender => once(appender, 'message')));
  const reports = appenders.map(appender => once(appender, 'message') as Promise<[Written[]]>);
  for (const appender of appenders) appender.send('go');
  const [one, two] = (await Promise.all(reports)).map(([report]) => report) as [Written[], Written[]];
  const written = [...one, ...two];
  expect(written.length).toBeGreaterThanOrEqual(2 * APPENDS);
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(written.length);
  abort.abort();
  await reading;
  await foreign.query('rollback');
  await foreign.end();

  const positionOf = new Map(written.map(({ id, position }) => [id, BigInt(position)]));
  for (const event of seen) expect(event.position).toBe(positionOf.get(event.id));
  // Each process began before the other was done, so they really ran concurrently.
  expect(BigInt(one[0]!.position)).toBeLessThan(BigInt(two.at(-1)!.position));
  expect(BigInt(two[0]!.position)).toBeLessThan(BigInt(one.at(-1)!.position));
});
