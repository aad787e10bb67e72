import { useTranslation } from 'react-i18next';
import { toLocale, type Locale } from './locale';

/** The language on the screen, for dates and numbers. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return toLocale(i18n.language) ?? 'id';
}
