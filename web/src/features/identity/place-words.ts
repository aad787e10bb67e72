import type { WordsIn } from '@alur/contracts/kernel/words-in';
import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The name of a place of the access tree, or of what may be done there; `:view` is the same everywhere and has no name
 * of its own.
 */
export function usePlaceWords(): (key: string) => string {
  const { i18n } = useTranslation('words');
  const { language } = i18n;
  return useCallback(
    (key: string) => {
      const { places = {} } = (i18next.getResourceBundle(language, 'words') ?? {}) as Partial<WordsIn>;
      return places[key] ?? places[key.slice(key.indexOf(':'))] ?? key;
    },
    [language],
  );
}
