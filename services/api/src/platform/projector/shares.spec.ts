import { describe, expect, it } from 'vitest';
import { givesBack, isFree, isNext, type Share } from './shares.js';

/** Workers who lead these and stand for all. */
const shares = (...led: number[][]): Share[] => {
  const standsFor = Array.from({ length: 16 }, (_none, index) => index);
  return led.map((leads, worker) => ({ worker, leads, standsFor }));
};

describe('how workers share the partitions', () => {
  it('lets whoever leads fewest take what is free', () => {
    const now = shares([0], []);
    expect(isFree(now, 0)).toBe(false);
    expect(isFree(now, 1)).toBe(true);
    expect(isNext(now, 0, 1)).toBe(false);
    expect(isNext(now, 1, 1)).toBe(true);
    expect(isNext(shares([], []), 0, 0)).toBe(true);
    expect(isNext(shares([0, 1, 2]), 0, 3)).toBe(true);
  });

  it('has the last one given back to somebody who leads two fewer', () => {
    expect(givesBack(shares([0, 1], []), 0, 1)).toBe(true);
    expect(givesBack(shares([0, 1], []), 0, 0)).toBe(false);
    expect(givesBack(shares([0, 1]), 0, 1)).toBe(false);
    expect(givesBack(shares([0], []), 0, 0)).toBe(false);
    expect(givesBack(shares([0, 1], [2]), 0, 1)).toBe(false);
  });

  it('leaves alone who does not stand for it: it has something to build', () => {
    const now: Share[] = [
      { worker: 0, leads: [0, 1, 2], standsFor: [0, 1, 2] },
      { worker: 1, leads: [], standsFor: [1] },
      { worker: 2, leads: [], standsFor: [] },
    ];
    expect([0, 1, 2].filter(index => givesBack(now, 0, index))).toEqual([1]);
    expect(isNext(now, 0, 3)).toBe(true);
    const free = now.map(share => ({ ...share, leads: share.leads.filter(index => index !== 1) }));
    expect([0, 1].filter(worker => isNext(free, worker, 1))).toEqual([1]);
  });

  it('keeps its first, whoever stands for that and not yet for the others', () => {
    const now: Share[] = [
      { worker: 0, leads: [1, 0], standsFor: [0, 1] },
      { worker: 1, leads: [], standsFor: [0] },
    ];
    expect([0, 1].filter(index => givesBack(now, 0, index))).toEqual([]);
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
    const give = () => now.flatMap(({ worker, leads }) => leads.filter(index => givesBack(now, worker, index)));
    for (let given = give(); given.length > 0; given = give()) {
      now = now.map(share => ({ ...share, leads: share.leads.filter(index => !given.includes(index)) }));
      for (const index of given) {
        const next = now.find(({ worker }) => isNext(now, worker, index));
        now = now.map(share => (share === next ? { ...share, leads: [...share.leads, index] } : share));
      }
    }
    const counts = now.map(({ leads }) => leads.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(now.flatMap(({ leads }) => leads).toSorted((a, b) => a - b)).toEqual(all);
  });
});
