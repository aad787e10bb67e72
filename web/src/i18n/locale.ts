import { readCookie, writeCookie } from '@/app/cookies';

export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

const COOKIE = 'i18n_redirected';
const DAYS = 365;
/** What the product falls back to when the browser speaks neither language. */
const FALLBACK = 'en-US';

/** `en-GB` → `en`; null for a language that the product does not have. */
export function toLocale(tag: string | null | undefined): Locale | null {
  const base = tag?.toLowerCase().split('-')[0];
  // Older browsers still report `in` for Indonesian.
  const name = base === 'in' ? 'id' : base;
  return locales.find(locale => locale === name) ?? null;
}

/** The cookie's language, else the first of the browser's languages that the product has, else the fallback's. */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  const kept = toLocale(readCookie(COOKIE));
  if (kept) return kept;
  for (const tag of languages) {
    const locale = toLocale(tag);
    if (locale) return locale;
  }
  return toLocale(FALLBACK) ?? 'en';
}

/** Persists the language for a year. */
export function keepLocale(locale: Locale): void {
  writeCookie(COOKIE, locale, DAYS);
}
