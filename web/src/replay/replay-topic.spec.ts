import { expect, it } from 'vitest';
import { VirtualScheduler } from '@/live/testing/virtual-scheduler';
import { ReplayTopic, type Moment } from './replay-topic';
import { frameAt, serverOf, type Waiter } from './testing/day-server';

const at = (time: string): Moment => ({ at: Date.parse(`2026-11-20T${time}:00Z`), position: null });
const after = (position: number, time: string): Moment => ({ ...at(time), position: String(position) });
const words = (rows: readonly object[]) =>
  (rows as Waiter[])
    .map(({ key, status }) => `${key} ${status}`)
    .sort()
    .join(', ');

const day = [
  frameAt(10, '01:00', [['a', 'waiting']]),
  frameAt(12, '01:10', [['b', 'waiting']]),
  frameAt(13, '01:10', [['a', 'called']]),
  frameAt(20, '02:00', [['b', 'done']], ['a']),
];
const topicOf = (server: ReturnType<typeof serverOf>) =>
  new ReplayTopic('queue.board', {}, server.fetch, new VirtualScheduler(1));

it('stands as the topic did at a time, and between two events of one instant', async () => {
  const topic = topicOf(serverOf(day));
  const rows = async (moment: Moment) => words((await topic.rowsAt(moment)).rows);
  expect(await rows(at('00:30'))).toBe('');
  expect(await rows(at('01:00'))).toBe('a waiting');
  expect(await rows(after(12, '01:10'))).toBe('a waiting, b waiting');
  expect(await rows(at('01:10'))).toBe('a called, b waiting');
  expect(await rows(at('23:00'))).toBe('b done');
});

it('goes back and forth without asking again', async () => {
  const server = serverOf(day);
  const topic = topicOf(server);
  await topic.load();
  expect(topic.whole).toBe(true);
  for (const time of ['02:00', '01:00', '01:30', '00:00'])
    expect(topic.fetchedAt(at(time)), time).toEqual(await topic.rowsAt(at(time)));
  expect(server.asked).toHaveLength(1);
});

it('fetches the day page by page, and a moment beyond what is there by itself', async () => {
  const server = serverOf(day, { page: 1 });
  const topic = topicOf(server);
  await topic.load();
  expect(topic.fetchedAt(at('02:00'))).toBeNull();
  expect(words((await topic.rowsAt(at('02:00'))).rows)).toBe('b done');
  expect(server.asked).toContainEqual({ at: '2026-11-20T02:00:00.000Z', limit: 1 });
  await expect.poll(() => topic.whole).toBe(true);
  expect(topic.frames.map(({ frame }) => frame.seq)).toEqual(['10', '12', '13', '20']);
});

it('folds a long day the same from any keyframe', async () => {
  const frames = Array.from({ length: 1_000 }, (_, n) =>
    frameAt(
      n + 1,
      `0${Math.floor(n / 60) % 10}:${String(n % 60).padStart(2, '0')}`,
      [[`k${n % 37}`, `s${n}`]],
      n % 5 ? [] : [`k${(n * 7) % 37}`],
    ),
  );
  const [walked, jumped] = [topicOf(serverOf(frames)), topicOf(serverOf(frames))];
  await Promise.all([walked.load(), jumped.load()]);
  for (let index = 0; index <= 1_000; index++) walked.rowsAfter(index);
  for (const index of [999, 3, 600, 201, 1_000, 0, 399])
    expect([...jumped.rowsAfter(index)]).toEqual([...walked.rowsAfter(index)]);
});

it('begins with what was there at midnight', async () => {
  const night: Waiter = { key: 'n', position: '3', status: 'waiting', patientName: 'Patient n' };
  const topic = topicOf(serverOf(day, { begins: [night] }));
  expect(words((await topic.rowsAt(at('00:00'))).rows)).toBe('n waiting');
});
