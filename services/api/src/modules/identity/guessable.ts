import { Failure } from '../../platform/errors/failure.js';
import { commonPasswords, commonPins } from './common-passwords.js';

/** The password's owner, whose name and address attackers try first. */
export interface Owner {
  name: string;
  email: string;
}

const LEAST_OWN = 4;

/** Whether it repeats one or two characters or is a sequence: `aaaaaaaaaa`, `1212121212`, `23456789`, `fedcba`. */
const isRow = (text: string): boolean => {
  const codes = Array.from(text, sign => sign.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, at) => code - codes[at]!));
  const isStep = steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1;
  return isStep || new Set(codes).size <= 2;
};

/** Strips digits and signs around a word, which make it no harder to guess. */
const core = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');

const ownWords = ({ name, email }: Owner): string[] =>
  [email, email.split('@')[0] ?? '', ...name.toLowerCase().split(/[^a-z]+/)].filter(word => word.length >= LEAST_OWN);

/** Whether an attacker would soon guess it. */
export const isGuessable = (password: string, owner: Owner): boolean => {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  const word = core(text);
  return isRow(text) || [text, word].some(each => commonPasswords.has(each) || ownWords(owner).includes(each));
};

export const isGuessablePin = (pin: string): boolean => isRow(pin) || commonPins.has(pin);

export function ensureUnguessable(password: string, owner: Owner): void {
  if (isGuessable(password, owner)) throw refused('password', 'auth.common-password');
}

export function ensureUnguessablePin(pin: string): void {
  if (isGuessablePin(pin)) throw refused('pin', 'auth.common-pin');
}

const refused = (path: string, code: string) => new Failure(400, 'shape.invalid', {}, [{ path, code }]);
