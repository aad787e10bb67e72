import i18next from 'i18next';
import { ApiError } from '@/api/api-error';
import { formatNumber, formatRupiah } from '@/ui/format';
import { anyKey } from './any-key';
import { orderModules } from './order-modules';

/** The text of an error code: from contracts, else the client's own; null where there is none. */
export function translateCode(code: string, params: Record<string, unknown> = {}): string | null {
  // Codes come from the server, so the key cannot be one that the compiler knows.
  const t = anyKey(i18next.t);
  const said = params['exclusive'] ? `${code}-exclusive` : code;
  const key = [`codes:${said}`, `errors:${said}`].find(one => i18next.exists(one));
  return key
    ? t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(code, name, value)])))
    : null;
}

/**
 * Names the desks that orders are with, and formats numbers in the screen's language, on a bill as rupiah. `count` remains a number, because the plural form
 * depends on it.
 */
function shown(code: string, name: string, value: unknown): unknown {
  if (name === 'modules' && typeof value === 'string') return orderModules(value.split(','));
  if (typeof value !== 'number' || name === 'count') return value;
  return code.startsWith('transaction.') ? formatRupiah(value) : formatNumber(value, 3);
}

/** The text of any failure for the person; it never contains technical details. */
export function translateError(error: unknown): string {
  return (error instanceof ApiError && translateCode(error.code, error.params)) || i18next.t('errors:generic');
}
