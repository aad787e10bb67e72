import type { ModuleWords } from '@alur/contracts/kernel/words';
import { expect, it } from 'vitest';
import en from './codes-en';
import id from './codes-id';

const files = import.meta.glob<Record<string, Partial<ModuleWords>>>('../../../packages/contracts/src/*/*words.ts', {
  eager: true,
});

it('has words in both languages for every error code of every module', () => {
  const codes = Object.values(files).flatMap(file =>
    Object.values(file).flatMap(({ errors = {} }) => Object.keys(errors)),
  );
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) {
    expect(id[code], code).toBeDefined();
    expect(id[code]!.trim(), code).not.toBe('');
    expect(en[code]!.trim(), code).not.toBe('');
  }
});
