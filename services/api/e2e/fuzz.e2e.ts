import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

/**
 * A short version of `npm run fuzz` with new requests each time; the seed is printed, so that a failure can be
 * repeated.
 */
it('answers whatever comes, in the form it promises', { timeout: 300_000 }, async () => {
  const seed = Date.now() % 1_000_000;
  process.stdout.write(`fuzz: seed ${seed}\n`);
  const { statuses, faults, errors } = await fuzz(1_500, seed);
  expect({ faults, errors }, `npm run fuzz -- --requests 1500 --seed ${seed}`).toEqual({ faults: [], errors: [] });
  // Not everything is refused at the door: some requests reach the rules. Which ones is random, so these bounds are far
  // below the usual counts.
  expect(statuses[200]).toBeGreaterThan(20);
  expect(statuses[401]).toBeGreaterThan(5);
});
