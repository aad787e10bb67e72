import i18next from 'i18next';
import { use, useSyncExternalStore } from 'react';
import type * as library from 'react-i18next';
import { anyKey } from './any-key';

type Namespaces = string | readonly string[];

interface Words {
  t: (key: string, params?: object) => string;
  i18n: typeof i18next;
}

const known = new Map<string, Words>();
const coming = new Map<string, Promise<void>>();

const onLanguage = (told: () => void) => {
  i18next.on('languageChanged', told);
  return () => i18next.off('languageChanged', told);
};
const language = () => i18next.language;

/** Texts without parameters are looked up once each: in a table, every row says the same words. */
function words(locale: string, names: readonly string[]): Words {
  const look = anyKey(i18next.getFixedT(locale, names[0] as 'common'));
  const said = new Map<string, string>();
  const t = (key: string, params?: object): string => {
    if (params !== undefined) return look(key, params);
    const before = said.get(key);
    if (before !== undefined) return before;
    const text = look(key);
    // What is not found may be in texts that are still on their way.
    if (text !== key) said.set(key, text);
    return text;
  };
  return { t, i18n: i18next };
}

/** A paper may be in another language than the screen. */
async function load(names: readonly string[], lng: string | undefined): Promise<void> {
  await i18next.loadNamespaces([...names]);
  if (lng !== undefined) await i18next.loadLanguages(lng);
}

/**
 * Replaces the hook of `react-i18next`, which keeps a state of its own in every button, chip and cell, and looks up each
 * text anew: a good part of what a page did before it was painted. All components of a language share one `t`; what misses
 * its texts suspends until they have come.
 */
function useWords(ns: Namespaces = 'common', { lng }: { lng?: string } = {}): Words {
  const shown = useSyncExternalStore(onLanguage, language);
  const locale = lng ?? shown;
  const names = typeof ns === 'string' ? [ns] : ns;
  const key = `${locale} ${names.join(' ')}`;
  const isThere = () => names.every(name => i18next.hasLoadedNamespace(name, { lng: locale }));
  const found = known.get(key);
  if (!found && !coming.has(key) && !isThere()) coming.set(key, load(names, lng));
  // A component that has suspended must ask for the same promise when it is drawn again.
  const waited = coming.get(key);
  if (waited) use(waited);
  if (found) return found;
  const made = words(locale, names);
  if (isThere()) known.set(key, made);
  return made;
}

export const useTranslation = useWords as unknown as typeof library.useTranslation;
