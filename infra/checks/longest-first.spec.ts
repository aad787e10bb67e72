import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { long } from './longest-first.ts';

it('lists only files that exist', () => {
  expect(long.filter(file => !existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))))).toEqual([]);
});
