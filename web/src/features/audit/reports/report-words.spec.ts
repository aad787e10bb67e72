import { reportWords } from '@alur/contracts/audit/report-words';
import { expect, it } from 'vitest';
import en from '../texts/en.json';
import id from '../texts/id.json';

it.each([
  ['id', id, reportWords.id],
  ['en', en, reportWords.en],
] as const)('a spreadsheet says what the screens say: %s', (_language, texts, words) => {
  expect(words.roles).toEqual(texts.role);
});
