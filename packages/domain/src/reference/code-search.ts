import { spelledAlike } from '@alur/contracts/kernel/spelling';
import type { Icd10Row } from '@alur/contracts/reference/rows';

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d.]+/u).filter(word => word !== '');

interface Indexed {
  readonly row: Icd10Row;
  readonly code: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** The words in the one spelling of both languages. */
  readonly spelled: readonly string[];
}

/** Codes with their search keys. */
export type CodeIndex = readonly Indexed[];

/** Computes each row's search keys once: its code, its names and everyday names, and their words. */
export const indexOf = (rows: readonly Icd10Row[], alsoCalled: Readonly<Record<string, string>> = {}): CodeIndex => {
  // The same words come again in very many names.
  const known = new Map<string, string>();
  const spelledOf = (word: string): string => {
    const spelled = known.get(word) ?? spelledAlike(word);
    known.set(word, spelled);
    return spelled;
  };
  return rows.map(row => {
    const names = [row.name, row.nameEn, alsoCalled[row.code] ?? ''].map(each => each.toLocaleLowerCase('id'));
    const words = [...new Set(names.flatMap(wordsOf))];
    return { row, code: row.code.toLowerCase(), names, words, spelled: words.map(spelledOf) };
  });
};

/** Shorter words are not searched with a typing error or otherwise spelled, because nearly all of them would match. */
const TYPO_FROM = 4;

interface Asked {
  readonly wanted: string;
  readonly words: readonly string[];
}
type Rank = (each: Indexed, asked: Asked) => number | null;

const begins = ({ words }: Indexed, word: string) => words.some(each => each.startsWith(word));

/**
 * Ranks a match by how it matches: the code's beginning, the whole name, a name's beginning, all words, a part of a
 * name.
 */
const asTyped: Rank = (each, { wanted, words }) => {
  const { code, names } = each;
  if (code.startsWith(wanted)) return 0;
  if (names.includes(wanted)) return 1;
  if (names.some(name => name.startsWith(wanted))) return 2;
  if (words.length > 0 && words.every(word => begins(each, word))) return 3;
  return names.some(name => name.includes(wanted)) ? 4 : null;
};

/**
 * Whether a word begins with the typed text but for one letter after the first: wrong, missing, superfluous, or two
 * swapped.
 */
const isOneOff = (typed: string, word: string): boolean => {
  if (typed.length < TYPO_FROM || typed[0] !== word[0]) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const rest = (skipTyped: number, skipWord: number) =>
    word.slice(at + skipWord).startsWith(typed.slice(at + skipTyped));
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(2, 2);
  return rest(1, 1) || rest(0, 1) || rest(1, 0) || swapped;
};

/** The same, or the first letter is the one. */
const isOneOffAnywhere = (typed: string, word: string): boolean => {
  const [first, second] = typed;
  if (typed.length < TYPO_FROM || first === word[0]) return isOneOff(typed, word);
  if (second === word[1]) return word.startsWith(typed.slice(2), 2);
  if (second === word[0] && word.startsWith(typed.slice(1))) return true;
  return first === word[1] && (word.startsWith(typed, 1) || (second === word[0] && word.startsWith(typed.slice(2), 2)));
};

/** Matches all words, each with at most one letter typed wrong; `ranks`: of whole names, and of those that go on. */
const mistypedBy =
  (isOff: typeof isOneOff, [whole, longer]: readonly [number, number]): Rank =>
  (each, { wanted, words }) => {
    if (words.length === 0) return null;
    if (!words.every(word => begins(each, word) || each.words.some(other => isOff(word, other)))) return null;
    return each.names.some(name => name.length <= wanted.length + 1 && isOff(wanted, name)) ? whole : longer;
  };
const mistyped = mistypedBy(isOneOff, [5, 7]);
const mistypedAnywhere = mistypedBy(isOneOffAnywhere, [6, 8]);

/** Matches all words in the other language's spelling: "apendisitis akut" is "acute appendicitis". */
const spelledOtherwise: Rank = ({ spelled }, { words }) => {
  const typed = words.map(spelledAlike);
  const isTold = typed.some(({ length }) => length >= TYPO_FROM);
  return isTold && typed.every(word => spelled.some(each => each.startsWith(word))) ? 0 : null;
};

/** Matches most of the words; first come rows in which one is a whole word. */
const inPart: Rank = (each, { words }) => {
  const found = words.filter(word => begins(each, word)).length;
  const isWhole = each.names.some(name => words.includes(name));
  return found > 0 ? 2 * (words.length - found) - Number(isWhole) : null;
};

/**
 * At most `limit` rows, best first: exact matches, then those with one wrong letter in a word; if no row has all words,
 * those that have them in the other language's spelling, else those with most of them. A first letter may be the wrong one only where nothing is spelled as typed, because many words
 * differ in it alone. Equal matches are in the list's order, so that the application's everyday codes come before the many
 * others of an imported file.
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
  const near: Rank =
    exact.length > 0
      ? (each, of) => (asTyped(each, of) === null ? mistyped(each, of) : null)
      : (each, of) => {
          const at = mistypedAnywhere(each, of);
          return at === null ? null : (mistyped(each, of) ?? at);
        };
  // Searching with a wrong letter is expensive, so it is done only while there is room.
  const asSpelled = exact.length < limit ? [...exact, ...ranked(near)] : exact;
  const whole = asSpelled.length > 0 ? asSpelled : ranked(spelledOtherwise);
  return (whole.length > 0 ? whole : ranked(inPart))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, limit)
    .map(({ row }) => row);
};
