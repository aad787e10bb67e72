import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import type { FieldForm } from '@/catalogues/catalogue-form';
import type { Item } from './items';
import { useOptionWords } from './option-words';

/** A field's value as one reads it; empty where there is none. */
export function useValueWords(): (field: FieldForm, item: Item) => string {
  const { t } = useTranslation('catalogue');
  const words = useOptionWords();
  return (field, item) => {
    const value = item[field.name];
    if (value === null || value === undefined || value === '') return '';
    if (field.kind === 'money') return formatRupiah(Number(value));
    if (typeof value === 'number') return formatNumber(value, 3);
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (field.kind === 'day') return formatDate(value);
    return field.kind === 'choice' ? words(field.of, value) : value;
  };
}
