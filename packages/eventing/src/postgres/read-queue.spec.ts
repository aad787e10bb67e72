import { describe, expect, it } from 'vitest';
import type { Recorded } from '../event.js';
import type { StreamStart } from '../event-store.js';
import { readQueue } from './read-queue.js';

const named = (stream: string) => [{ stream }];
const firstStreams = (streams: Recorded[][]) => streams.map(([event]) => event?.stream);

/** A fake database that answers on command. */
const database = () => {
  const queries: { wanted: StreamStart[]; answer: () => void; fail: () => void }[] = [];
  const read = (wanted: StreamStart[]) =>
    new Promise<Recorded[][]>((resolve, reject) => {
      queries.push({
        wanted,
        answer: () => resolve(wanted.map(({ stream }) => [{ stream } as Recorded])),
        fail: () => reject(new Error('away')),
      });
    });
  return { queries, read };
};

/** Resolves when all queries of this turn of the event loop were sent. */
const sent = () => new Promise(resolve => setImmediate(resolve));

describe('a queue of reads', () => {
  it('divides what is asked in one turn among the queries that are free, and then asks for all that has gathered', async () => {
    const { queries, read } = database();
    const asked = () => queries.map(({ wanted }) => wanted.map(({ stream }) => stream));
    const ask = readQueue(read, 2);
    const answers = ['a', 'b', 'c'].map(stream => ask(named(stream)));
    await sent();
    expect(asked()).toEqual([['a', 'b'], ['c']]);
    answers.push(...['d', 'e', 'a'].map(stream => ask(named(stream))));
    queries[1]!.answer();
    expect(firstStreams(await answers[2]!)).toEqual(['c']);
    expect(asked()).toEqual([['a', 'b'], ['c'], ['d', 'e', 'a']]);
    queries[0]!.answer();
    queries[2]!.answer();
    expect((await Promise.all(answers)).map(firstStreams)).toEqual([['a'], ['b'], ['c'], ['d'], ['e'], ['a']]);
  });

  it('keeps a request whole, and a query within bounds', async () => {
    const { queries, read } = database();
    const ask = readQueue(read, 1);
    const many = (count: number) => Array.from({ length: count }, (_none, at) => ({ stream: String(at) }));
    const first = ask(many(15));
    const others = [ask(many(5)), ask(many(3)), ask(many(1))];
    await sent();
    expect(queries[0]!.wanted).toHaveLength(15);
    queries[0]!.answer();
    expect(await first).toHaveLength(15);
    expect(queries[1]!.wanted).toHaveLength(8);
    queries[1]!.answer();
    expect(await others[1]).toHaveLength(3);
    queries[2]!.answer();
    expect(await Promise.all(others)).toMatchObject([{ length: 5 }, { length: 3 }, { length: 1 }]);
  });

  it('rejects all requests of a failed query, and goes on', async () => {
    const { queries, read } = database();
    const ask = readQueue(read, 1);
    const [a, b] = [ask(named('a')), ask(named('b'))];
    await sent();
    queries[0]!.fail();
    await expect(a).rejects.toThrow('away');
    await expect(b).rejects.toThrow('away');
    const d = ask(named('d'));
    await sent();
    queries[1]!.answer();
    expect(firstStreams(await d)).toEqual(['d']);
  });
});
