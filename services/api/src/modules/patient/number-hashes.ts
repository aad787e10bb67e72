import { phoneDigits } from '@alur/domain/patient/identity-fields';
import { neighboursOf } from '@alur/domain/patient/search-keys';

/** A column of keyed hashes, and the hashes to look for in it. */
export interface NumberHashes {
  column: 'nikHash' | 'bpjsHash' | 'passportHash' | 'phoneHash';
  hashes: string[];
}

interface Kind {
  column: NumberHashes['column'];
  kind: string;
  /** Pattern of such a number. */
  form: RegExp;
  /** Pattern of a mistyped number. */
  mistyped: RegExp;
  alphabet: string;
  /** The number's form in which it is hashed. */
  written: (text: string) => string;
}

const DIGITS = '0123456789';
const asTyped = (text: string) => text;
const kinds: readonly Kind[] = [
  { column: 'nikHash', kind: 'nik', form: /^\d{16}$/, mistyped: /^\d{15,17}$/, alphabet: DIGITS, written: asTyped },
  { column: 'bpjsHash', kind: 'bpjs', form: /^\d{13}$/, mistyped: /^\d{12,14}$/, alphabet: DIGITS, written: asTyped },
  {
    column: 'passportHash',
    kind: 'passport',
    form: /^(?=.*\d)[A-Z0-9]{5,15}$/,
    mistyped: /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{6,10}$/,
    alphabet: `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`,
    written: asTyped,
  },
  {
    column: 'phoneHash',
    kind: 'phone',
    form: /^(0|62)8?\d{7,13}$/,
    mistyped: /^(0|62)8\d{7,13}$/,
    alphabet: DIGITS,
    written: phoneDigits,
  },
];

type Hash = (kind: string, value: string) => string;
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const hashed = (text: string, hash: Hash, of: (kind: Kind, number: string) => string[]): NumberHashes[] => {
  const number = plain(text);
  return kinds
    .map(kind => ({
      column: kind.column,
      hashes: [...new Set(of(kind, number).map(each => hash(kind.kind, kind.written(each))))],
    }))
    .filter(({ hashes }) => hashes.length > 0);
};

/** Hashes to look for, for each kind of number that the text may be. */
export const hashesOf = (text: string, hash: Hash): NumberHashes[] =>
  hashed(text, hash, ({ form }, number) => (form.test(number) ? [number] : []));

/** Hashes of every number that differs in one character, because hashes can only be compared for equality. */
export const nearHashesOf = (text: string, hash: Hash): NumberHashes[] =>
  hashed(text, hash, ({ form, mistyped, alphabet }, number) =>
    mistyped.test(number) ? neighboursOf(number, alphabet).filter(each => form.test(each)) : [],
  );
