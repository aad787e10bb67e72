import { topicKey } from '@alur/contracts/kernel/topic';
import { expect, it } from 'vitest';
import { VirtualScheduler } from '@/live/testing/virtual-scheduler';
import type { TopicView } from '@/live/topic-store-options';
import { ReplayLine } from './replay-line';
import { ReplayPlayer } from './replay-player';
import type { FetchReplay, Moment } from './replay-topic';
import { frameAt, serverOf, type Waiter } from './testing/day-server';

const time = (text: string) => Date.parse(`2026-11-20T${text}:00Z`);
const startsAt = Date.parse('2026-11-19T17:00:00Z');
const params = { scheduleId: 1, date: '2026-11-20' };
const frames = [
  frameAt(1, '01:00', [['a', 'waiting']]),
  frameAt(2, '01:10', [
    ['a', 'called'],
    ['b', 'waiting'],
  ]),
  frameAt(3, '01:11', [['a', 'done']]),
  frameAt(4, '05:00', [], ['b']),
];

function replay(fetch: FetchReplay = serverOf(frames).fetch, moment: Moment = { at: startsAt, position: null }) {
  const scheduler = new VirtualScheduler(1);
  const views = new Map<string, TopicView>();
  const line = new ReplayLine({
    name: [7, '2026-11-20'],
    moment,
    fetch,
    scheduler,
    publish: (key, view) => void views.set(JSON.stringify(key), view),
  });
  const player = new ReplayPlayer({
    startsAt,
    endsAt: startsAt + 86_400_000,
    moment,
    scheduler,
    steps: () => line.steps(),
    reach: () => line.reach(),
    seek: to => line.seek(to),
  });
  const view = () => views.get(JSON.stringify(line.keyOf('queue.board', params)))!;
  const shown = () => (view().rows as Waiter[]).map(({ key, status }) => `${key} ${status}`).join(', ');
  return { line, player, scheduler, view, shown };
}

it('shows a topic as it was at the moment, and every other moment when it is sought', async () => {
  const { line, player, scheduler, view, shown } = replay();
  line.watch('queue.board', params);
  await scheduler.advance(0);
  expect(view()).toMatchObject({ status: 'live', rows: [] });
  player.seek(time('01:10'));
  await scheduler.advance(0);
  expect(shown()).toBe('a called, b waiting');
  player.seek(time('01:05'));
  await scheduler.advance(0);
  expect(shown()).toBe('a waiting');
  player.toEnd();
  await scheduler.advance(0);
  expect(shown()).toBe('a done');
});

it('follows a hand that seeks faster than the answers come', async () => {
  const server = serverOf(frames, { page: 1 });
  const { line, player, scheduler, shown } = replay(server.fetch);
  line.watch('queue.board', params);
  for (const at of ['05:00', '01:00', '01:12', '01:05']) player.seek(time(at));
  await scheduler.advance(0);
  expect(shown()).toBe('a waiting');
});

it('steps from event to event, both ways', async () => {
  const { line, player, scheduler, shown } = replay();
  line.watch('queue.board', params);
  await scheduler.advance(0);
  const seen: string[] = [];
  for (const by of [1, 1, 1, -1, -1, -1] as const) {
    player.step(by);
    await scheduler.advance(0);
    seen.push(`${player.stepIndex()}: ${shown()}`);
  }
  expect(seen).toEqual([
    '0: a waiting',
    '1: a called, b waiting',
    '2: a done, b waiting',
    '1: a called, b waiting',
    '0: a waiting',
    '-1: ',
  ]);
});

it('plays at its speed, and stops behind the last event', async () => {
  const { line, player, scheduler, shown } = replay();
  line.watch('queue.board', params);
  await scheduler.advance(0);
  player.seek(time('01:09'));
  player.setSpeed(60);
  player.play();
  await scheduler.advance(1_100);
  expect(shown()).toBe('a called, b waiting');
  expect(player.current().playing).toBe(true);
  player.setSpeed(300);
  await scheduler.advance(60_000);
  expect(player.current()).toMatchObject({ playing: false, moment: { at: time('05:00') } });
  expect(shown()).toBe('a done');
});

it.each([
  ['plays', (player: ReplayPlayer) => player.play()],
  ['goes', (player: ReplayPlayer) => player.toEnd()],
])('%s to the end of what the screen asks for because of what it shows there', async (_how, move) => {
  const opened = serverOf([frameAt(1, '00:30', [['a', 'open']])]);
  const { fetch } = serverOf(frames);
  const { line, player, scheduler } = replay((topic, of, from) =>
    (topic === 'schedule.list' ? opened.fetch : fetch)(topic, of, from),
  );
  line.watch('schedule.list', {});
  await scheduler.advance(0);
  player.home();
  player.setSpeed(300);
  move(player);
  await scheduler.advance(100);
  expect(player.now()).toBe(time('00:30'));
  line.watch('queue.board', params);
  await scheduler.advance(60_000);
  expect(player.current()).toMatchObject({ playing: false, moment: { at: time('05:00') } });
});

