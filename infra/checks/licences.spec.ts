import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { productionPackages } from './production-packages.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Licences that ask for no more than their text and names, which NOTICE and the packages themselves carry. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib', // as permissive as BSD; of a part of pako, by which images of radiology are unpacked
  'CC0-1.0',
  'Unlicense', // the public domain, in so many words
  'Python-2.0', // of what was translated from Python's library; asks for its text alone
  'CC-BY-4.0', // data with a name to give
  'OFL-1.1', // fonts
  'MPL-2.0', // asks for the sources of its own files, which are published and unchanged
]);

/** An SPDX expression: one of what `OR` joins must do, and all of what `AND` joins. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(either => either.split(' AND ').every(license => allowed.has(license.trim())));

describe('licences', () => {
  const packages = productionPackages(root);

  it('of every production dependency are ones that the product may carry', () => {
    expect(packages.length).toBeGreaterThan(100);
    const others = packages.filter(({ license }) => !isAllowed(license));
    expect(others.map(({ name, version, license }) => `${name}@${version}: ${license || 'none told'}`)).toEqual([]);
  });

  it('detects a copyleft package and one without a licence', () => {
    for (const license of ['', 'GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])
      expect(isAllowed(license)).toBe(false);
    expect(isAllowed('(MIT OR GPL-2.0)')).toBe(true);
  });

  it('that ask for a name have it in NOTICE', () => {
    const notice = readFileSync(`${root}NOTICE`, 'utf8');
    const asking = packages.filter(({ license }) => /OFL|CC-BY|MPL/.test(license));
    for (const { name } of asking) expect(notice, name).toContain(name);
    for (const name of ['idn-area-data', 'PostgreSQL']) expect(notice).toContain(name);
  });
});
