/** UCUM units as they are read. */
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

/** What a form of one's own may be measured in. */
export const unitChoices = [
  ...['kg', 'g', 'mg', 'cm', 'mm', 'm', 'mL', 'L', 'mL/h', 'Cel', 'mm[Hg]', '/min', '%'],
  ...['mg/dL', 'g/dL', 'mmol/L', 'min', 'h', 'd', 'wk', 'mo', 'a', '{count}'],
] as const;

/** A unit as it is read. */
export const unitText = (unit: string | null): string => (unit === null ? '' : (units[unit] ?? unit));
