import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Resources } from './resources';
import { detectLocale, keepLocale, locales, type Locale } from './locale';

type Texts = Record<string, unknown>;

// Each namespace and language is a chunk of its own: a cashier never downloads the odontogram's words, nor any in two
// languages (`texts-of-one-language.ts`).
const files: Record<Locale, Record<string, () => Promise<Texts>>> = {
  id: import.meta.glob<Texts>(['./texts/*.json', '../features/*/texts.json'], {
    query: '?language=id',
    import: 'default',
  }),
  en: import.meta.glob<Texts>(['./texts/*.json', '../features/*/texts.json'], {
    query: '?language=en',
    import: 'default',
  }),
};

/** `../features/queue/texts.json` and `./texts/shell.json` → `queue`, `shell`. */
export const namespaceOf = (path: string): string => path.replace(/(?:\/texts)?\.json$/, '').replace(/^.*\//, '');

const loaders = new Map<string, () => Promise<Texts>>();
for (const locale of locales)
  for (const [path, load] of Object.entries(files[locale])) loaders.set(`${namespaceOf(path)}/${locale}`, load);

// What contracts say: of error codes, of enumerations, and of the log.
loaders.set('codes/id', async () => (await import('./codes-id')).default);
loaders.set('codes/en', async () => (await import('./codes-en')).default);
loaders.set('enums/id', async () => (await import('./enums-id')).default);
loaders.set('enums/en', async () => (await import('./enums-en')).default);
loaders.set('words/id', async () => ({ ...(await import('./words-id')).default }));
loaders.set('words/en', async () => ({ ...(await import('./words-en')).default }));

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = loaders.get(`${namespace}/${language}`);
    if (!load) return callback(new Error(`no texts for ${namespace} in ${language}`), false);
    load().then(
      texts => callback(null, texts),
      (error: Error) => callback(error, false),
    );
  },
};

/** Starts translation in the person's language; resolves when the shell's words are there. */
export async function startI18n(locale: Locale = detectLocale()): Promise<typeof i18next> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: [...locales],
      // Both languages have every key (a test holds them together), so a second one is never fetched.
      fallbackLng: false,
      load: 'languageOnly',
      ns: ['common', 'ui', 'shell', 'errors'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      partialBundledLanguages: true,
    });
  document.documentElement.lang = locale;
  return i18next;
}

/**
 * A route's `loader`: fetches these words, and those of choices, beside its code and before it is shown. What comes onto
 * the screen later, and finds its words missing, would hide what is there until they have come.
 */
export const textsFor =
  (...namespaces: (keyof Resources)[]) =>
  (): Promise<void> =>
    i18next.loadNamespaces(['enums', ...namespaces]);

/** Fetches the words for error codes: at rest after the start, and before an error is told that came earlier. */
export function loadErrorTexts(): Promise<void> {
  return i18next.loadNamespaces('codes');
}

/** Changes the language at once and keeps it for the next visit. */
export async function setLocale(locale: Locale): Promise<void> {
  keepLocale(locale);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}
