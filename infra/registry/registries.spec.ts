import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registries, root, textOf } from './registries.ts';

/** Two branches that add a module each may differ in the order of lines, which does not matter. */
const lines = (text: string) => text.split('\n').toSorted();

test.each(registries)('$file is what the folders say: `npm run registries` makes it anew', registry => {
  expect(lines(readFileSync(join(root, registry.file), 'utf8'))).toEqual(lines(textOf(root, registry)));
});
