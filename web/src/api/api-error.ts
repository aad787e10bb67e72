import type { FailureBody, FieldFailure, Params } from '@alur/contracts/kernel/failure';

/** A refused or failed call: a code and its parameters, to be put into words by `translateError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came at all. */
    readonly status: number,
    readonly code: string,
    readonly params: Params = {},
    readonly fields: FieldFailure[] = [],
    /** Seconds after which the server would like to be asked again. */
    readonly retryAfter: number | null = null,
    /** False where the answer carried no error code of the API, as with a proxy's page or a broken connection. */
    readonly coded = true,
  ) {
    super(`${status} ${code}`);
  }
}

const codes: Record<number, string> = {
  0: 'network',
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'revision',
  503: 'unavailable',
};

/** Reads an answer whose status is not 2xx. A body without a code gets one that is named after the status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  const body = (await response.json().catch(() => null)) as Partial<FailureBody> | null;
  const error = body?.error;
  const code = typeof error === 'object' && typeof error?.code === 'string' ? error.code : null;
  return new ApiError(
    response.status,
    code ?? codes[response.status] ?? 'generic',
    error?.params,
    error?.fields,
    retryAfter,
    code !== null,
  );
}

/** The call never got an answer. */
export function networkError(): ApiError {
  return new ApiError(0, 'network', {}, [], null, false);
}
