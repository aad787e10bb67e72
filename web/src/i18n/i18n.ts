import i18next, { type BackendModule } from 'i18next';
import type { Resources } from './resources';
import { detectLocale, keepLocale, locales, type Locale } from './locale';

type Texts = Record<string, unknown>;

// Each namespace and language is a chunk of its own: a cashier never downloads the odontogram's texts, nor any text in
// two languages (`texts-of-one-language.ts`).
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

// The texts that contracts declare: error codes, enumerations, and the words of the log.
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

/** Starts translation in the person's language; resolves once the shell's texts are loaded. */
export async function startI18n(locale: Locale = detectLocale()): Promise<typeof i18next> {
  await i18next.use(backend).init({
    lng: locale,
    supportedLngs: [...locales],
    // Both languages have every key (a test proves it), so a second language is never fetched.
    fallbackLng: false,
    load: 'languageOnly',
    ns: ['common', 'ui', 'shell', 'errors'],
    defaultNS: 'common',
    // Where they are left out, every text is first examined for whether it is a key or a sentence.
    keySeparator: '.',
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    returnNull: false,
    partialBundledLanguages: true,
  });
  document.documentElement.lang = locale;
  return i18next;
}

/**
 * A route's `loader`: fetches these texts and those of enumerations while the page's code is loading. A component that
 * misses its texts later would suspend, and hide what is on the screen.
 */
export const textsFor =
  (...namespaces: (keyof Resources)[]) =>
  (): Promise<void> =>
    i18next.loadNamespaces(['enums', ...namespaces]);

/**
 * Fetches the texts of error codes: when the application is idle after its start, and before an error that comes
 * earlier is shown.
 */
export function loadErrorTexts(): Promise<void> {
  return i18next.loadNamespaces('codes');
}

/** Changes the language at once and persists the choice for the next visit. */
export async function setLocale(locale: Locale): Promise<void> {
  keepLocale(locale);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}
