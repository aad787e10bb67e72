import { expect, it } from 'vitest';
import { PASSWORD_MIN } from '@alur/contracts/identity/password-rule';
import { commonPasswords } from './common-passwords.js';
import { isGuessable, isGuessablePin } from './guessable.js';

const sari = { name: 'Sari Wulandari', email: 'sari.wulandari@contoh.id' };

it.each([
  'aaaaaaaaaa',
  '1234567890',
  '            ',
  '1212121212',
  '123456789012',
  '890123456789',
  '210987654321',
  '123412341234',
  'abcabcabcabc',
  'qwerty qwerty',
  'password12',
  'Password123!',
  'bismillah99',
  'qwertyuiop',
  'Klinik2026',
  'sari.wulandari@contoh.id',
  'wulandari1',
  '123 wulandari 123',
])('refuses %s, which is tried first', password => {
  expect(isGuessable(password, sari)).toBe(true);
});

it.each([
  '0912384756',
  'kata sandi panjang',
  'kucing tiga warna',
  'Tj8#mmqLx2',
  'sarimakan nasi goreng',
  'wulandari-menanam-kopi',
])('takes %s', password => {
  expect(isGuessable(password, sari)).toBe(false);
});

it('knows three thousand and more that are tried first, long ones among them', () => {
  expect(commonPasswords.size).toBeGreaterThan(3_000);
  expect([...commonPasswords].filter(word => word.length >= PASSWORD_MIN).length).toBeGreaterThan(1_000);
});

it('refuses a PIN that is a row, a repetition or often chosen', () => {
  for (const pin of ['123456', '654321', '000000', '121212', '112233', '159753'])
    expect(isGuessablePin(pin)).toBe(true);
  for (const pin of ['482913', '730158']) expect(isGuessablePin(pin)).toBe(false);
});
