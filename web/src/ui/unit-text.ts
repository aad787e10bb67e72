import type { Said } from '@alur/contracts/kernel/words';
import i18next from 'i18next';
import { toLocale } from '@/i18n/locale';

/** UCUM units as people write them (SPEC 9). */
const units: Readonly<Record<string, string | Said>> = {
  'mm[Hg]': 'mmHg',
  '/min': { id: '×/mnt', en: '/min' },
  Cel: '°C',
  '10*6/uL': '×10⁶/µL',
  '{score}': '',
  min: { id: 'menit', en: 'minutes' },
  h: { id: 'jam', en: 'hours' },
  d: { id: 'hari', en: 'days' },
  wk: { id: 'minggu', en: 'weeks' },
  mo: { id: 'bulan', en: 'months' },
  a: { id: 'tahun', en: 'years' },
  '{count}': { id: 'kali', en: 'times' },
  '{dose}': { id: 'dosis', en: 'doses' },
};

/** The units that a facility's own form can use. */
export const unitChoices = [
  ...['kg', 'g', 'mg', 'cm', 'mm', 'm', 'mL', 'L', 'mL/h', 'Cel', 'mm[Hg]', '/min', '%'],
  ...['mg/dL', 'g/dL', 'mmol/L', 'min', 'h', 'd', 'wk', 'mo', 'a', '{count}', '{dose}'],
] as const;

/** A unit as people write it, in the language of the screen. */
export const unitText = (unit: string | null): string => {
  if (unit === null) return '';
  const text = units[unit] ?? unit;
  return typeof text === 'string' ? text : text[toLocale(i18next.language) ?? 'id'];
};
