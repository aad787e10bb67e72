import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { Instant, LocalDate, Reason, ShortText } from './scalars.js';

const codeOf = (text: string) => z.safeParse(ShortText, text).error?.issues[0]?.message;

it.each(['\u200B\u200B', 'Siti\u202Eidub', 'Siti\u2066', 'Siti\b', 'Siti\u001B[31m', 'Siti\uFFFD', 'Si\tti'])(
  'refuses a name with signs that nobody sees: %j',
  text => expect(codeOf(text)).toBe('shape.invisible'),
);

it('refuses a name of blanks alone, and takes letters of any script', () => {
  expect(z.safeParse(ShortText, '\u00A0\u2003 ').success).toBe(false);
  for (const name of ['Siti Aminah', "Nur'aini", 'Łukasz', '山田', 'I Gusti Ngurah (alm.)'])
    expect(codeOf(name)).toBeUndefined();
});

it('takes a day as yyyy-MM-dd alone (SPEC 9)', () => {
  for (const day of ['2026-11-25', '2024-02-29']) expect(z.safeParse(LocalDate, day).success).toBe(true);
  for (const day of ['25/11/2026', '25-11-2026', '2026-2-3', '2026-02-30', '2026-11-25T00:00:00Z', '20261125', ''])
    expect(z.safeParse(LocalDate, day).success, day).toBe(false);
});

it('takes an instant with any offset, and goes on with it in UTC, so that instants compare as text', () => {
  const utc = '2026-11-27T03:00:00.000Z';
  for (const typed of ['2026-11-27T10:00:00+07:00', '2026-11-27T12:00:00.000+09:00', '2026-11-27T03:00:00Z', utc])
    expect(z.parse(Instant, typed), typed).toBe(utc);
  for (const typed of ['2026-11-27T10:00:00', '2026-11-27', '2026-02-30T00:00:00Z', '2026-11-27T25:00:00Z', 'kemarin'])
    expect(z.safeParse(Instant, typed).success, typed).toBe(false);
});

it.each(['\u115F', '\u3164\u3164', 'Siti\u2800', '\u034F', '\uFFA0'])(
  'a letter that is drawn as nothing is refused: %j',
  text => expect(codeOf(text)).toBe('shape.invisible'),
);

it('a reason says something that can be read, on one line or several', () => {
  const takes = (reason: string) => z.safeParse(Reason, reason).success;
  expect(['Salah pasien', 'Salah\npasien', 'a b c'].map(takes)).toEqual([true, true, true]);
  expect(['\0\0\0', '\u200B\u200B\u200B', '\u3164\u3164\u3164', 'a\u200B\u200Bb', 'a  b'].map(takes)).toEqual([
    ...[false, false, false, false, false],
  ]);
});
