import { expect, it } from 'vitest';
import { WeighedCache } from './weighed-cache.js';

it('lets go of what was asked for longest ago, and keeps the last one whatever it weighs', () => {
  const cache = new WeighedCache<{ weight: number }>(10);
  const [a, b, c, heavy] = [4, 4, 4, 40].map(weight => ({ weight }));
  cache.put('a', a!);
  cache.put('b', b!);
  expect(cache.get('a')).toBe(a);
  cache.put('c', c!);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([a, undefined, c]);
  cache.put('heavy', heavy!);
  expect([cache.get('a'), cache.get('c'), cache.get('heavy')]).toEqual([undefined, undefined, heavy]);
});

it('weighs again what has grown', () => {
  const cache = new WeighedCache<{ weight: number }>(10);
  const growing = { weight: 1 };
  cache.put('small', { weight: 1 });
  cache.put('growing', growing);
  growing.weight = 10;
  expect(cache.get('growing')).toBe(growing);
  expect(cache.get('small')).toBeUndefined();
});
