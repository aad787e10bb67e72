import { patternOf, spelledAlike } from '@alur/contracts/kernel/spelling';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Beginnings of syllables in English and Indonesian, with the vowels that they are written so before. */
const beginnings = [
  ['x', 'ks', 'aeiou'],
  ['ph', 'f', 'aeiou'],
  ['th', 't', 'aeiou'],
  ['ch', 'k', 'aeiou'],
  ['c', 'k', 'aou'],
  ['c', 's', 'ei'],
  ['cc', 'ks', 'ei'],
  ['qu', 'k', 'aeio'],
  ['ll', 'l', 'aeiou'],
  ['m', 'm', 'aeiou'],
  ['d', 'd', 'aeiou'],
] as const;

const vowels: Record<string, readonly string[]> = { i: ['i', 'y'], e: ['e', 'ae', 'oe'] };

/** A syllable in both spellings. */
const syllable = fc.constantFrom(...beginnings).chain(([english, indonesian, before]) =>
  fc.constantFrom(...Array.from(before)).chain(vowel =>
    fc
      // "C" is "s" before "ae" too, but no medicine's name needs it.
      .constantFrom(...(english.endsWith('c') && vowel === 'e' ? ['e'] : (vowels[vowel] ?? [vowel])))
      .chain(written =>
        fc.constantFrom('', 'n', 'r', 'l').map(end => [english + written + end, indonesian + vowel + end] as const),
      ),
  ),
);
const word = fc.array(syllable, { minLength: 1, maxLength: 6 });
const english = (syllables: readonly (readonly [string, string])[]) => syllables.map(([one]) => one).join('');
const indonesian = (syllables: readonly (readonly [string, string])[]) => syllables.map(([, one]) => one).join('');

describe('a word in two spellings', () => {
  it('is one', () => {
    fc.assert(
      fc.property(word, syllables => {
        expect(spelledAlike(english(syllables))).toBe(spelledAlike(indonesian(syllables)));
      }),
    );
  });

  it('is found by its beginning in either', () => {
    fc.assert(
      fc.property(word, fc.nat(), (syllables, length) => {
        const both = [english(syllables), indonesian(syllables)] as const;
        for (const [typed, listed] of [both, both.toReversed() as [string, string]]) {
          const pattern = patternOf(typed.slice(0, length % (typed.length + 1)));
          if (pattern !== null) expect(listed).toMatch(new RegExp(`^${pattern}`, 'i'));
        }
      }),
    );
  });
});

it('finds a text by any beginning of it that tells something', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('acehikopqstuxy -(%')) }), fc.nat(), (text, length) => {
      const pattern = patternOf(text.slice(0, length % (text.length + 1)));
      if (pattern !== null) expect(text).toMatch(new RegExp(pattern, 'i'));
    }),
  );
});
