import { expect, it } from 'vitest';
import { evictOldest } from './forget-oldest.js';

it('never exceeds the maximum, and evicts the oldest first', () => {
  const map = new Map<number, string>();
  for (let key = 1; key <= 1_000; key++) {
    evictOldest(map, 20);
    map.set(key, '');
    expect(map.size).toBeLessThanOrEqual(20);
  }
  expect([...map.keys()].at(-1)).toBe(1_000);
  expect(Math.min(...map.keys())).toBeGreaterThan(980);
});
