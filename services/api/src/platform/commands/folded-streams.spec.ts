import type { Aggregate } from '@alur/domain/kernel/aggregate';
import { describe, expect, it } from 'vitest';
import type { Log } from '../log/log.js';
import { FoldedStreams } from './folded-streams.js';

const tally: Aggregate<number, { type: 'Counted'; data: { by: number } }> = {
  kind: 'tally',
  initial: 0,
  evolve: (state, { data }) => state + data.by,
};

type Foldables = Awaited<ReturnType<Log['readFoldable']>>;
const counted = (stream: string, revision: number): Foldables extends Map<string, (infer E)[]> ? E : never => ({
  ...{ id: `${stream}@${revision}`, type: 'Counted', data: { by: 1 }, stream, revision, position: `${revision + 1}` },
  meta: { merchantId: 1, commandId: `${stream} command ${revision}`, commandHash: 'hash' } as never,
});

/** Streams of so many events each; which of them were read from the log, and from where. */
const logOf = (lengths: Record<string, number>) => {
  const asked: string[] = [];
  return {
    asked,
    lengths,
    async readFoldable(streams: { stream: string; from?: number }[]): Promise<Foldables> {
      return new Map(
        streams.map(({ stream, from = 0 }) => {
          asked.push(`${stream} from ${from}`);
          const length = Math.max(0, (lengths[stream] ?? 0) - from);
          return [stream, Array.from({ length }, (_none, at) => counted(stream, from + at))];
        }),
      );
    },
  };
};
const wanted = (...streams: string[]) => new Map(streams.map(stream => [stream, tally]));

describe('folded streams', () => {
  it('are read once, and from then on only what came since', async () => {
    const log = logOf({ a: 2 });
    const streams = new FoldedStreams(log);
    expect((await streams.load(wanted('a', 'none'))).get('a')).toMatchObject({ state: 2, revision: 1 });
    await streams.load(wanted('a', 'none'));
    log.lengths['a'] = 5;
    expect(await streams.refresh(wanted('a'))).toBe(true);
    expect(await streams.refresh(wanted('a'))).toBe(false);
    expect((await streams.load(wanted('a'))).get('a')).toMatchObject({ state: 5, revision: 4 });
    expect(log.asked).toEqual(['a from 0', 'none from 0', 'a from 2', 'a from 5']);
  });

  it('are kept by their events, and what nobody has asked for longest goes first', async () => {
    const log = logOf({ long: 60, a: 10, b: 10, c: 10, d: 10 });
    const streams = new FoldedStreams(log, 100);
    for (const stream of ['long', 'a', 'b', 'c', 'long', 'd']) await streams.load(wanted(stream));
    log.asked.length = 0;
    await streams.load(wanted('long', 'c', 'd'));
    expect(log.asked).toEqual([]);
    await streams.load(wanted('a'));
    expect(log.asked).toEqual(['a from 0']);
  });

  it('count those that do not exist too', async () => {
    const log = logOf({});
    const streams = new FoldedStreams(log, 20);
    for (let at = 0; at < 30; at++) await streams.load(wanted(`none-${at}`));
    log.asked.length = 0;
    await streams.load(wanted('none-29', 'none-0'));
    expect(log.asked).toEqual(['none-0 from 0']);
  });

  it('are all there for the command that wants more than is kept, and the last one stays however long', async () => {
    const log = logOf({ a: 80, b: 80, c: 300 });
    const streams = new FoldedStreams(log, 100);
    const folds = await streams.load(wanted('a', 'b', 'c'));
    expect([...folds.values()].map(({ state }) => state)).toEqual([80, 80, 300]);
    log.asked.length = 0;
    expect((await streams.load(wanted('c'))).get('c')).toMatchObject({ revision: 299 });
    expect(log.asked).toEqual([]);
  });

  it('know every command that their streams have seen, also after they were read anew', async () => {
    const log = logOf({ a: 90, b: 90 });
    const streams = new FoldedStreams(log, 100);
    for (const stream of ['a', 'b', 'a']) await streams.load(wanted(stream));
    const { commands } = (await streams.load(wanted('a'))).get('a') ?? {};
    expect(commands?.size).toBe(90);
    expect(commands?.get('a command 0')).toEqual({ hash: 'hash', revision: 0, position: '1' });
  });

  it('do not take in what has a gap before it', async () => {
    const streams = new FoldedStreams(logOf({ a: 2 }));
    await streams.load(wanted('a'));
    streams.advance('a', tally, [counted('a', 3)]);
    expect((await streams.load(wanted('a'))).get('a')).toMatchObject({ revision: 1 });
  });

  it('are read again when somebody was forgotten while they were read', async () => {
    const log = logOf({ a: 1, b: 1 });
    const streams = new FoldedStreams(log);
    await streams.load(wanted('a'));
    const loading = streams.load(wanted('a', 'b'));
    streams.forget();
    expect([...(await loading).keys()].toSorted()).toEqual(['a', 'b']);
    expect(log.asked).toEqual(['a from 0', 'b from 0', 'b from 0', 'a from 0']);
  });
});
