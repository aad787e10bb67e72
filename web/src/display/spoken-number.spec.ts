import { expect, it } from 'vitest';
import { numberWords, queueNumberWords, roomClips } from './spoken-number';

it('counts as Indonesian does', () => {
  expect(numberWords(10)).toEqual(['sepuluh']);
  expect(numberWords(11)).toEqual(['sebelas']);
  expect(numberWords(17)).toEqual(['tujuh', 'belas']);
  expect(numberWords(20)).toEqual(['dua', 'puluh']);
  expect(numberWords(100)).toEqual(['seratus']);
  expect(numberWords(215)).toEqual(['dua', 'ratus', 'lima', 'belas']);
});

it('calls a number with its letter and its zeros', () => {
  expect(queueNumberWords('A-001')).toEqual(['huruf-a', 'nol', 'nol', 'satu']);
  expect(queueNumberWords('A1-015')).toEqual(['huruf-a', 'satu', 'nol', 'lima', 'belas']);
  expect(queueNumberWords('B-120')).toEqual(['huruf-b', 'seratus', 'dua', 'puluh']);
});

it('joins a room’s name from what was recorded, and never from half of it', () => {
  const known = new Set(['poli', 'poli-umum', 'ruang']);
  expect(roomClips('Poli Umum', known)).toEqual(['poli-umum']);
  expect(roomClips('Poli Umum 2', known)).toEqual(['poli-umum', 'dua']);
  expect(roomClips('Ruang B 12', known)).toEqual(['ruang', 'huruf-b', 'dua', 'belas']);
  expect(roomClips('Poli Akupunktur', known)).toBeNull();
});
