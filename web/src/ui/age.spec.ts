import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ageParts, formatAge } from './age';

beforeAll(async () => void (await startI18n('id')));

it('counts age by the calendar', () => {
  expect(ageParts('2020-02-29', '2021-02-28')).toEqual({ years: 1, months: 0, days: 0 });
  expect(formatAge('1984-03-01', '2026-11-21')).toBe('42 th');
  expect(formatAge('2023-07-21', '2026-11-21')).toBe('3 th 4 bln');
  expect(formatAge('2026-11-09', '2026-11-21')).toBe('12 hr');
});

it.each([
  ['2026-01-31', '2026-03-01', 1, 1, '1 bln 1 hr'],
  ['2026-01-30', '2026-03-01', 1, 1, '1 bln 1 hr'],
  ['2025-12-31', '2026-03-01', 2, 1, '2 bln 1 hr'],
  ['2026-01-28', '2026-03-01', 1, 1, '1 bln 1 hr'],
  ['2026-01-31', '2026-02-27', 0, 27, '27 hr'],
  ['2026-01-31', '2026-02-28', 1, 0, '1 bln'],
  ['2026-01-20', '2026-03-05', 1, 13, '1 bln 13 hr'],
])('born on %s and seen on %s is %d months and %d days', (birthDate, on, months, days, text) => {
  expect(ageParts(birthDate, on)).toEqual({ years: 0, months, days });
  expect(formatAge(birthDate, on)).toBe(text);
});
