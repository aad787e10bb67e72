import { expect, it } from 'vitest';
import { allFaults } from './faults/all.js';
import { readOptions } from './options.js';

it('plays every fault of its store once unless told otherwise', () => {
  const { faults, ...rest } = readOptions([], 7);
  expect(rest).toEqual({ rounds: 1, store: 'postgres', seed: 7, visits: 40, together: false });
  const all = new Set([...faults, ...readOptions(['--store', 'kurrentdb'], 7).faults]);
  expect(all).toEqual(new Set(allFaults));
});
it('takes what it is told', () => {
  const given = readOptions(
    ['--only', 'kill-app,same-command', '--rounds', '20', '--seed', '3', '--visits', '9', '--together'],
    7,
  );
  expect(given).toMatchObject({ rounds: 20, seed: 3, visits: 9, together: true });
  expect(given.faults.map(({ name }) => name)).toEqual(['kill-app', 'same-command']);
});
it.each([
  ['--only', 'kill-cat'],
  ['--only', 'disk-full', '--store', 'kurrentdb'],
  ['--store', 'memory'],
  ['--rounds', '0'],
  ['--seed', 'x'],
  ['--loud'],
])('refuses %s %s', (...args) => {
  expect(() => readOptions(args, 7)).toThrow();
});
