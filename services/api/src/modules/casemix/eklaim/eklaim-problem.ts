/** What went wrong: E-Klaim is not reached, its key is another, or it refuses a step. */
export type ProblemKind = 'unreachable' | 'credentials_refused' | 'claim_refused';

/** One whom E-Klaim names when a letter is there already. */
export interface Duplicate {
  readonly nomor_rm?: string;
}

export class EklaimProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** E-Klaim's own words. */
    message: string,
    readonly detail: { errorNo?: string; duplicate?: readonly Duplicate[] } = {},
  ) {
    super(message);
  }
}

/** DOMAIN-WIRES 8.4: it does not reach the data centre, or its key is not ours. */
const CONNECTION = 'E2029';
const OTHER_KEY = 'E2031';
const MOST_WORDS = 1000;
const MOST_CODE = 100;

export type Answer = Readonly<Record<string, unknown>>;

/** What E-Klaim says in a field, whatever it is of; empty if it says nothing. */
export const wordsOf = (value: unknown, most = MOST_WORDS): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
export const codeOf = (value: unknown): string => wordsOf(value, MOST_CODE);
export const fieldsOf = (value: unknown): Answer =>
  typeof value === 'object' && value !== null ? (value as Answer) : {};

/** The refusal of an answer; undefined for a success. */
export const refusalIn = ({ metadata, duplicate }: Answer): EklaimProblem | undefined => {
  const { code, message, error_no: given } = fieldsOf(metadata);
  if (Number(code) === 200) return undefined;
  const errorNo = codeOf(given);
  const words = wordsOf(message) || `code ${codeOf(code)}`;
  const detail = {
    ...(errorNo !== '' && { errorNo }),
    ...(Array.isArray(duplicate) && { duplicate: duplicate as Duplicate[] }),
  };
  if (errorNo === CONNECTION || Number(code) === 2029) return new EklaimProblem('unreachable', words, detail);
  return new EklaimProblem(errorNo === OTHER_KEY ? 'credentials_refused' : 'claim_refused', words, detail);
};
