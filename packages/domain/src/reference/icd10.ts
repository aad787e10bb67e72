import type { Icd10Row } from '@alur/contracts/reference/rows';
import { icd10Codes } from './icd10-codes.js';

/** Every disease of the reference list, by code. */
export const icd10: readonly Icd10Row[] = icd10Codes.map(([code, name, nameEn]) => ({ code, name, nameEn }));

const byCode = new Map(icd10.map(row => [row.code, row]));

export const diseaseOf = (code: string): Icd10Row | undefined => byCode.get(code);

/** What people call a disease, where the list's own name is another: *selesma* is *pilek* (KBBI). */
const everyday: Readonly<Record<string, string>> = { J00: 'pilek' };

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d.]+/u).filter(word => word !== '');

/** What a row is found by, once: its code, its names, and the words in them. */
const indexed = icd10.map(row => {
  const names = [row.name, row.nameEn, everyday[row.code] ?? ''].map(each => each.toLocaleLowerCase('id'));
  return { row, code: row.code.toLowerCase(), names, words: names.flatMap(wordsOf) };
});
type Indexed = (typeof indexed)[number];

/** Below this a wrong letter would make every word alike. */
const TYPO_FROM = 4;

/**
 * At most `limit`, best first: the code's beginning, the whole name, a name's beginning, all words, all words with one
 * wrong letter each, and where nothing has all of them, what has most, first what one of them names whole.
 */
export const searchIcd10 = (text: string, limit = 20): Icd10Row[] => {
  const wanted = text.trim().toLocaleLowerCase('id');
  if (wanted === '') return icd10.slice(0, limit);
  const asked = wordsOf(wanted);
  const ranked = indexed.flatMap(each => {
    const rank = rankOf(each, wanted, asked);
    return rank === null ? [] : [{ row: each.row, rank }];
  });
  const whole = ranked.filter(({ rank }) => rank < SOME_WORDS);
  return (whole.length > 0 ? whole : ranked)
    .sort((one, other) => one.rank - other.rank || one.row.code.localeCompare(other.row.code))
    .slice(0, limit)
    .map(({ row }) => row);
};

const SOME_WORDS = 10;

const rankOf = ({ code, names, words }: Indexed, wanted: string, asked: readonly string[]): number | null => {
  if (code.startsWith(wanted)) return 0;
  if (names.includes(wanted)) return 1;
  if (names.some(name => name.startsWith(wanted))) return 2;
  const begins = (word: string) => words.some(each => each.startsWith(word));
  if (asked.length > 0 && asked.every(begins)) return 3;
  if (names.some(name => name.includes(wanted))) return 4;
  const nearly = (word: string) => begins(word) || words.some(each => isOneOff(word, each));
  if (asked.length > 0 && asked.every(nearly)) return 5;
  const found = asked.filter(begins).length;
  const isWhole = names.some(name => asked.includes(name));
  return found > 0 ? SOME_WORDS + 2 * (asked.length - found) - Number(isWhole) : null;
};

/** Whether the word is another's beginning but for one letter: wrong, missing, too many, or two that changed places. */
const isOneOff = (typed: string, word: string): boolean => {
  if (typed.length < TYPO_FROM) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const rest = (skipTyped: number, skipWord: number) =>
    word.slice(at + skipWord).startsWith(typed.slice(at + skipTyped));
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(2, 2);
  return at > 0 && at < word.length && (rest(1, 1) || rest(0, 1) || rest(1, 0) || swapped);
};
