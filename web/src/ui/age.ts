import { ageAt } from '@alur/contracts/record/scores/calendar';
import i18next from 'i18next';
import { localDate } from './format';

/** Years, months and days between two calendar days, as everywhere (DOMAIN-CLINICAL 0); none of a day before the birth. */
export function ageParts(birthDate: string, on = localDate()): { years: number; months: number; days: number } {
  const { months, beyond } = ageAt(birthDate, on) ?? { months: 0, beyond: 0 };
  return { years: Math.trunc(months / 12), months: months % 12, days: beyond };
}

/** `42 th`; for a child `3 th 4 bln`; for an infant `4 bln 12 hr`; for a newborn `12 hr`. */
export function formatAge(birthDate: string, on = localDate()): string {
  const { years, months, days } = ageParts(birthDate, on);
  if (years >= 5) return i18next.t('common:age.years', { count: years });
  if (years >= 1)
    return months
      ? i18next.t('common:age.yearsMonths', { years, months })
      : i18next.t('common:age.years', { count: years });
  if (months >= 1)
    return days
      ? i18next.t('common:age.monthsDays', { months, days })
      : i18next.t('common:age.months', { count: months });
  return i18next.t('common:age.days', { count: days });
}
