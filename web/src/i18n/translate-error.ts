import i18next from 'i18next';
import { ApiError } from '@/api/api-error';

/** The words for an error code, or null where no language has any. */
export function translateCode(code: string, params: Record<string, unknown> = {}): string | null {
  // Codes come from the server, so the key cannot be one that the compiler knows.
  const t = i18next.t as unknown as (key: string, options: object) => string;
  const key = `errors:${code}`;
  if (i18next.exists(key)) return t(key, params);
  // `clinic.name-taken` may be told by the general `name-taken`.
  const short = `errors:${code.slice(code.indexOf('.') + 1)}`;
  return i18next.exists(short) ? t(short, params) : null;
}

/** What to tell the person about any failure; never the technical text. */
export function translateError(error: unknown): string {
  if (error instanceof ApiError) {
    const told = translateCode(error.code, error.params);
    if (told) return told;
    if (error.status === 0) return i18next.t('errors:network');
  }
  return i18next.t('errors:generic');
}
