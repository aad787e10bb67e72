import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Position } from '../event.js';
import { prepareAppend } from '../prepared-append.js';
import { starts } from '../testing/events.js';
import { encodeAppend } from './append-statement.js';
import { RecentEvents } from './recent-events.js';

const setUp = () => {
  let now = 10_000;
  const recent = new RecentEvents(() => now);
  const database = vi.fn(async () => ({ events: [], head: 99n }));
  const page = recent.over(database);
  const positions = async (after: Position, limit = 100) =>
    (await page(after, limit, {})).events.map(({ position }) => position);
  const write = (before: Position, data = {}) =>
    recent.wrote(before, encodeAppend(prepareAppend(starts(`thing-${randomUUID()}`, { data }))));
  return { recent, database, page, positions, write, pass: (ms: number) => (now += ms) };
};

test('gives what this process has just written, as a copy', async () => {
  const { database, page, positions, write } = setUp();
  const data = { text: 'a', nothing: undefined };
  write(10n, data);
  write(11n);
  expect(await positions(10n)).toEqual([11n, 12n]);
  expect(await positions(11n)).toEqual([12n]);
  expect(await positions(10n, 1)).toEqual([11n]);
  expect((await page(10n, 1, {})).events[0]?.data).toStrictEqual({ text: 'a' });
  expect(await page(10n, 9, { types: ['Other'] })).toEqual({ events: [], head: 12n });
  expect(database).not.toHaveBeenCalled();
});

test('asks the database for what it did not write, or wrote too long ago', async () => {
  const { recent, database, positions, write } = setUp();
  await positions(0n);
  write(10n);
  await positions(9n);
  expect(database).toHaveBeenCalledTimes(2);
  recent.announced(12n);
  await positions(10n);
  expect(database).toHaveBeenCalledTimes(3);
  write(12n);
  await positions(10n);
  expect(database).toHaveBeenCalledTimes(4);
  expect(await positions(12n)).toEqual([13n]);
});

test('polls the database from time to time', async () => {
  const { database, positions, write, pass } = setUp();
  write(10n);
  await positions(11n);
  expect(database).toHaveBeenCalledTimes(1);
  pass(900);
  await positions(11n);
  expect(database).toHaveBeenCalledTimes(1);
  pass(200);
  await positions(11n);
  expect(database).toHaveBeenCalledTimes(2);
});

test('relies on nothing when announcements may have been missed', async () => {
  const { recent, database, positions, write } = setUp();
  write(10n);
  recent.announced();
  await positions(10n);
  expect(database).toHaveBeenCalledTimes(1);
});
