import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registries, root, textOf } from './registries.ts';

/** Two who add a module each meet in the order of lines at most, which says nothing. */
const lines = (text: string) => text.split('\n').toSorted();

test.each(registries)('$file is what the folders say: `npm run registries` makes it anew', registry => {
  expect(lines(readFileSync(join(root, registry.file), 'utf8'))).toEqual(lines(textOf(root, registry)));
});
