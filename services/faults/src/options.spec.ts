import { expect, it } from 'vitest';
import { allFaults } from './faults/all.js';
import { readOptions } from './options.js';

it('plays every fault once unless told otherwise', () => {
  expect(readOptions([], 7)).toEqual({ faults: allFaults, rounds: 1, seed: 7, visits: 40, together: false });
});
it('takes what it is told', () => {
  const given = readOptions(
    ['--only', 'kill-app,same-command', '--rounds', '20', '--seed', '3', '--visits', '9', '--together'],
    7,
  );
  expect(given).toMatchObject({ rounds: 20, seed: 3, visits: 9, together: true });
  expect(given.faults.map(({ name }) => name)).toEqual(['kill-app', 'same-command']);
});
it.each([['--only', 'kill-cat'], ['--rounds', '0'], ['--seed', 'x'], ['--loud']])('refuses %s %s', (...args) => {
  expect(() => readOptions(args, 7)).toThrow();
});
