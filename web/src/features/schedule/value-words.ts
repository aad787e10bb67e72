import { useTranslation } from 'react-i18next';
import { formatNumber, formatRupiah } from '@/ui/format';
import { daysText } from './schedule-days';
import type { ScheduleValues } from './schedule-values';

/** A value of a schedule in words, by its name in the form. */
export function useValueWords(): (
  name: keyof ScheduleValues,
  values: ScheduleValues,
) => { label: string; words: string } {
  const { t } = useTranslation(['schedule', 'enums']);
  const wordsOf = (name: keyof ScheduleValues, values: ScheduleValues): string => {
    if (name === 'room' || name === 'doctor') return values[name]?.name ?? '';
    if (name === 'days') return daysText(values.days, day => t(`enums:weekday.${day}`));
    if (name === 'visitStatus') return t(`enums:visitStatus.${values.visitStatus}`);
    const value = values[name];
    if (typeof value !== 'number') return value ?? '';
    return name === 'price' ? formatRupiah(value) : formatNumber(value, 2);
  };
  return (name, values) => ({ label: t(`schedule:field.${name}`), words: wordsOf(name, values) });
}
