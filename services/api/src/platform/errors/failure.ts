import type { FailureBody, FieldFailure, Params } from '@alur/contracts/kernel/failure';

/** A request that cannot be answered: its status and the code that the client translates. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params?: Params,
    readonly fields?: FieldFailure[],
    /** When to retry, in seconds: the Retry-After header of 429 and 503. */
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

/** 401: no session, or one that has ended. The client logs out. */
export const unauthorized = (code = 'auth.unauthorized') => new Failure(401, code);
/** 423: the session is locked; unlocking it continues the same session. */
export const lockedDesk = () => new Failure(423, 'auth.session-locked');
/** 403: the caller lacks the right. */
export const forbidden = (code = 'access.denied') => new Failure(403, code);
/** 404: it does not exist or belongs to another facility, which the caller cannot tell apart. */
export const notFound = () => new Failure(404, 'system.not-found');
