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

interface Metadata {
  readonly code?: number | string;
  readonly message?: string;
  readonly error_no?: string;
}
export type Answer = { readonly metadata?: Metadata; readonly duplicate?: readonly Duplicate[] } & Readonly<
  Record<string, unknown>
>;

/** The refusal of an answer; undefined for a success. */
export const refusalIn = ({ metadata = {}, duplicate }: Answer): EklaimProblem | undefined => {
  const { code, message = '', error_no: errorNo } = metadata;
  if (Number(code) === 200) return undefined;
  const words = (message || `code ${code}`).slice(0, MOST_WORDS);
  const detail = { ...(errorNo !== undefined && { errorNo }), ...(duplicate && { duplicate }) };
  if (errorNo === CONNECTION || Number(code) === 2029) return new EklaimProblem('unreachable', words, detail);
  return new EklaimProblem(errorNo === OTHER_KEY ? 'credentials_refused' : 'claim_refused', words, detail);
};
