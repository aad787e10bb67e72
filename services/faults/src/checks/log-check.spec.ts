import { memoryStore } from '@alur/eventing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { backwards, doubled, lost, readWritten } from './log-check.js';

const log = memoryStore();
const write = async (commandId: string) => {
  const more = { merchantId: 1, actorId: 1, at: '2026-01-01T00:00:00Z', localDate: '2026-01-01', offset: '+07:00' };
  const meta = { ...more, commandId, appendId: randomUUID() };
  const events = ['One', 'Other'].map(type => ({ id: randomUUID(), type, data: {}, meta }));
  const { position } = await log.append([{ stream: `thing-${randomUUID()}`, expected: 'none', events }]);
  return { commandId, position: String(position) };
};

it('finds what was acknowledged and is not in the log, and what was done twice', async () => {
  const [once, again] = [await write('once'), await write('twice')];
  await write('twice');
  const written = await readWritten(log);
  expect(written).toHaveLength(6);
  const changedNothing = { commandId: 'nothing', position: '0' };
  expect(lost(written, [once, again, changedNothing])).toEqual([]);
  const [nowhere, elsewhere] = [
    { ...once, position: '99' },
    { ...once, position: again.position },
  ];
  expect(lost(written, [nowhere, elsewhere])).toEqual([
    'command once was acknowledged at 99 and is not there',
    `command once was acknowledged at ${again.position} and is not there`,
  ]);
  expect(doubled(written)).toEqual(['command twice was done 2 times']);
});

it('finds a step that is dated before the last one of its stream', () => {
  const step = (stream: string, minute: number) => ({
    ...{ stream, position: '1', commandId: 'one', appendId: 'one' },
    at: `2026-01-01T00:0${minute}:00.000Z`,
  });
  const written = [step('a', 5), step('b', 3), step('a', 5), step('b', 4), step('a', 4), step('a', 6)];
  expect(backwards(written)).toEqual([
    'a has a step of 2026-01-01T00:04:00.000Z after one of 2026-01-01T00:05:00.000Z',
  ]);
});
