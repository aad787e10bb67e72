import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');
/** The files that the page says hold a requirement. */
const named = [
  ...new Set([...page.matchAll(/`([\w./*-]+\.(?:spec|e2e|db\.spec)?\.?ts)`/g)].map(([, path]) => path ?? '')),
];

it('the security page names many files', () => {
  expect(named.length).toBeGreaterThan(20);
});

it.each(named)('%s, which the security page names, is there', path => {
  const places = [path, `services/api/${path}`, `services/api/src/${path}`, `services/api/src/**/${path}`];
  expect(places.flatMap(place => globSync(place, { cwd: root }))).not.toEqual([]);
});
