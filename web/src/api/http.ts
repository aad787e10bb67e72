import { REASON_HEADER } from '@alur/contracts/audit/reason';
import { DEVICE_HEADER, UNATTENDED_HEADER } from '@alur/contracts/kernel/request-headers';
import { getDefaultStore } from 'jotai/vanilla';
import { runtimeConfig } from '@/app/runtime-config';
import { accessKeyAtom } from '@/access/access-selection';
import { lookingAsAtom } from '@/access/looking-as';
import { currentMerchant } from '@/access/current-merchant';
import { ApiError, errorOf, networkError } from './api-error';
import { isAttended } from './presence';
import { heardAnswer } from '@/live/server-time';
import { traceparentOf } from './trace';
import { almostExpired, currentSession, refreshSession } from './session';

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  query?: Query;
  /** Sent as JSON, unless it is a form or file, which bring their own content type. */
  body?: unknown;
  /** Access key; by default the current selection's. */
  key?: string;
  /** Id of the command, the same for every attempt of one submit. */
  idempotencyKey?: string;
  /** Revision the person looked at; the server answers 412 where there is a newer one. */
  ifMatch?: number | string;
  /** Facility of the call, where it is not the current one. */
  merchantId?: number;
  signal?: AbortSignal;
  /** Reason for reading what is audited. */
  reason?: string;
  /** The request is completed even if the page is closed. */
  keepalive?: boolean;
  /** A 401 to this call does not end the session: an unlock with a wrong password answers 401, too. */
  keepSession?: boolean;
  /** Device token of earlier logins. */
  device?: string;
  /** Bearer token, where it is not the session's own. */
  bearer?: string;
  /** Replaces `fetch`, which cannot report how much of a body has been sent. */
  send?: Send;
  /** Format of the answer, where it is not the usual JSON. */
  answer?: 'blob';
}

/** Has the signature of `fetch`. */
export type Send = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: BodyInit; signal?: AbortSignal },
) => Promise<Response>;

export interface Answer<Data, Meta = Record<string, unknown>> {
  data: Data;
  meta: Meta;
}

const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** The offset of this device as `+07:00`. */
export function timezoneOffset(date = new Date()): string {
  const minutes = -date.getTimezoneOffset();
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/** `?page=1&status=queue,approve`; empty, null and undefined are left out. */
export function queryText(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const written = String(value ?? '');
    if (written !== '') search.set(name, written);
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

let onUnauthorized: () => void = () => {};
let onLocked: () => void = () => {};

/** Sets what a 401 on any call does before the error is thrown. */
export function setUnauthorizedHandler(handler: () => void): void {
  onUnauthorized = handler;
}

/** Sets what a 423, which says that the desk is locked, does before the error is thrown. */
export function setLockedHandler(handler: () => void): void {
  onLocked = handler;
}

/**
 * One call to the server. A read is tried once more where the status says that it may help; what writes never is (SPEC 7),
 * and neither is a coded refusal, which would only be refused again.
 */
export async function call<Data, Meta = Record<string, unknown>>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer<Data, Meta>> {
  // Whoever looks as another role sends no commands in its name; only her own sign-in routes stay open.
  if (method !== 'GET' && !path.startsWith('/v2/auth/') && getDefaultStore().get(lookingAsAtom) !== null)
    throw new ApiError(403, 'access.looking');
  const session = currentSession();
  if (session && almostExpired(session)) {
    const refreshed = refreshSession();
    // With minutes left the call need not wait for the refresh; with an expired token it would only be refused.
    if (session.expiresAt <= Date.now()) await refreshed;
  }
  const attempts = method === 'GET' ? 2 : 1;
  for (let attempt = 1; ; attempt++) {
    try {
      return await once<Data, Meta>(method, path, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401 && !options.keepSession) onUnauthorized();
      if (error.status === 423) onLocked();
      if (attempt >= attempts || !worthRetrying(error)) throw error;
      await wait(Math.min(error.retryAfter ?? 0.3, 5) * 1000, options.signal);
    }
  }
}

function worthRetrying(error: ApiError): boolean {
  return error.status === 0 || (retried.has(error.status) && !(error.status === 409 && error.coded));
}

async function once<Data, Meta>(method: Method, path: string, options: CallOptions): Promise<Answer<Data, Meta>> {
  let response: Response;
  try {
    response = await (options.send ?? fetch)(runtimeConfig().baseUrl + path + queryText(options.query), {
      method,
      headers: headersOf(options),
      body: bodyOf(options.body),
      signal: options.signal,
      keepalive: options.keepalive,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw networkError();
  }
  heardAnswer(response.headers?.get('Date'));
  if (!response.ok) throw await errorOf(response);
  if (options.answer === 'blob') return { data: (await response.blob()) as Data, meta: {} as Meta };
  if (response.status === 204) return { data: null as Data, meta: {} as Meta };
  const { data, meta } = (await response.json()) as Partial<Answer<Data, Meta>>;
  return { data: data as Data, meta: (meta ?? {}) as Meta };
}

/** Such a body is sent unchanged, and the browser sets its content type. */
const isItself = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob;

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return isItself(body) ? body : JSON.stringify(body);
}

function headersOf(options: CallOptions): Record<string, string> {
  const session = currentSession();
  const merchantId = options.merchantId ?? currentMerchant();
  const key = options.key ?? getDefaultStore().get(accessKeyAtom);
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Timezone': timezoneOffset() };
  const token = options.bearer ?? session?.accessToken;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (!isAttended()) headers[UNATTENDED_HEADER] = '1';
  if (options.device) headers[DEVICE_HEADER] = options.device;
  if (merchantId !== null) headers['X-Merchant-Id'] = String(merchantId);
  if (key) headers.Xkey = key;
  if (options.idempotencyKey) {
    headers['Idempotency-Key'] = options.idempotencyKey;
    headers.traceparent = traceparentOf(options.idempotencyKey);
  }
  // A header may hold ASCII only.
  if (options.reason) headers[REASON_HEADER] = encodeURIComponent(options.reason);
  if (options.ifMatch !== undefined) headers['If-Match'] = String(options.ifMatch);
  if (options.body !== undefined && !isItself(options.body)) headers['Content-Type'] = 'application/json';
  return headers;
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Shorthands for the reads. */
export const get = <Data, Meta = Record<string, unknown>>(path: string, query?: Query, options: CallOptions = {}) =>
  call<Data, Meta>('GET', path, { ...options, query });
