import { beforeEach, expect, test } from 'vitest';
import type { Recorded } from '../event.js';
import { anEvent } from '../testing/events.js';
import { RecentLog } from './recent-log.js';

let now: number;
let recent: RecentLog;
let asked: bigint[];
beforeEach(() => {
  now = 0;
  asked = [];
  recent = new RecentLog(() => now);
});

const at = (position: bigint, appendLeft = 0) => {
  const event: Recorded = {
    ...anEvent({ meta: { merchantId: Number(position) } }),
    stream: 's',
    revision: 0,
    position,
  };
  return { event, appendLeft };
};
/** The page that a follower gets from memory; the fake server would answer with position 1000. */
const after = async (position: bigint, limit = 10, merchantId?: number) => {
  const pages = recent.over(async from => {
    asked.push(from);
    return { events: [], head: 1000n };
  });
  const { events, head } = await pages(position, limit, merchantId === undefined ? {} : { merchantId });
  return { found: events.map(event => event.position), head };
};

test('asks the server until it is fed, and for what was before', async () => {
  expect(await after(0n)).toEqual({ found: [], head: 1000n });
  recent.startFrom(50n);
  await after(40n);
  expect(asked).toEqual([0n, 40n]);
});

test('gives whole appends from memory, filtered and limited', async () => {
  recent.startFrom(50n);
  expect(recent.take(at(60n, 1))).toBeUndefined();
  expect(await after(50n)).toEqual({ found: [], head: 50n });
  expect(recent.take(at(70n))).toBe(70n);
  expect(recent.take(at(85n))).toBe(85n);
  expect(await after(50n)).toEqual({ found: [60n, 70n, 85n], head: 85n });
  expect(await after(60n, 1)).toEqual({ found: [70n], head: 85n });
  expect(await after(50n, 10, 85)).toEqual({ found: [85n], head: 85n });
  expect(asked).toEqual([]);
});

test('polls the server from time to time, and always when no subscription feeds it', async () => {
  recent.startFrom(50n);
  recent.take(at(60n));
  now = 6_000;
  expect(await after(60n)).toEqual({ found: [], head: 1000n });
  expect(await after(60n)).toEqual({ found: [], head: 60n });
  recent.take(at(70n, 1));
  recent.interrupt();
  expect(await after(50n)).toEqual({ found: [60n], head: 60n });
  expect(await after(60n)).toEqual({ found: [], head: 1000n });
  recent.startFrom(90n);
  expect(recent.take(at(95n))).toBe(95n);
  expect(await after(90n)).toEqual({ found: [95n], head: 95n });
  expect(asked).toEqual([60n, 60n]);
});

test('forgets the oldest, and knows that it has', async () => {
  recent.startFrom(0n);
  for (let n = 1n; n <= 5_000n; n++) recent.take(at(n));
  await after(10n);
  expect(asked).toEqual([10n]);
  expect((await after(4_990n)).found).toHaveLength(10);
  expect(asked).toEqual([10n]);
});
