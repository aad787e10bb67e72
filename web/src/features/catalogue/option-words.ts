import { useTranslation } from 'react-i18next';
import type { OptionList } from './catalogue-form';

/** The word for a value of an enumeration. The values are the contract's, so the key is put together here. */
export function useOptionWords(): (list: OptionList, value: string) => string {
  const { t } = useTranslation('catalogue');
  return (list, value) => (t as unknown as (key: string) => string)(`option.${list}.${value}`);
}
