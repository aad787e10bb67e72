/**
 * Replaces the spellings of one sound in English and Indonesian, in this order (*Ejaan yang Disempurnakan*, "unsur
 * serapan"): "Erythromycin" and "Eritromisin" become the same.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/y/g, 'i'],
  [/[ao]e/g, 'e'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/x|cc(?=[ei])/g, 'ks'],
  [/ch/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/ku(?=[aeio])/g, 'k'],
  [/([a-z])\1+/g, '$1'],
  [/(os|id)a(?![a-z])|e(?![a-z])/g, '$1'],
  [/ik(?![a-z])/g, 'at'],
];

/** A text in the one spelling in which both languages' are compared: without case and accents. */
export const spelledAlike = (text: string): string =>
  spellings.reduce(
    (spelled, [from, to]) => spelled.replace(from, to),
    text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );

const letters = ['', ...Array.from('abcdefghijklmnopqrstuvwxyz')];

const commonBeginning = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(0, at);
};

/**
 * The same for a text that may go on, as a search does while it is typed: only what no further letter can change.
 * "Amoxic" may become "Amoxicillin" or end here, so it is "amoks".
 */
const spelledSoFar = (text: string): string =>
  letters.map(letter => spelledAlike(text + letter)).reduce(commonBeginning);

const K = '(?:ch?|k|q)+';
const S = '(?:s|c(?=[eiy]|[ao]e))+';
/** What is written for a sound; each is written once or doubled. */
const written: Readonly<Record<string, string>> = {
  ks: `(?:(?:${K})?(?:x|cc)|${K}${S})${S.slice(0, -1)}*`,
  k: `${K}(?:u(?=[aeioy]))?`,
  s: S,
  i: '[iy]+',
  e: '(?:[ao]?e)+',
  f: '(?:f|ph)+',
  t: '(?:th?)+',
};

const ENDING = /at(?![a-z])/;
const SOUND = new RegExp(`${ENDING.source}|ks|[a-z]|[^a-z]`, 'gu');

const writtenFor = (sound: string, at: number, whole: string): string => {
  // "k" at the end may become "ks", which English writes "x".
  if (sound === 'k' && at === whole.length - 1) return `(?:x|${written['k']})`;
  if (ENDING.test(sound)) return `(?:a+${written['t']}|${written['i']}${K})`;
  if (/[a-z]/.test(sound)) return written[sound] ?? `${sound}+`;
  return `${at > 0 ? '(?:[ao]?e)*a?' : ''}${sound.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`;
};

/** Fewer letters than these are in too many words, however they are spelled. */
const FEWEST = 3;

/**
 * A regular expression, which PostgreSQL reads as JavaScript does, of everything that begins like the text in either
 * spelling; null if the text is too short to tell anything.
 */
export const patternOf = (text: string): string | null => {
  const spelled = spelledSoFar(text);
  return spelled.replace(/[^a-z]/g, '').length < FEWEST ? null : spelled.replace(SOUND, writtenFor);
};
