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

test('never more than asked for', () => {
  expect(searchIcd10('a', 5)).toHaveLength(5);
  expect(searchIcd10('')).toHaveLength(20);
});
