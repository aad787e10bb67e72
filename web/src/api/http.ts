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
  /** JSON, or a form or file, which bring their own content type. */
  body?: unknown;
  /** Access key; otherwise the current selection's. */
  key?: string;
  /** Id of the command, the same for every attempt of one submit. */
  idempotencyKey?: string;
  /** Revision the person looked at; a newer one answers 412. */
  ifMatch?: number | string;
  /** Another facility than the current one. */
  merchantId?: number;
  signal?: AbortSignal;
  /** Why somebody looks, for what is looked at by auditors. */
  reason?: string;
  /** Goes through though the page goes away. */
  keepalive?: boolean;
  /** A 401 to this call is about something else than the session: an unlock with a wrong password. */
  keepSession?: boolean;
  /** What this device keeps of earlier logins. */
  device?: string;
  /** Another token than the session's own. */
  bearer?: string;
  /** How it is sent, where `fetch` does not do: it cannot tell how much of a body has gone. */
  send?: Send;
  /** What comes back, where it is not the usual JSON. */
  answer?: 'blob';
}

/** As `fetch` does it. */
export type Send = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: BodyInit; signal?: AbortSignal },
) => Promise<Response>;

export interface Answer<Data, Meta = Record<string, unknown>> {
  data: Data;
  meta: Meta;
}

const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const idempotent = new Set<Method>(['GET', 'PUT', 'DELETE']);

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

/** What a 401 on any call does, before the error is thrown on. */
export function setUnauthorizedHandler(handler: () => void): void {
  onUnauthorized = handler;
}

/** What a 423 does, which says that the desk is locked, before the error is thrown on. */
export function setLockedHandler(handler: () => void): void {
  onLocked = handler;
}

/**
 * One call to the server. Reads are tried once more where the status says it may help; commands
 * (POST, PATCH) never are, and neither is a coded refusal, which would only be refused again.
 */
export async function call<Data, Meta = Record<string, unknown>>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer<Data, Meta>> {
  // Who looks as another role does nothing in its name; her own way out stays open.
  if (method !== 'GET' && !path.startsWith('/v2/auth/') && getDefaultStore().get(lookingAsAtom) !== null)
    throw new ApiError(403, 'access.looking');
  const session = currentSession();
  if (session && almostExpired(session)) {
    const refreshed = refreshSession();
    // With minutes left the call need not wait; with none left it would only be refused.
    if (session.expiresAt <= Date.now()) await refreshed;
  }
  const attempts = idempotent.has(method) ? 2 : 1;
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

/** Sent as it is; the browser says what it is. */
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
  // A header holds plain ASCII.
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
