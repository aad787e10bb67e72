import { readAge } from '@alur/contracts/patient/age';
import i18next from 'i18next';

/** An age from a row, an ISO duration in one unit: `P34Y` → `34 th`, `P5M` → `5 bln`, `P12D` → `12 hr`. */
export function ageText(age: string | null): string {
  const read = readAge(age);
  if (!read) return '–';
  const { count, unit } = read;
  if (unit === 'Y') return i18next.t('common:age.years', { count });
  if (unit === 'M') return i18next.t('common:age.months', { count });
  return i18next.t('common:age.days', { count });
}
