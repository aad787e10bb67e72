import { expect, test } from 'vitest';
import { saysAlready, saysMissing } from './tell-once.js';

test.each([
  ['Nomor Antrean Hanya Dapat Diambil 1 Kali Pada Tanggal dan Poli Yang Sama', true],
  ['Antrean sudah ada', true],
  ['Antrean Telah Dibatalkan', true],
  ['Data Sudah Terdaftar', true],
  ['Duplikasi nomor antrean', true],
  ['Pasien sudah dilayani, antrean tidak dapat dibatalkan', false],
  ['Poli tidak ditemukan', false],
  ['Peserta sudah meninggal', false],
  ['Antrean tidak ditemukan', false],
])('%s: done before, %s', (message, already) => {
  expect(saysAlready(message)).toBe(already);
});

test.each([
  ['Antrean tidak ditemukan', true],
  ['Pasien sudah dilayani, antrean tidak dapat dibatalkan', false],
  ['Poli tidak ditemukan', false],
])('%s: there is none, %s', (message, missing) => {
  expect(saysMissing(message)).toBe(missing);
});
