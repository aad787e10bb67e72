import { expect, it } from 'vitest';
import { one, readArguments } from './command-line.js';
import { Refused } from './refused.js';

const known = { texts: ['checkpoint', 'out'], flags: ['json'] } as const;
const read = (args: string[], env = {}) => ({ ...readArguments(args, known, env) });

it('reads options and flags', () => {
  expect(read([])).toEqual({ json: false });
  expect(read(['--checkpoint', 'a', '--json', '--checkpoint', 'b'])).toEqual({ checkpoint: ['a', 'b'], json: true });
});

it('reads what npm kept for itself, so that nothing is left out in silence', () => {
  expect(read(['a.json'], { npm_config_checkpoint: 'true', npm_config_json: 'true' })).toEqual({
    checkpoint: ['a.json'],
    json: true,
  });
  expect(read([], { npm_config_checkpoint: 'a.json' })).toEqual({ checkpoint: ['a.json'], json: false });
});

it('refuses what it does not know', () => {
  for (const args of [['--chekpoint', 'a'], ['a'], ['--checkpoint']]) expect(() => read(args)).toThrow(Refused);
  for (const values of [undefined, [], ['a', 'b']])
    expect(() => one(values, 'out')).toThrow('--out must be given once');
  expect(one(['a'], 'out')).toBe('a');
});
