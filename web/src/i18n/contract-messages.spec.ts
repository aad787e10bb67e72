import { expect, it } from 'vitest';
import { contractMessages } from './contract-messages';

const files = import.meta.glob<Record<string, Record<string, { id: string; en: string }>>>(
  '../../../packages/contracts/src/*/messages.ts',
  { eager: true },
);

it('has words in both languages for every error code of every module', () => {
  const codes = Object.values(files).flatMap(file => Object.values(file).flatMap(messages => Object.keys(messages)));
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) {
    expect(contractMessages[code], code).toBeDefined();
    expect(contractMessages[code]!.id.trim(), code).not.toBe('');
    expect(contractMessages[code]!.en.trim(), code).not.toBe('');
  }
});
