import { afterEach, expect, it } from 'vitest';
import { publicAddress } from './public-address';

afterEach(() => delete window.__ALUR__);

it('is under the address that the installation is known by, wherever this desk opened it', () => {
  window.__ALUR__ = { publicUrl: 'https://alur.contoh.id' };
  expect(publicAddress('/verify/letter/AB12')).toBe('https://alur.contoh.id/verify/letter/AB12');
});

it('is under the page’s own where none is set', () => {
  expect(publicAddress('/display')).toBe(`${window.location.origin}/display`);
});

it('is what every screen makes its links with', () => {
  const sources = import.meta.glob<string>('../{features,routes,ui}/**/*.{ts,tsx}', {
    ...{ query: '?raw', import: 'default', eager: true },
  });
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  const own = Object.entries(sources).filter(([, text]) => /location\.(origin|host|href)\b/.test(text));
  expect(own.map(([file]) => file)).toEqual([]);
});
