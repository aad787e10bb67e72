import { expect, it } from 'vitest';
import { VirtualScheduler } from '@/live/testing/virtual-scheduler';
import { dayOf, lasted, lastedAt, peaksOf, together } from './phases';
import { ReplayTopic } from './replay-topic';
import { frameAt, serverOf } from './testing/day-server';

const time = (text: string) => Date.parse(`2026-11-20T${text}:00Z`);
const startsAt = Date.parse('2026-11-19T17:00:00Z');
const day = async (frames: Parameters<typeof serverOf>[0], begins = [] as { key: string; position: string }[]) => {
  const topic = new ReplayTopic('queue.board', {}, serverOf(frames, { begins }).fetch, new VirtualScheduler(1));
  await topic.load();
  return dayOf(topic, startsAt);
};
const frames = [
  frameAt(1, '01:00', [['a', 'waiting']]),
  frameAt(2, '01:10', [['b', 'waiting']]),
  frameAt(3, '01:15', [['a', 'waiting']]),
  frameAt(4, '01:40', [['a', 'done']]),
  frameAt(5, '02:30', [], ['b']),
];

it('knows who waited how long, through changes that left the status as it was', async () => {
  const { spells } = await day(frames);
  const waits = spells
    .filter(({ phase }) => phase === 'waiting')
    .map(spell => [spell.key, lasted(spell, startsAt, time('03:00')) / 60_000]);
  expect(waits).toEqual([
    ['a', 40],
    ['b', 80],
  ]);
  expect(spells.find(({ key }) => key === 'b')).toMatchObject({ endedBy: '5' });
});

it('knows how long somebody has been waiting at a moment', async () => {
  const { spells } = await day(frames);
  const waiting = (at: string) =>
    spells.flatMap(spell => (spell.phase === 'waiting' ? (lastedAt(spell, time(at), startsAt) ?? []) : []));
  expect(waiting('01:20').map(ms => ms / 60_000)).toEqual([20, 10]);
  expect(waiting('01:40').map(ms => ms / 60_000)).toEqual([30]);
  expect(waiting('02:30')).toEqual([]);
});

it('counts from midnight what stood there already', async () => {
  const { spells, counts } = await day(
    [frameAt(7, '01:00', [['n', 'done']])],
    [{ key: 'n', position: '1', status: 'waiting' } as never],
  );
  expect(spells[0]).toMatchObject({ key: 'n', since: null, until: time('01:00') });
  expect(counts[0]).toMatchObject({ at: startsAt, counts: { waiting: 1 } });
});

it('finds the moment when most were waiting, over several topics together', async () => {
  const one = await day(frames);
  const other = await day([
    frameAt(6, '02:00', [
      ['c', 'waiting'],
      ['d', 'waiting'],
    ]),
  ]);
  expect(peaksOf(one.counts)).toContainEqual({ phase: 'waiting', count: 2, at: time('01:10'), position: '2' });
  const all = together([one.counts, other.counts]);
  // Position 6 is the last, and `b` has been removed by then.
  expect(all.at(-1)!.counts).toMatchObject({ waiting: 2, done: 1 });
  expect(peaksOf(all)).toContainEqual({ phase: 'done', count: 1, at: time('01:40'), position: '4' });
});
