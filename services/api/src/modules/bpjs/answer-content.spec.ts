import { expect, test } from 'vitest';
import { saysNone } from './answer-content.js';

test.each([
  'No SEP tidak ditemukan',
  'No.SEP Tidak Ditemukan',
  'Data SEP 0999R0011126V000001 tidak ditemukan.',
  'Nomor Surat Kontrol tidak ditemukan',
  'Data Rencana Kontrol Tidak Ada',
  'No SRB tidak ditemukan',
  'Data PRB tidak ada',
  ' Data tidak ditemukan ',
])('“%s” says that there is no such letter', words => {
  expect(saysNone(words)).toBe(true);
});

test.each([
  'SEP sudah dilakukan klaim',
  'Peserta tidak ditemukan',
  'Data faskes tidak ditemukan',
  'SEP tidak ada hak akses',
  'Anda tidak terdaftar',
  'Terjadi kesalahan pada sistem',
  '',
])('“%s” does not', words => {
  expect(saysNone(words)).toBe(false);
});
