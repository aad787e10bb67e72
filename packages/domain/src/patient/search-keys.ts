/*
 * The patient search's two sides: the keys under which a row is found, and the queries that find it. Every key is a
 * word with a mark before it that says what it is:
 *   ^ the whole name, written together        = a word of it        > a word without its first letters
 *   + the whole name and each single deletion  ~ a word and each single deletion      # the record number
 * Two words at most one letter apart (wrong, missing, too many, or two swapped) share a deletion, so a lookup of the
 * typed word's own deletions finds them without comparing it to every name.
 */

/**
 * A longer name or word is found only by its exact spelling, because its deletions and endings would be too many keys.
 */
const LONGEST_MISSPELT = 48;
/** Only so many characters are compared, because normalising may lengthen a text and index keys are limited. */
const LONGEST_COMPARED = 255;
/** A longer number is of another kind, and would have too many neighbours one digit away. */
const LONGEST_MISTYPED = 10;
/** A shorter text is not searched within words, because nearly every name would match. */
const SHORTEST_WITHIN = 3;

/** Normalises a name for comparison: lower case without accents, apostrophes dropped, other signs as blanks. */
export const normalName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Splits into characters, so that one beyond the basic plane is not cut into surrogates. */
const lettersOf = (text: string): string[] => Array.from(text);

const compared = (text: string): string =>
  text.length <= LONGEST_COMPARED ? text : lettersOf(text).slice(0, LONGEST_COMPARED).join('');

const wordsOf = (name: string): string[] => normalName(name).split(' ').filter(Boolean).map(compared);

/** A record number normalised for comparison: only letters and digits, with and without its leading zeros. */
const recordNumbersOf = (recordNumber: string): string[] => {
  const bare = recordNumber.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return [...new Set([bare, bare.replace(/^0+(?=.)/, '')])].filter(Boolean);
};

/**
 * The word, and the word without each of its letters; words of two letters are not shortened, as too many would match.
 */
export const deletionsOf = (word: string): string[] => {
  const letters = lettersOf(word);
  return letters.length < 3 || letters.length > LONGEST_MISSPELT
    ? [word]
    : [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
};

const endingsOf = (word: string): string[] => {
  const letters = lettersOf(word);
  const most = letters.length > LONGEST_MISSPELT ? 0 : letters.length - SHORTEST_WITHIN;
  return Array.from({ length: Math.max(0, most) }, (_none, at) => letters.slice(at + 1).join(''));
};

/** All keys of a patient's row, blank-separated; empty for a person who was erased. */
export const searchKeysOf = ({ name, recordNumber }: { name: string; recordNumber: string }): string => {
  const words = wordsOf(name);
  const whole = compared(words.join(''));
  return [
    ...new Set([
      ...recordNumbersOf(recordNumber).map(number => `#${number}`),
      `^${whole}`,
      ...(lettersOf(whole).length <= LONGEST_MISSPELT ? deletionsOf(whole).map(key => `+${key}`) : []),
      ...words.flatMap(word => [
        `=${word}`,
        ...endingsOf(word).map(ending => `>${ending}`),
        ...deletionsOf(word).map(key => `~${key}`),
      ]),
    ]),
  ]
    .filter(key => key.length > 1)
    .join(' ');
};

/** Queries in the notation of PostgreSQL's text search; null if the text is too short for that query. */
export interface NameQueries {
  /** The exact name. */
  exact: string;
  /** The beginning of the name. */
  begins: string | null;
  /** For each word typed, the beginning of a word of the name. */
  beginsWords: string;
  /** A part of one of the name's words. */
  within: string | null;
  /** One letter away from the whole name. */
  near: string | null;
  /** Each word one letter away from one of the name's. */
  nearWords: string;
}

const is = (key: string) => `'${key}'`;
const begins = (key: string) => `'${key}':*`;
const any = (queries: readonly string[]) => `(${queries.join(' | ')})`;
const all = (queries: readonly string[]) => queries.join(' & ');

/**
 * The queries for a typed name; null if it has no letters. A single letter beside longer words narrows the result
 * little and costs much, so it is only used for the beginning of the name.
 */
export const nameQueriesOf = (text: string): NameQueries | null => {
  const words = wordsOf(text);
  const whole = compared(words.join(''));
  if (whole === '') return null;
  const telling = words.some(word => word.length > 1) ? words.filter(word => word.length > 1) : words;
  return {
    exact: is(`^${whole}`),
    begins: whole.length < SHORTEST_WITHIN ? null : begins(`^${whole}`),
    beginsWords: all(words.map(word => begins(`=${word}`))),
    within: words.every(word => word.length < SHORTEST_WITHIN)
      ? null
      : all(
          telling.map(word =>
            any([begins(`=${word}`), ...(word.length < SHORTEST_WITHIN ? [] : [begins(`>${word}`)])]),
          ),
        ),
    near: whole.length < SHORTEST_WITHIN ? null : any(deletionsOf(whole).map(key => is(`+${key}`))),
    nearWords: all(telling.map(word => any([...deletionsOf(word).map(key => is(`~${key}`)), begins(`=${word}`)]))),
  };
};

/** The queries for a typed record number: equal to it, beginning with it, and one digit away. */
export const recordNumberQueriesOf = (text: string): { begins: string; near: string | null } | null => {
  const [number] = recordNumbersOf(text);
  if (number === undefined || !/\d/.test(number)) return null;
  const near = neighboursOf(number, '0123456789');
  return {
    begins: begins(`#${number}`),
    near: number.length < 4 || number.length > LONGEST_MISTYPED ? null : any(near.map(key => is(`#${key}`))),
  };
};

/**
 * Every text that is one letter away: two swapped, one superfluous or missing, one wrong. Numbers that are stored as
 * keyed hashes can be searched for typing errors only this way.
 */
export const neighboursOf = (text: string, alphabet: string): string[] => {
  const letters = alphabet.split('');
  const places = Array.from({ length: text.length + 1 }, (_none, at) => [text.slice(0, at), text.slice(at)] as const);
  const swapped = places.flatMap(([left, right]) =>
    right.length > 1 ? [left + right.charAt(1) + right.charAt(0) + right.slice(2)] : [],
  );
  const shorter = places.flatMap(([left, right]) => (right === '' ? [] : [left + right.slice(1)]));
  const longer = places.flatMap(([left, right]) => letters.map(letter => left + letter + right));
  const wrong = places.flatMap(([left, right]) =>
    right === '' ? [] : letters.map(letter => left + letter + right.slice(1)),
  );
  return [...new Set([...swapped, ...shorter, ...longer, ...wrong])].filter(each => each !== text && each !== '');
};
