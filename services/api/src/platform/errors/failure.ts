import type { FailureBody, FieldFailure, Params } from '@alur/contracts/kernel/failure';

/** A request that cannot be answered: its status and the code that the client translates. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params?: Params,
    readonly fields?: FieldFailure[],
    /** When to come again, in seconds: the Retry-After header of 429 and 503. */
    readonly retryAfter?: number,
  ) {
    super(code);
  }

  /** The body of the answer. */
  body(): FailureBody {
    const { code, params, fields } = this;
    return { error: { code, ...(params && { params }), ...(fields && { fields }) } };
  }
}

/** 401: nobody, or somebody whose session is over. The client logs out. */
export const unauthorized = (code = 'auth.unauthorized') => new Failure(401, code);
/** 423: her desk is locked; unlocking it lets her go on in the session that it was. */
export const lockedDesk = () => new Failure(423, 'auth.session-locked');
/** 403: she may not. */
export const forbidden = (code = 'access.denied') => new Failure(403, code);
/** 404: not there, or another facility's, which is the same to her. */
export const notFound = () => new Failure(404, 'system.not-found');