it('waits at the last that has come while more of the day does, and plays on by itself', async () => {
  const { fetch } = serverOf(frames, { page: 1 });
  const scheduled: (() => void)[] = [];
  const slow: FetchReplay = async (topic, of, from) => {
    if (from.from !== undefined) await new Promise<void>(resolve => scheduled.push(resolve));
    return fetch(topic, of, from);
  };
  const { line, player, scheduler, shown } = replay(slow, { at: time('00:59'), position: null });
  line.watch('queue.board', params);
  player.setSpeed(300);
  player.play();
  await scheduler.advance(60_000);
  expect(line.reach()).toBe(time('01:00') - 1);
  expect(player.current()).toMatchObject({ playing: true, moment: { at: time('01:00') - 1 } });
  scheduled.shift()!();
  await scheduler.advance(10_000);
  expect(player.current()).toMatchObject({ playing: true, moment: { at: time('01:10') - 1 } });
  expect(shown()).toBe('a waiting');
  while (line.reach() !== Number.POSITIVE_INFINITY) {
    scheduled.shift()!();
    await scheduler.advance(0);
  }
  await scheduler.advance(60_000);
  expect(player.current()).toMatchObject({ playing: false, moment: { at: time('05:00') } });
  expect(shown()).toBe('a done');
});

it('goes to the end of the day when it has come, unless somebody has gone elsewhere meanwhile', async () => {
  for (const elsewhere of [false, true]) {
    const { fetch } = serverOf(frames, { page: 1 });
    let come = () => {};
    const { line, player, scheduler } = replay(async (topic, of, from) => {
      if (from.from === '2') await new Promise<void>(resolve => (come = resolve));
      return fetch(topic, of, from);
    });
    line.watch('queue.board', params);
    player.toEnd();
    await scheduler.advance(100);
    expect(player.now()).toBe(startsAt);
    if (elsewhere) player.home();
    come();
    await scheduler.advance(100);
    expect(player.now()).toBe(elsewhere ? time('01:00') - 1_000 : time('05:00'));
  }
});

it('plays to the end of the day over a line that was cut between', async () => {
  const { fetch } = serverOf(frames, { page: 1 });
  let cut = 3;
  const { line, player, scheduler } = replay(
    async (topic, of, from) => {
      if (from.from === '2' && cut-- > 0) throw new Error('network');
      return fetch(topic, of, from);
    },
    { at: time('01:00'), position: null },
  );
  line.watch('queue.board', params);
  player.setSpeed(300);
  player.play();
  await scheduler.advance(1_000);
  expect(line.reach()).toBe(time('01:10') - 1);
  await scheduler.advance(120_000);
  expect(player.current()).toMatchObject({ playing: false, moment: { at: time('05:00') } });
});

it('waits for nothing that is refused', async () => {
  const { line, scheduler } = replay(async () => {
    throw Object.assign(new Error('no'), { status: 403, code: 'forbidden' });
  });
  line.watch('queue.board', params);
  expect(line.reach()).toBe(Number.NEGATIVE_INFINITY);
  await scheduler.advance(0);
  expect(line.reach()).toBe(Number.POSITIVE_INFINITY);
});

it('skips five minutes and stays inside the day', async () => {
  const { player } = replay();
  player.seek(time('01:00'));
  player.skip(1);
  expect(player.now()).toBe(time('01:05'));
  player.seek(startsAt - 1);
  player.skip(-1);
  expect(player.now()).toBe(startsAt);
});

it('says why a topic is refused, and shows nothing of it', async () => {
  const { line, scheduler, view } = replay(async () => {
    throw Object.assign(new Error('no'), { status: 403, code: 'forbidden' });
  });
  line.watch('queue.board', params);
  await scheduler.advance(0);
  expect(view()).toMatchObject({ status: 'refused', code: 'forbidden', rows: [] });
});

it('tries again when the line to the server was lost', async () => {
  const { fetch } = serverOf(frames);
  let failures = 2;
  const { line, scheduler, view } = replay(
    (...asked) => (failures-- > 0 ? Promise.reject(new Error('network')) : fetch(...asked)),
    {
      at: time('02:00'),
      position: null,
    },
  );
  line.watch('queue.board', params);
  await scheduler.advance(10_000);
  expect(view()).toMatchObject({ status: 'live' });
  expect(view().rows).toHaveLength(2);
});

it('counts only what is on the screen among the steps', async () => {
  const { line, scheduler } = replay();
  const leave = line.watch('queue.board', params);
  await scheduler.advance(0);
  expect(line.onScreen().map(({ topic, params: of }) => topicKey(topic, of))).toEqual([
    topicKey('queue.board', params),
  ]);
  expect(line.steps()).toHaveLength(4);
  leave();
  expect(line.steps()).toHaveLength(0);
});
