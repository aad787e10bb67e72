import { expect, it } from 'vitest';
import { isWholeDay, readDay } from './read-day';

const today = '2026-11-25';

it.each([
  ['25112026', '2026-11-25'],
  ['251126', '2026-11-25'],
  ['2511', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['25-11-26', '2026-11-25'],
  ['5.1.26', '2026-01-05'],
  ['5/1', '2026-01-05'],
  [' 25 11 2026 ', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['25 Nov 2026', '2026-11-25'],
  ['17 Agustus 1945', '1945-08-17'],
  ['3 Okt 26', '2026-10-03'],
  ['3 oct', '2026-10-03'],
  ['1 mei', '2026-05-01'],
  ['1 May', '2026-05-01'],
  ['170590', '1990-05-17'],
  ['29022024', '2024-02-29'],
  ['h', today],
  ['hari ini', today],
  ['K', '2026-11-24'],
  ['kemarin', '2026-11-24'],
  ['b', '2026-11-26'],
  ['besok', '2026-11-26'],
  ['t', today],
  ['today', today],
  ['y', '2026-11-24'],
  ['yesterday', '2026-11-24'],
  ['m', '2026-11-26'],
  ['tom', '2026-11-26'],
  ['+7', '2026-12-02'],
  ['-25', '2026-10-31'],
])('%s is %s', (typed, day) => expect(readDay(typed, { today })).toBe(day));

it.each(['', '2', '251', '31022026', '29022026', '25132026', '0002-11-21', 'xyz', '25/xyz/2026', '25112', '999999'])(
  '%s is none',
  typed => expect(readDay(typed, { today })).toBeNull(),
);

it('takes a year that was not typed, or half, from what the field can mean', () => {
  expect(readDay('0201', { today: '2026-12-30', min: '2026-12-30' })).toBe('2027-01-02');
  expect(readDay('3112', { today: '2026-01-02', max: '2026-01-02' })).toBe('2025-12-31');
  expect(readDay('010130', { today, max: today })).toBe('1930-01-01');
  expect(readDay('010130', { today })).toBe('2030-01-01');
});

it('knows a day to which nothing more is typed', () => {
  expect(['25112026', '2026-11-25', '5/1/2026'].map(isWholeDay)).toEqual([true, true, true]);
  expect(['251126', '25/11/20', '2511', 'k'].map(isWholeDay)).toEqual([false, false, false, false]);
});
