import { describe, expect, test } from 'vitest';
import type { QueueStatus } from '../kernel/enums.js';
import { byRank, isGone, isWaiting, remainingOf } from './line.js';

const of = (number: number, status: QueueStatus, rank = number) => ({ number, status, rank });

describe('DOMAIN 1.1: how many are left', () => {
  const line = [
    of(1, 'done'),
    of(2, 'serving'),
    of(3, 'cancelled'),
    of(4, 'absent'),
    of(5, 'called'),
    of(6, 'waiting'),
  ];

  test('counts those who wait, are called or were skipped, her own number included', () => {
    expect(remainingOf(line)).toBe(2);
    expect(remainingOf(line, line[4])).toBe(1);
    expect(remainingOf(line, line[5])).toBe(2);
    expect(remainingOf([])).toBe(0);
  });

  test('goes by the order of calling, so that priority is before and whoever was skipped is behind', () => {
    const [priority, skipped] = [of(9, 'waiting', 9 - 1_000_000), of(4, 'skipped', 7.5)];
    const all = [...line.filter(({ number }) => number !== 4), priority, skipped, of(7, 'waiting'), of(8, 'waiting')];
    expect(remainingOf(all, priority)).toBe(1);
    expect(remainingOf(all, skipped)).toBe(5);
    expect(
      all
        .filter(isWaiting)
        .toSorted(byRank)
        .map(({ number }) => number),
    ).toEqual([9, 5, 6, 7, 4, 8]);
  });

  test('of two at the same place the lower number is before', () => {
    const [one, other] = [of(1, 'waiting', 3), of(2, 'waiting', 3)];
    expect([remainingOf([other, one], one), remainingOf([other, one], other)]).toEqual([1, 2]);
  });

  test('is of a number that is served no longer those who were before it', () => {
    expect(remainingOf(line, line[1])).toBe(0);
  });
});

test('who cancelled or did not come is expected no more', () => {
  const all = ['waiting', 'called', 'skipped', 'serving', 'done', 'absent', 'cancelled'] as const;
  expect(all.filter(status => isGone({ status }))).toEqual(['absent', 'cancelled']);
});
