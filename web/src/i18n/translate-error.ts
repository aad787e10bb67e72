import i18next from 'i18next';
import { ApiError } from '@/api/api-error';
import { formatNumber, formatRupiah } from '@/ui/format';
import { anyKey } from './any-key';

/** The words for an error code, or null where there are none: contracts' first, then the client's own. */
export function translateCode(code: string, params: Record<string, unknown> = {}): string | null {
  // Codes come from the server, so the key cannot be one that the compiler knows.
  const t = anyKey(i18next.t);
  const said = params['exclusive'] ? `${code}-exclusive` : code;
  const key = [`codes:${said}`, `errors:${said}`].find(one => i18next.exists(one));
  return key
    ? t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(code, name, value)])))
    : null;
}

/** Numbers as they are written here; on a bill they are rupiah. `count` stays one, for the plural hangs on it. */
function shown(code: string, name: string, value: unknown): unknown {
  if (typeof value !== 'number' || name === 'count') return value;
  return code.startsWith('transaction.') ? formatRupiah(value) : formatNumber(value, 3);
}

/** What to tell the person about any failure; never the technical text. */
export function translateError(error: unknown): string {
  return (error instanceof ApiError && translateCode(error.code, error.params)) || i18next.t('errors:generic');
}
