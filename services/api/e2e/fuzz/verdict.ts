import type { ModuleWords } from '@alur/contracts/kernel/words';
import { moduleWords } from '@alur/contracts/words.gen';
import type { Plan } from './plans.ts';
import type { RawAnswer } from './raw-http.ts';

/** The description promises 503 when the store cannot write, or when too many commands change one stream. */
const unavailable = new Set(['system.overloaded', 'system.unavailable', 'command.contention']);

/** Routes that a locked session calls with its refresh token, since its access token may have expired meanwhile. */
const atLockedDesk: ReadonlySet<string> = new Set(['/v2/auth/logout', '/v2/auth/unlock', '/v2/auth/switch']);

const words: readonly ModuleWords[] = moduleWords;

/** All error codes that are translated. */
export const translatedCodes: ReadonlySet<string> = new Set(words.flatMap(({ errors = {} }) => Object.keys(errors)));

interface Refusal {
  error?: { code?: unknown; fields?: { code?: unknown }[] };
}

/** The fault in this answer; undefined if there is none. */
export function wrongWith(
  plan: Plan,
  { status, headers, body }: RawAnswer,
  codes: ReadonlySet<string>,
): string | undefined {
  const { method, path, isPublic } = plan.operation;
  if (status >= 200 && status < 300)
    return plan.token !== 'good' &&
      !isPublic &&
      !(plan.token === 'refresh' && atLockedDesk.has(path)) &&
      plan.twist === '' &&
      path.startsWith('/v2/') &&
      method !== 'HEAD' &&
      method !== 'OPTIONS'
      ? `let in with a token that is ${plan.token}`
      : undefined;
  if (status < 400) return status === 304 ? undefined : `answers ${status}`;
  if (method === 'HEAD') return status < 500 ? undefined : `answers ${status}`;
  if (!headers.get('content-type')?.includes('json')) return `${status} as ${headers.get('content-type') ?? 'nothing'}`;
  // Readiness has an answer format of its own.
  if (path.startsWith('/health')) return status === 503 || status < 500 ? undefined : `answers ${status}`;
  const { error } = JSON.parse(body) as Refusal;
  if (typeof error?.code !== 'string') return `${status} without a code: ${body.slice(0, 200)}`;
  const untranslated = [error.code, ...(error.fields ?? []).map(({ code }) => String(code))].find(
    code => !codes.has(code),
  );
  if (untranslated !== undefined) return `${status} with ${untranslated}, which has no words`;
  if (status >= 500 && !(status === 503 && unavailable.has(error.code))) return `answers ${status} ${error.code}`;
  return undefined;
}
