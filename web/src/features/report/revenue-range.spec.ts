import { isTooLong } from '@alur/contracts/report/revenue';
import { expect, it } from 'vitest';
import { daysOfMonth, sumOfDays } from './revenue-parts';

it.each([
  ['2026-11-01', '2026-11-07', false],
  ['2026-11-01', '2026-11-08', true],
  ['2026-11-07', '2026-11-01', false],
  ['2026-11-01', undefined, false],
])('SPEC 5: from %s to %s is too long: %s', (from, to, expected) => expect(isTooLong(from, to)).toBe(expected));

it.each([
  ['2026-11', ['2026-11-01', '2026-11-26']],
  ['2026-10', ['2026-10-01', '2026-10-31']],
  ['2028-02', ['2028-02-01', '2028-02-29']],
])('the days of %s are %s', (month, days) =>
  expect(daysOfMonth(month, month < '2026-12' ? '2026-11-26' : '2028-12-31')).toEqual(days),
);

it('several days are one sum', () => {
  const day = {
    ...{ date: '2026-11-01', transactions: 1, registration: 1, administration: 2, consultation: 3, treatment: 4 },
    ...{
      pharmacy: 5,
      laboratory: 6,
      radiology: 7,
      room: 8,
      rounding: 9,
      discount: 0,
      total: 45,
      paid: 45,
      receivable: 0,
    },
  };
  expect(sumOfDays([day, { ...day, pharmacy: 100, total: 140 }])).toMatchObject({
    pharmacy: 105,
    room: 16,
    total: 185,
  });
  expect(sumOfDays([])).toBeUndefined();
});
