import { describe, expect, it } from 'vitest';
import { givesBack, isFree, isNext, type Share } from './shares.js';

const shares = (...led: number[][]): Share[] => led.map((partitions, worker) => ({ worker, partitions }));

describe('how workers share the partitions', () => {
  it('lets whoever leads fewest take what is free', () => {
    const now = shares([0], []);
    expect(isFree(now, 0)).toBe(false);
    expect(isFree(now, 1)).toBe(true);
    expect(isNext(now, 0)).toBe(false);
    expect(isNext(now, 1)).toBe(true);
    expect(isNext(shares([], []), 0)).toBe(true);
    expect(isNext(shares([0, 1, 2]), 0)).toBe(true);
  });

  it('has the last one given back to somebody who leads two fewer', () => {
    expect(givesBack(shares([0, 1], []), 0, 1)).toBe(true);
    expect(givesBack(shares([0, 1], []), 0, 0)).toBe(false);
    expect(givesBack(shares([0, 1]), 0, 1)).toBe(false);
    expect(givesBack(shares([0], []), 0, 0)).toBe(false);
    expect(givesBack(shares([0, 1], [2]), 0, 1)).toBe(false);
  });

  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 8],
    [16, 5],
  ])('comes to rest with %i partitions and %i workers, none with two more than another', (partitions, workers) => {
    const all = Array.from({ length: partitions }, (_none, index) => index);
    let now: Share[] = shares(all, ...Array.from({ length: workers - 1 }, () => []));
    const give = () => now.flatMap(({ worker, partitions: led }) => led.filter(index => givesBack(now, worker, index)));
    for (let given = give(); given.length > 0; given = give()) {
      now = now.map(share => ({ ...share, partitions: share.partitions.filter(index => !given.includes(index)) }));
      for (const index of given) {
        const next = now.find(({ worker }) => isNext(now, worker));
        now = now.map(share => (share === next ? { ...share, partitions: [...share.partitions, index] } : share));
      }
    }
    const counts = now.map(({ partitions: led }) => led.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(now.flatMap(({ partitions: led }) => led).toSorted((a, b) => a - b)).toEqual(all);
  });
});
