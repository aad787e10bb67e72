import { expect, test } from 'vitest';
import { diseaseOf, icd10, searchIcd10 } from './icd10.js';

test('about two hundred codes, each once and well formed', () => {
  expect(icd10.length).toBeGreaterThanOrEqual(200);
  expect(new Set(icd10.map(row => row.code)).size).toBe(icd10.length);
  for (const row of icd10) expect(row.code).toMatch(/^[A-Z]\d{2}(\.\d{1,2})?$/);
});

test('a code is found by itself, by its beginning and by its names', () => {
  expect(diseaseOf('J06.9')?.name).toContain('ISPA');
  expect(searchIcd10('j06')[0]?.code).toBe('J06.9');
  expect(searchIcd10('hipert')[0]?.code).toBe('E05.9');
  expect(searchIcd10('hipertensi').map(row => row.code)).toContain('I10');
  expect(searchIcd10('typhoid')[0]?.code).toBe('A01.0');
  expect(searchIcd10('zzz')).toEqual([]);
});

test.each([
  ['demam', 'R50.9'],
  ['J06', 'J06.9'],
  ['ispa', 'J06.9'],
  ['batuk pilek', 'J00'],
  ['demam dengue', 'A90'],
  ['dengue demam', 'A90'],
])('what doctors type finds what they mean: %s', (typed, code) => expect(searchIcd10(typed)[0]?.code).toBe(code));

test.each([
  ['wrong', 'hipartensi', 'I10'],
  ['missing', 'hipertnsi', 'I10'],
  ['too many', 'hiperrtensi', 'I10'],
  ['changed with its neighbour', 'hiperetnsi', 'I10'],
  ['wrong', 'typhaid', 'A01.0'],
])('one letter may be %s: %s', (_how, typed, code) => {
  expect(searchIcd10(typed).map(row => row.code)).toContain(code);
});

test('two wrong letters, or one of a short word, find nothing', () => {
  expect(searchIcd10('hipartansi')).toEqual([]);
  expect(searchIcd10('dmm')).toEqual([]);
});

test('never more than asked for', () => {
  expect(searchIcd10('a', 5)).toHaveLength(5);
  expect(searchIcd10('')).toHaveLength(20);
});
