import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { ShortText } from './scalars.js';

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
