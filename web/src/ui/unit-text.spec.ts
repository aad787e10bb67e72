import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { unitChoices, unitText } from './unit-text';

afterAll(() => i18next.changeLanguage('id'));

/** SPEC 9's units, as forms know them and as they are read. */
it.each([
  ['cm', 'cm', 'cm'],
  ['g', 'g', 'g'],
  ['kg', 'kg', 'kg'],
  ['mL', 'mL', 'mL'],
  ['{dose}', 'dosis', 'doses'],
  ['{count}', 'kali', 'times'],
  ['a', 'tahun', 'years'],
  ['mo', 'bulan', 'months'],
  ['wk', 'minggu', 'weeks'],
  ['d', 'hari', 'days'],
  ['h', 'jam', 'hours'],
  ['min', 'menit', 'minutes'],
  ['/min', '×/mnt', '/min'],
] as const)('%s can be asked in, and is read in either language', async (unit, id, en) => {
  expect(unitChoices).toContain(unit);
  await startI18n('id');
  expect(unitText(unit)).toBe(id);
  await i18next.changeLanguage('en');
  expect(unitText(unit)).toBe(en);
});
