/** UCUM units as people write them. */
const units: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  '/min': '×/mnt',
  Cel: '°C',
  '{score}': '',
  min: 'menit',
  h: 'jam',
  d: 'hari',
  wk: 'minggu',
  mo: 'bulan',
  a: 'tahun',
  '{count}': 'kali',
};

/** The units that a facility's own form can use. */
export const unitChoices = [
  ...['kg', 'g', 'mg', 'cm', 'mm', 'm', 'mL', 'L', 'mL/h', 'Cel', 'mm[Hg]', '/min', '%'],
  ...['mg/dL', 'g/dL', 'mmol/L', 'min', 'h', 'd', 'wk', 'mo', 'a', '{count}'],
] as const;

/** A unit as people write it. */
export const unitText = (unit: string | null): string => (unit === null ? '' : (units[unit] ?? unit));
