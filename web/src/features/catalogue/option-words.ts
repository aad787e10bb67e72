import { useTranslation } from 'react-i18next';
import { anyKey } from '@/i18n/any-key';
import type { EnumTexts } from '@/i18n/enum-texts';

/** The word for a value of an enumeration. */
export function useOptionWords(): (list: keyof EnumTexts, value: string) => string {
  const { t } = useTranslation('enums');
  return (list, value) => anyKey(t)(`${list}.${value}`);
}
