import { typescriptProcess } from '@alur/embedded-pg/testing/typescript-process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recorded } from '../event.js';
import type { EventStore } from '../event-store.js';
import { kurrentdbStore } from './kurrentdb-store.js';
import { startStandIn, type StandIn } from './testing/stand-in-server.js';

const APPENDS = 200;

let standIn: StandIn;
let store: EventStore;
beforeAll(async () => {
  standIn = await startStandIn();
  store = kurrentdbStore({ url: standIn.url });
});
afterAll(async () => {
  await store.close();
  await standIn.stop();
});

test(
  'two processes append, and a reader sees every event once, in order, and each append whole',
  { timeout: 60_000 },
  async () => {
    const abort = new AbortController();
    const seen: Recorded[] = [];
    const reading = (async () => {
      for await (const batch of store.subscribe(0n, {}, abort.signal)) seen.push(...batch);
    })();

    const appenders = [1, 2].map(() =>
      typescriptProcess(new URL('testing/append-process.ts', import.meta.url), [standIn.url, String(APPENDS)]),
    );
    await Promise.all(appenders.map(appender => once(appender, 'message')));
    const reports = appenders.map(appender => once(appender, 'message') as Promise<[string[][]]>);
    for (const appender of appenders) appender.send('go');
    const written = (await Promise.all(reports)).map(([report]) => report);
    const ids = written.flat(2);
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(ids.length);
    abort.abort();
    await reading;

    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(ids));
    for (const [index, event] of seen.entries())
      if (index > 0) expect(event.position).toBeGreaterThan(seen[index - 1]!.position);
    const place = new Map(seen.map(({ id }, index) => [id, index]));
    for (const append of written.flat())
      expect(append.map(id => place.get(id)! - place.get(append[0]!)!)).toEqual(append.map((_, index) => index));
    // Each process began before the other was done, so they really ran concurrently.
    const [one, two] = written.map(report => report.flat().map(id => place.get(id)!)) as [number[], number[]];
    expect(Math.min(...one)).toBeLessThan(Math.max(...two));
    expect(Math.min(...two)).toBeLessThan(Math.max(...one));
  },
);
