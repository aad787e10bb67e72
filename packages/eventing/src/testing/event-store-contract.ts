import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Foldable, Position, Recorded } from '../event.js';
import type { EventStore } from '../event-store.js';
import { StoreUnavailable, WrongRevision } from '../errors.js';
import { anEvent, starts, writes } from './events.js';
import { subscriptionContract } from './subscription-contract.js';

/** Every store must pass this. The store is shared by the tests and may hold other events already. */
export function eventStoreContract(name: string, open: () => Promise<EventStore>): void {
  describe(`${name}: event store`, () => {
    let store: EventStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const aStream = () => `thing-${randomUUID()}`;
    const positions = (events: Recorded[]) => events.map(event => event.position);

    test('gives back what was appended', async () => {
      const stream = aStream();
      const event = anEvent({
        type: 'NumberTaken',
        data: { number: 3, price: 12_500, list: [1, { deep: null }], empty: {} },
        meta: { role: 'nurse', origin: { device: 'tablet', address: '10.0.0.7' }, occurredAt: '2026-02-28T23:00:00Z' },
      });
      const before = await store.head();
      const appended = await store.append([{ stream, expected: 'none', events: [event] }]);
      expect(appended.position).toBeTypeOf('bigint');
      expect(appended.position).toBeGreaterThan(before);
      expect(appended).toEqual({ position: appended.position, revisions: { [stream]: 0 } });
      const recorded = { ...event, stream, revision: 0, position: appended.position };
      expect(await all(store.read(stream))).toEqual([recorded]);
      expect(await store.readAll(before)).toEqual([recorded]);
      expect(await store.head()).toBe(appended.position);
    });

    test('counts revisions from 0, and reads a stream from one of them', async () => {
      const stream = aStream();
      const first = await store.append(writes({ [stream]: ['none', 3] }));
      expect(first.revisions).toEqual({ [stream]: 2 });
      const second = await store.append(writes({ [stream]: [2, 2] }));
      expect(second.revisions).toEqual({ [stream]: 4 });
      expect(second.position).toBeGreaterThan(first.position);
      expect((await all(store.read(stream))).map(event => event.revision)).toEqual([0, 1, 2, 3, 4]);
      expect((await all(store.read(stream, 3))).map(event => event.revision)).toEqual([3, 4]);
      expect(await all(store.read(stream, 5))).toEqual([]);
      expect(await all(store.read(aStream()))).toEqual([]);
    });

    test('reads a stream of many pages', async () => {
      const stream = aStream();
      await store.append(writes({ [stream]: ['none', 1_001] }));
      const events = await all(store.read(stream));
      expect(events.map(event => event.revision)).toEqual(Array.from({ length: 1_001 }, (_, index) => index));
    });

    test('reads many streams at once', async () => {
      const [one, two, none] = [aStream(), aStream(), aStream()];
      await store.append(writes({ [one]: ['none', 3], [two]: ['none', 2] }));
      const found = await store.readMany([{ stream: two, from: 1 }, { stream: one }, { stream: none }]);
      expect([...found.keys()].sort()).toEqual([one, two, none].sort());
      expect(found.get(one)!.map(event => event.revision)).toEqual([0, 1, 2]);
      expect(found.get(two)!.map(event => event.revision)).toEqual([1]);
      expect(found.get(none)).toEqual([]);
    });

    test('brings what a command folds: the same events, and of their meta whose, when and which command it was', async () => {
      const [one, two, none] = [aStream(), aStream(), aStream()];
      const versioned = aStream();
      await store.append(writes({ [one]: ['none', 3], [two]: ['none', 2] }));
      await store.append(starts(versioned, { data: { told: 'a "b"\n, c' }, meta: { commandHash: 'a hash', v: 3 } }));
      const next = anEvent({ meta: { at: '2026-03-01T01:02:03.040Z' } });
      await store.append([{ stream: versioned, expected: 0, events: [next] }]);
      const wanted = [{ stream: two, from: 1 }, { stream: one }, { stream: none }, { stream: versioned }];
      const [found, whole] = [await store.readFoldable(wanted), await store.readMany(wanted)];
      expect([...found.keys()].sort()).toEqual([one, two, none, versioned].sort());
      const foldable = ({ meta: { merchantId, commandId, commandHash, v }, ...event }: Foldable) => ({
        ...event,
        meta: { merchantId, commandId, commandHash, v },
      });
      for (const [stream, events] of whole) {
        expect(found.get(stream)!.map(foldable)).toEqual(events.map(foldable));
        expect(found.get(stream)!.at(-1)?.meta.at).toBe(events.at(-1)?.meta.at);
      }
    });

    test('writes several streams in one append, in order', async () => {
      const [one, two] = [aStream(), aStream()];
      const before = await store.head();
      const appended = await store.append(writes({ [one]: ['none', 2], [two]: ['none', 2] }));
      expect(appended.revisions).toEqual({ [one]: 1, [two]: 1 });
      const events = await store.readAll(before);
      expect(events.map(event => [event.stream, event.revision])).toEqual([
        [one, 0],
        [one, 1],
        [two, 0],
        [two, 1],
      ]);
      expect(positions(events)).toEqual(positions(events).toSorted((one, two) => Number(one - two)));
      expect(new Set(positions(events)).size).toBe(4);
      expect(events[0]!.position).toBeGreaterThan(before);
      expect(events.at(-1)!.position).toBe(appended.position);
    });

    test('refuses the whole append when one stream is elsewhere', async () => {
      const [there, fresh] = [aStream(), aStream()];
      await store.append(writes({ [there]: ['none', 2] }));
      const before = await store.head();
      for (const expected of [0, 2, 'none'] as const) {
        const refused = await store.append(writes({ [fresh]: ['none', 1], [there]: [expected, 1] })).catch(e => e);
        expect(refused).toBeInstanceOf(WrongRevision);
        expect(refused).toMatchObject({ stream: there, expected, actual: 1 });
      }
      const missing = await store.append(writes({ [fresh]: [0, 1] })).catch(e => e);
      expect(missing).toMatchObject({ name: 'WrongRevision', stream: fresh, expected: 0, actual: 'none' });
      expect(await all(store.read(fresh))).toEqual([]);
      expect(await store.head()).toBe(before);
    });

    test('checks streams that it does not write', async () => {
      const [checked, absent] = [aStream(), aStream()];
      await store.append(writes({ [checked]: ['none', 1] }));
      const fine = [
        { stream: checked, expected: 0 },
        { stream: absent, expected: 'none' as const },
      ];
      const written = aStream();
      await expect(store.append(starts(written), fine)).resolves.toMatchObject({ revisions: { [written]: 0 } });

      await store.append(writes({ [checked]: [0, 1] }));
      const late = aStream();
      await expect(store.append(starts(late), fine)).rejects.toMatchObject({ stream: checked, expected: 0, actual: 1 });
      await expect(store.append([...starts(late), { stream: checked, expected: 0, events: [] }])).rejects.toMatchObject(
        { stream: checked },
      );
      expect(await all(store.read(late))).toEqual([]);
      expect(await all(store.read(absent))).toEqual([]);
    });

    test('refuses an append that makes no sense', async () => {
      const stream = aStream();
      const twice = [...starts(stream), ...starts(stream)];
      const mixed = [{ stream, expected: 'none' as const, events: [anEvent(), anEvent()] }];
      await expect(store.append([])).rejects.toThrow(TypeError);
      await expect(store.append([{ stream, expected: 'none', events: [] }])).rejects.toThrow('must write an event');
      await expect(store.append(twice)).rejects.toThrow('twice');
      await expect(store.append(starts(stream), [{ stream, expected: 'none' }])).rejects.toThrow('twice');
      await expect(store.append(mixed)).rejects.toThrow('one append id');
      await expect(store.append(writes({ [stream]: [-1, 1] }))).rejects.toThrow('-1 is no revision');
      expect(await all(store.read(stream))).toEqual([]);
    });

    test('lets exactly one of many racing appends win', async () => {
      const stream = aStream();
      for (const expected of ['none', 0, 1] as const) {
        const racing = Array.from({ length: 40 }, () => store.append(writes({ [stream]: [expected, 1] })));
        const outcomes = await Promise.allSettled(racing);
        expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongRevision);
      }
      expect(await all(store.read(stream))).toHaveLength(3);
    });

    test('keeps what many at once check and write serial', async () => {
      // Each of two streams may be written only while the other is absent: at most one can ever be.
      const pairs = Array.from({ length: 30 }, () => [aStream(), aStream()] as const);
      const outcomes = await Promise.allSettled(
        pairs.flatMap(([one, two]) => [
          store.append(starts(one), [{ stream: two, expected: 'none' }]),
          store.append(starts(two), [{ stream: one, expected: 'none' }]),
        ]),
      );
      expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(pairs.length);
      for (const pair of pairs) {
        const found = await store.readMany(pair.map(stream => ({ stream })));
        expect([...found.values()].flat()).toHaveLength(1);
      }
    });

    test('a conflict rejects its own append alone', async () => {
      const taken = aStream();
      await store.append(starts(taken));
      const fresh = Array.from({ length: 30 }, aStream);
      const outcomes = await Promise.allSettled(
        fresh.map((stream, index) =>
          store.append(
            writes(index % 3 === 0 ? { [stream]: ['none', 1], [taken]: ['none', 1] } : { [stream]: ['none', 2] }),
          ),
        ),
      );
      for (const [index, outcome] of outcomes.entries()) {
        expect(outcome.status).toBe(index % 3 === 0 ? 'rejected' : 'fulfilled');
        expect(await all(store.read(fresh[index]!))).toHaveLength(index % 3 === 0 ? 0 : 2);
      }
    });

    test('keeps Unicode and large events', async () => {
      const stream = aStream();
      const data = {
        name: 'Ni Luh Ayu Sūryani 🩺 日本語 “kutip” \\u0041 \\ \n\t',
        large: 'ñ'.repeat(1_500_000),
        'key "quoted", {braced}': ['NULL', null, ''],
      };
      await store.append(starts(stream, { data }));
      const [event] = await all(store.read(stream));
      expect(event!.data).toEqual(data);
    });

    test('reads the log in pages that do not cut an append', async () => {
      const before = await store.head();
      for (const count of [2, 3, 1, 4]) await store.append(writes({ [aStream()]: ['none', count] }));
      const sizes = async (limit: number) => {
        const found: number[] = [];
        for (let after: Position = before; ;) {
          const page = await store.readAll(after, { limit });
          if (page.length === 0) return found;
          found.push(page.length);
          after = page.at(-1)!.position;
        }
      };
      expect(await sizes(100)).toEqual([10]);
      expect(await sizes(10)).toEqual([10]);
      expect(await sizes(9)).toEqual([6, 4]);
      expect(await sizes(5)).toEqual([5, 5]);
      expect(await sizes(4)).toEqual([2, 4, 4]);
      expect(await sizes(3)).toEqual([2, 3, 1, 3, 1]); // four do not fit in three
    });

    test('filters by merchant, type and partition', async () => {
      const before = await store.head();
      for (const merchantId of [11, 12, 13, 14])
        for (const type of ['Opened', 'Closed']) await store.append(starts(aStream(), { type, meta: { merchantId } }));
      const found = async (filter: Parameters<EventStore['readAll']>[1] & object) =>
        (await store.readAll(before, filter)).map(event => `${event.meta.merchantId} ${event.type}`);
      expect(await found({ filter: { merchantId: 12 } })).toEqual(['12 Opened', '12 Closed']);
      expect(await found({ filter: { types: ['Closed', 'Lost'], merchantId: 13 } })).toEqual(['13 Closed']);
      expect(await found({ filter: { types: [] } })).toEqual([]);
      expect(await found({ filter: { partition: { index: 1, of: 3 }, types: ['Opened'] } })).toEqual(['13 Opened']);
      expect(await found({ filter: { partition: { index: 0, of: 2 } }, limit: 3 })).toEqual([
        '12 Opened',
        '12 Closed',
        '14 Opened',
      ]);
    });

    subscriptionContract(() => store);

    test('closes', async () => {
      const closing = await open();
      const ended = all(closing.subscribe(await closing.head()));
      const underWay = closing.append(starts(aStream()));
      await closing.close();
      await closing.close();
      await expect(underWay).resolves.toBeDefined();
      await ended;
      await expect(closing.append(starts(aStream()))).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(closing.head()).rejects.toBeInstanceOf(StoreUnavailable);
    });
  });
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
