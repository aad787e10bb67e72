import type { Seeded } from '../seeded.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const DIGITS = '0123456789'.split('');

/** A random position of a letter or digit in the text. */
const place = (random: Seeded, text: string): number => {
  for (;;) {
    const at = random.below(text.length);
    if (text[at] !== ' ') return at;
  }
};

/** Replaces one letter or digit by another. */
export const wrong = (random: Seeded, text: string): string => {
  const at = place(random, text);
  const alphabet = /\d/.test(text[at] ?? '') ? DIGITS : LETTERS;
  const other = random.of(alphabet.filter(letter => letter !== text[at]?.toLowerCase()));
  return text.slice(0, at) + other + text.slice(at + 1);
};

/** Leaves one out. */
export const missing = (random: Seeded, text: string): string => {
  const at = place(random, text);
  return text.slice(0, at) + text.slice(at + 1);
};

/** Swaps two different neighbours, also across the blank between two words. */
export const swapped = (random: Seeded, text: string): string => {
  const places = text.split('').flatMap((letter, at) => (at + 1 < text.length && letter !== text[at + 1] ? [at] : []));
  if (places.length === 0) return text;
  const at = random.of(places);
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
};
