import type { Params } from '@alur/contracts/kernel/failure';

/** A rule refused the command (409), and nothing was changed. The code has a message in both languages. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  constructor(
    readonly code: string,
    readonly params: Params = {},
    /** The body's field that the rule concerns, if any. */
    readonly path?: string,
  ) {
    super(code);
  }
}

/** Throws `Rejection(code, params)` unless the condition holds. */
export function ensure(condition: unknown, code: string, params?: Params, path?: string): asserts condition {
  if (!condition) throw new Rejection(code, params, path);
}

/** Decides, and says a refusal that names no field beside this one. */
export const beside = <Result>(path: string, decide: () => Result): Result => {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof Rejection) || error.path !== undefined) throw error;
    throw new Rejection(error.code, error.params, path);
  }
};
