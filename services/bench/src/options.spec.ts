import { expect, it } from 'vitest';
import { bench } from './options.js';

const defaults = { clients: [1, 32], stores: ['raw', 'alur'], seconds: 4, folder: '' };

it('takes the kind of an option from its default', async () => {
  let got: unknown;
  const one = bench(defaults, async options => {
    got = options;
  });
  await one.run(['--clients', '8', '--stores', 'raw', '--seconds=0.5']);
  expect(got).toEqual({ clients: [8], stores: ['raw'], seconds: 0.5, folder: '' });
  await one.run([]);
  expect(got).toEqual(defaults);
});

it('refuses what it does not know', async () => {
  const one = bench(defaults, async () => {});
  await expect(one.run(['--nothing', '1'])).rejects.toThrow(/nothing/);
  await expect(one.run(['--seconds', 'soon'])).rejects.toThrow('--seconds: soon is no number');
});
