import { expect, it } from 'vitest';
import { VirtualScheduler } from '@/live/testing/virtual-scheduler';
import { ReplayTopic } from './replay-topic';
import { changesOf, fieldChanges, stepsOf } from './steps';
import { frameAt, serverOf } from './testing/day-server';

const loaded = async (name: string, frames: Parameters<typeof serverOf>[0]) => {
  const topic = new ReplayTopic(name, {}, serverOf(frames).fetch, new VirtualScheduler(1));
  await topic.load();
  return topic;
};

it('makes one step of what one event changed on several topics, in the order of the log', async () => {
  const one = await loaded('queue.board', [
    frameAt(9, '01:00', [['a', 'waiting']]),
    frameAt(100, '01:05', [['a', 'called']]),
  ]);
  const other = await loaded('queue.display', [
    frameAt(11, '01:02', [['b', 'waiting']]),
    frameAt(100, '01:05', [['b', 'called']]),
  ]);
  const steps = stepsOf([one, other]);
  expect(steps.map(({ position }) => position)).toEqual(['9', '11', '100']);
  expect(steps[2]!.events).toHaveLength(1);
  expect(changesOf(steps[2]!).map(({ topic, key }) => `${topic} ${key}`)).toEqual(['queue.board a', 'queue.display b']);
});

it('shows both sides of a step, also of a row that comes or goes', async () => {
  const topic = await loaded('queue.board', [
    frameAt(1, '01:00', [['a', 'waiting']]),
    frameAt(2, '01:05', [
      ['a', 'called'],
      ['b', 'waiting'],
    ]),
    frameAt(3, '01:06', [], ['a']),
  ]);
  const [, second, third] = stepsOf([topic]);
  const [a, b] = changesOf(second!);
  expect(fieldChanges(a!.before, a!.after)).toEqual([{ path: 'status', from: 'waiting', to: 'called' }]);
  expect(b!.before).toBeNull();
  expect(fieldChanges(b!.before, b!.after)).toContainEqual({ path: 'status', from: null, to: 'waiting' });
  expect(changesOf(third!)).toMatchObject([{ key: 'a', before: { status: 'called' }, after: null }]);
});
