import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Position, Recorded } from '../event.js';
import type { EventStore } from '../event-store.js';
import { starts, writes } from './events.js';

/** The part of the contract that is about `subscribe`. */
export function subscriptionContract(theStore: () => EventStore): void {
  describe('subscription', () => {
    const aStream = () => `thing-${randomUUID()}`;

    test('catches up and goes on live, without a gap or a double', async () => {
      const store = theStore();
      const start = await store.head();
      for (let n = 0; n < 20; n++) await store.append(writes({ [aStream()]: ['none', 2] }));
      const writing = (async () => {
        for (let n = 0; n < 20; n++)
          await Promise.all(Array.from({ length: 5 }, () => store.append(writes({ [aStream()]: ['none', 2] }))));
      })();
      const seen = await take(store.subscribe(start), 240);
      await writing;
      expect(seen).toEqual(await store.readAll(start));
    });

    test('tells at once what is appended while it waits', async () => {
      const store = theStore();
      const abort = new AbortController();
      const batches = store.subscribe(await store.head(), {}, abort.signal)[Symbol.asyncIterator]();
      for (let n = 0; n < 5; n++) {
        const next = batches.next();
        const { position } = await store.append(starts(aStream()));
        expect((await next).value.map((event: Recorded) => event.position)).toEqual([position]);
      }
      abort.abort();
    });

    test('has batches of whole appends only', async () => {
      const store = theStore();
      const start = await store.head();
      const counts = [3, 1_200, 7, 499, 2, 500, 501];
      for (const count of counts) await store.append(writes({ [aStream()]: ['none', count] }));
      const batches: Recorded[][] = [];
      let events = 0;
      for await (const batch of store.subscribe(start)) {
        batches.push(batch);
        events += batch.length;
        if (events === counts.reduce((a, b) => a + b)) break;
      }
      expect(batches.length).toBeGreaterThan(1);
      const appends = batches.flatMap(batch => [...new Set(batch.map(event => event.meta.appendId))]);
      expect(appends).toHaveLength(counts.length);
    });

    test('shows only what passes the filter', async () => {
      const store = theStore();
      const start = await store.head();
      const partition = { index: 2, of: 4 };
      const subscription = store.subscribe(start, { types: ['Wanted'], partition });
      const taken = take(subscription, 3);
      for (const [merchantId, type] of [
        [2, 'Wanted'],
        [3, 'Wanted'],
        [2, 'Other'],
        [6, 'Wanted'],
        [10, 'Wanted'],
      ] as const)
        await store.append(starts(aStream(), { type, meta: { merchantId } }));
      expect((await taken).map(event => event.meta.merchantId)).toEqual([2, 6, 10]);
    });

    test('lets a slow reader have everything, in batches of bounded size', async () => {
      const store = theStore();
      const start = await store.head();
      const batches = store.subscribe(start)[Symbol.asyncIterator]();
      const seen: Position[] = [];
      for (let round = 0; round < 4; round++) {
        await Promise.all(Array.from({ length: 40 }, () => store.append(writes({ [aStream()]: ['none', 10] }))));
        const { value } = await batches.next(); // one batch, while four hundred more come
        expect(value.length).toBeLessThanOrEqual(500);
        seen.push(...value.map((event: Recorded) => event.position));
      }
      while (seen.length < 1_600) seen.push(...(await batches.next()).value.map((event: Recorded) => event.position));
      await batches.return?.();
      expect(seen).toEqual((await store.readAll(start, { limit: 2_000 })).map(event => event.position));
    });

    test('serves many readers, each from its own place', async () => {
      const store = theStore();
      const start = await store.head();
      const takers = Array.from({ length: 20 }, () => take(store.subscribe(start), 10));
      for (let n = 0; n < 10; n++) await store.append(starts(aStream()));
      const fifth = (await store.readAll(start, { limit: 5 })).at(-1)!.position;
      const later = take(store.subscribe(fifth), 5);
      const expected = (await store.readAll(start)).map(event => event.id);
      for (const taker of takers) expect((await taker).map(event => event.id)).toEqual(expected);
      expect((await later).map(event => event.id)).toEqual(expected.slice(5));
    });

    test('ends when aborted: waiting, between batches, and before it began', async () => {
      const store = theStore();
      const abort = new AbortController();
      const waiting = store.subscribe(await store.head(), {}, abort.signal)[Symbol.asyncIterator]();
      const next = waiting.next();
      abort.abort();
      expect(await next).toEqual({ done: true, value: undefined });

      const between = new AbortController();
      await store.append(starts(aStream()));
      let batches = 0;
      for await (const _ of store.subscribe(0n, {}, between.signal)) {
        batches++;
        between.abort();
      }
      expect(batches).toBe(1);

      for await (const _ of store.subscribe(0n, {}, AbortSignal.abort())) expect.unreachable();
    });
  });
}

/** As many events as wanted, from however many batches. */
async function take(batches: AsyncIterable<Recorded[]>, count: number): Promise<Recorded[]> {
  const taken: Recorded[] = [];
  for await (const batch of batches) {
    expect(batch.length).toBeGreaterThan(0);
    taken.push(...batch);
    if (taken.length >= count) break;
  }
  expect(taken).toHaveLength(count);
  return taken;
}
