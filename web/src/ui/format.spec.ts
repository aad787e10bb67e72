import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import {
  formatMinutes,
  formatDate,
  formatRupiah,
  formatTime,
  formatWhen,
  formatWritten,
  instantAt,
  localDate,
  withDaysWritten,
} from './format';

beforeAll(async () => void (await startI18n('id')));

it('writes money as a receipt does', () => {
  expect(formatRupiah(12_500)).toBe('Rp 12.500');
  expect(formatRupiah(-1_250_000)).toBe('−Rp 1.250.000');
  expect(formatRupiah(0)).toBe('Rp 0');
});

it('writes numbers as they are typed, with as many decimals as are always there', () => {
  expect(formatWritten(1234.56, 1)).toBe('1.234,6');
  expect(formatWritten(1234, 2)).toBe('1.234');
  expect(formatWritten(12.5, 2, 2)).toBe('12,50');
});

it('tells times in the zone of the facility', () => {
  expect(formatTime('2026-11-21T17:30:00Z')).toBe('00.30');
  expect(formatDate('2026-11-21T17:30:00Z')).toBe('22 Nov 2026');
  expect(localDate('2026-11-21T17:30:00Z')).toBe('2026-11-22');
});

it('tells the day of a moment that is not of today', () => {
  expect(formatWhen('2026-11-21T17:30:00Z', '2026-11-22')).toBe('00.30');
  expect(formatWhen('2026-11-21T16:30:00Z', '2026-11-22')).toBe('21 Nov 2026 23.30');
});

it('knows at which moment it is a time of a day in the facility', () => {
  expect(instantAt('2026-11-22', '00:30')).toBe('2026-11-21T17:30:00.000Z');
  expect(instantAt('2026-11-22', '23:59')).toBe('2026-11-22T16:59:00.000Z');
});

it('leaves a calendar day on its day', () => {
  expect(formatDate('2026-11-21')).toBe('21 Nov 2026');
  expect(formatDate('2026-11-21', 'long')).toBe('Sabtu, 21 November 2026');
});

it('writes the days in a recorded label as the language does', () => {
  expect(withDaysWritten('Kamar Kelas 1, malam 2026-11-25')).toBe('Kamar Kelas 1, malam 25 Nov 2026');
  expect(withDaysWritten('Visite dr. Ratna, 2026-08-17')).toBe('Visite dr. Ratna, 17 Agu 2026');
  expect(withDaysWritten('Lot 2026-99-25, B12026-11-25')).toBe('Lot 2026-99-25, B12026-11-25');
});

it.each([
  [0, '0 menit'],
  [60, '60 menit'],
  [90, '90 menit'],
  [91, '1 jam 31 menit'],
  [120, '2 jam'],
  [1440, '24 jam'],
  [2879, '47 jam 59 menit'],
  [2880, '2 hari'],
  [3000, '2 hari 2 jam'],
])('says %d minutes as people do: %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));
