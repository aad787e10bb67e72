import type { Said } from '@alur/contracts/kernel/words';
import { useTranslation } from 'react-i18next';

/** A form's own text in the current language; Indonesian where it has no other. */
export function useSaid(): (said: Said) => string {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'id';
  return said => said[language] || said.id;
}
