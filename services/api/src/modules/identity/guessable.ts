import { Failure } from '../../platform/errors/failure.js';
import { commonPasswords, commonPins } from './common-passwords.js';

/** Who would use it: what is known of her is tried first. */
export interface Owner {
  name: string;
  email: string;
}

const LEAST_OWN = 4;

/** One or two signs again and again, or the next sign each time: `aaaaaaaaaa`, `1212121212`, `23456789`, `fedcba`. */
const isRow = (text: string): boolean => {
  const codes = Array.from(text, sign => sign.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, at) => code - codes[at]!));
  const isStep = steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1;
  return isStep || new Set(codes).size <= 2;
};

/** Figures and signs around a word make it no other word. */
const core = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');

const ownWords = ({ name, email }: Owner): string[] =>
  [email, email.split('@')[0] ?? '', ...name.toLowerCase().split(/[^a-z]+/)].filter(word => word.length >= LEAST_OWN);

/** Whether whoever guesses would come to it soon. */
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
