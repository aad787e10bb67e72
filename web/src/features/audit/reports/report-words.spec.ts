import { reportWords } from '@alur/contracts/audit/report-words';
import { expect, it } from 'vitest';
import texts from '../texts.json';

it.each([
  ['id', texts.id, reportWords.id],
  ['en', texts.en, reportWords.en],
] as const)('a spreadsheet says what the screens say: %s', (_language, { role }, words) => {
  expect(words.roles).toEqual(role);
});
