import { expect, it } from 'vitest';
import { Announcer } from './announcer';
import { CallWatch, recentCalls } from './announcements';

const now = Date.parse('2026-11-21T02:00:00Z');
const called = (id: number, calls = 1, secondsAgo = 1) => ({
  id,
  status: 'called' as const,
  calls,
  calledAt: new Date(now - secondsAgo * 1000).toISOString(),
  display: `A-00${id}`,
  roomName: 'Poli Umum',
});

it('finds each call once, and a call again anew', () => {
  const watch = new CallWatch();
  expect(watch.next([called(1)], now).map(({ display }) => display)).toEqual(['A-001']);
  expect(watch.next([called(1)], now)).toEqual([]);
  expect(watch.next([called(1, 2, 0)], now)).toHaveLength(1);
});

it('does not read out what was called long before it came', () => {
  expect(new CallWatch().next([called(1, 1, 600), called(2)], now).map(({ id }) => id)).toEqual([2]);
});

it('reads one after the other, the same number once, and leaves out who went in', async () => {
  const read: number[] = [];
  let at = 0;
  const ends: (() => void)[] = [];
  const announcer = new Announcer({
    read: ({ id }) => {
      expect(++at).toBe(1);
      read.push(id);
      return new Promise(resolve => ends.push(() => (at--, resolve())));
    },
  });
  const one = (id: number, call = '1') => ({ id, call, display: '', roomName: '' });
  announcer.add([one(1), one(2), one(3)]);
  announcer.add([one(2, '2')]);
  announcer.keep(new Set([1, 2]));
  while (announcer.busy) {
    ends.shift()?.();
    await Promise.resolve();
    await new Promise(resolve => setTimeout(resolve));
  }
  expect(read).toEqual([1, 2]);
});

it('shows who is called now before who went in', () => {
  const served = { ...called(3, 1, 0), status: 'serving' as const };
  expect(recentCalls([called(1, 1, 50), served, called(2, 1, 20)], 5).map(({ id }) => id)).toEqual([2, 1, 3]);
});
