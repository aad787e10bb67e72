import { Failure } from '../../platform/errors/failure.js';
import { commonPasswords, commonPins } from './common-passwords.js';

/** The password's owner, whose name and address attackers try first. */
export interface Owner {
  name: string;
  email: string;
}

const LEAST_OWN = 4;

const backwards = (text: string): string => Array.from(text).toReversed().join('');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Whether it repeats one or two characters or is a sequence: `aaaaaaaaaa`, `1212121212`, `23456789`, `fedcba`; after the 9
 * comes the 0.
 */
const isRow = (text: string): boolean => {
  const rows = ['0123456789'.repeat(text.length), LETTERS];
  return [...rows, ...rows.map(backwards)].some(row => row.includes(text)) || new Set(text).size <= 2;
};

const SHORT = 4;

/** What is said twice or more: `123412341234`, `qwerty qwerty`. */
const repeated = (text: string): string | undefined => /^(.+?)\1+$/.exec(text)?.[1];

/** Strips digits and signs around a word, which make it no harder to guess. */
const core = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');

const ownWords = ({ name, email }: Owner): string[] =>
  [email, email.split('@')[0] ?? '', ...name.toLowerCase().split(/[^a-z]+/)].filter(word => word.length >= LEAST_OWN);

/** Whether an attacker would soon guess it. */
export const isGuessable = (password: string, owner: Owner): boolean => {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  const part = repeated(text);
  const known = [text, core(text), part ?? text];
  if (isRow(text) || known.some(each => commonPasswords.has(each) || ownWords(owner).includes(each))) return true;
  return (part?.length ?? Infinity) <= SHORT;
};

export const isGuessablePin = (pin: string): boolean => isRow(pin) || commonPins.has(pin);

export function ensureUnguessable(password: string, owner: Owner): void {
  if (isGuessable(password, owner)) throw refused('password', 'auth.common-password');
}

export function ensureUnguessablePin(pin: string): void {
  if (isGuessablePin(pin)) throw refused('pin', 'auth.common-pin');
}

const refused = (path: string, code: string) => new Failure(400, 'shape.invalid', {}, [{ path, code }]);
