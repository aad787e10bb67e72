import type { Icd10Row } from '@alur/contracts/reference/rows';

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d.]+/u).filter(word => word !== '');

interface Indexed {
  readonly row: Icd10Row;
  readonly code: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

/** Codes made ready to be searched. */
export type CodeIndex = readonly Indexed[];

/** What a row is found by, once: its code, its names, what else people call it, and the words in them. */
export const indexOf = (rows: readonly Icd10Row[], alsoCalled: Readonly<Record<string, string>> = {}): CodeIndex =>
  rows.map(row => {
    const names = [row.name, row.nameEn, alsoCalled[row.code] ?? ''].map(each => each.toLocaleLowerCase('id'));
    return { row, code: row.code.toLowerCase(), names, words: [...new Set(names.flatMap(wordsOf))] };
  });

/** Below this a wrong letter would make every word alike. */
const TYPO_FROM = 4;

interface Asked {
  readonly wanted: string;
  readonly words: readonly string[];
}
type Rank = (each: Indexed, asked: Asked) => number | null;

const begins = ({ words }: Indexed, word: string) => words.some(each => each.startsWith(word));

/** The code's beginning, the whole name, a name's beginning, all words, a part of a name. */
const asTyped: Rank = (each, { wanted, words }) => {
  const { code, names } = each;
  if (code.startsWith(wanted)) return 0;
  if (names.includes(wanted)) return 1;
  if (names.some(name => name.startsWith(wanted))) return 2;
  if (words.length > 0 && words.every(word => begins(each, word))) return 3;
  return names.some(name => name.includes(wanted)) ? 4 : null;
};

/** All words, each with one wrong letter at most. */
const mistyped: Rank = (each, { words }) =>
  words.length > 0 && words.every(word => begins(each, word) || each.words.some(other => isOneOff(word, other)))
    ? 5
    : null;

/** Most of the words, first what one of them names whole. */
const inPart: Rank = (each, { words }) => {
  const found = words.filter(word => begins(each, word)).length;
  const isWhole = each.names.some(name => words.includes(name));
  return found > 0 ? 2 * (words.length - found) - Number(isWhole) : null;
};

/**
 * At most `limit`, best first: what is as it was typed and what has one wrong letter in a word, and only where nothing
 * has all of them, what has most. Of equals what comes first in the list stands first, so that the everyday codes of the
 * application come before the many others of an imported file.
 */
export const searchCodes = (index: CodeIndex, text: string, limit: number): Icd10Row[] => {
  const wanted = text.trim().toLocaleLowerCase('id');
  if (wanted === '') return index.slice(0, limit).map(({ row }) => row);
  const asked = { wanted, words: wordsOf(wanted) };
  const ranked = (rank: Rank) =>
    index.flatMap(each => {
      const at = rank(each, asked);
      return at === null ? [] : [{ row: each.row, at }];
    });
  const exact = ranked(asTyped);
  // A wrong letter is looked for only while there is room: it is what costs.
  const near =
    exact.length < limit ? ranked((each, of) => (asTyped(each, of) === null ? mistyped(each, of) : null)) : [];
  const whole = [...exact, ...near];
  return (whole.length > 0 ? whole : ranked(inPart))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, limit)
    .map(({ row }) => row);
};

/** Whether the word is another's beginning but for one letter: wrong, missing, too many, or two that changed places. */
const isOneOff = (typed: string, word: string): boolean => {
  if (typed.length < TYPO_FROM || typed[0] !== word[0]) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const rest = (skipTyped: number, skipWord: number) =>
    word.slice(at + skipWord).startsWith(typed.slice(at + skipTyped));
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(2, 2);
  return at > 0 && at < word.length && (rest(1, 1) || rest(0, 1) || rest(1, 0) || swapped);
};
