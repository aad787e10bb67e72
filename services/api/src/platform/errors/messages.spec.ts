import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ModuleWords } from '@alur/contracts/kernel/words';
import { moduleWords } from '@alur/contracts/words.gen';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sources = globSync(['packages/*/src/**/*.ts', 'services/api/src/**/*.ts'], { cwd: root }).filter(
  path => !/\.spec\.ts$|\/testing\/|\/tools\/|^packages\/contracts\/.*words\.ts$/.test(path),
);

/** A statement that refuses: `ensure(x, 'queue.closed', …);`, `throw new Failure(403, 'access.denied');`. */
const refusing =
  /(?:ensure\(|new Rejection\(|new Failure\(|unauthorized\(|forbidden\(|taken: |error: |code: 'shape)[^;]*;/g;
const code = /'([a-z][a-z-]*\.[a-z][a-z0-9-]*)'/g;

const all: readonly ModuleWords[] = moduleWords;
const messages = new Map(all.flatMap(({ errors = {} }) => Object.entries(errors)));

const refused = new Map<string, string>();
for (const path of sources)
  for (const [statement] of readFileSync(root + path, 'utf8').matchAll(refusing)) {
    // After the code of a rule come its parameters and the field that it speaks of, which may have dots too.
    const names = [...statement.matchAll(code)].map(([, name]) => name ?? '');
    for (const name of statement.startsWith('ensure') ? names.slice(0, 1) : names) refused.set(name, path);
  }

describe('every code that a caller may be told', () => {
  it('is thrown somewhere in the sources', () => {
    expect(refused.size).toBeGreaterThan(100);
  });
  it.each([...refused])('%s has its words (%s)', name => expect(messages.has(name)).toBe(true));
  it.each([...messages])('%s is told in both languages', (_name, words) => {
    const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, param]) => param).toSorted();
    expect(words.id).toBeTruthy();
    expect(words.en).toBeTruthy();
    expect(names(words.en)).toEqual(names(words.id));
  });
});
