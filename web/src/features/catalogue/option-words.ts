import { useTranslation } from 'react-i18next';
import { anyKey } from '@/i18n/any-key';
import type { OptionList } from './catalogue-form';

/** The word for a value of an enumeration. */
export function useOptionWords(): (list: OptionList, value: string) => string {
  const { t } = useTranslation('catalogue');
  return (list, value) => anyKey(t)(`option.${list}.${value}`);
}
