import { isTooLong } from '@alur/contracts/report/revenue';
import { expect, it } from 'vitest';
import { completed, daysOfMonth, sumOfDays } from './revenue-parts';

it.each([
  ['2026-11-01', '2026-11-07', false],
  ['2026-11-01', '2026-11-08', true],
  ['2026-11-07', '2026-11-01', false],
  ['2026-11-01', undefined, true],
  [undefined, '2026-11-01', true],
  [undefined, undefined, false],
])('SPEC 5: from %s to %s is too long: %s', (from, to, expected) => expect(isTooLong(from, to)).toBe(expected));

it.each([
  ['2026-11', ['2026-11-01', '2026-11-26']],
  ['2026-10', ['2026-10-01', '2026-10-31']],
  ['2028-02', ['2028-02-01', '2028-02-29']],
])('the days of %s are %s', (month, days) =>
  expect(daysOfMonth(month, month < '2026-12' ? '2026-11-26' : '2028-12-31')).toEqual(days),
);

it.each([
  ['an emptied beginning is the end', { from: '' }, ['2026-11-09', '2026-11-09']],
  ['an emptied end is the beginning', { to: '' }, ['2026-11-05', '2026-11-05']],
  ['a beginning after the end takes it along', { from: '2026-11-20' }, ['2026-11-20', '2026-11-20']],
  ['an end before the beginning takes it along', { to: '2026-11-01' }, ['2026-11-01', '2026-11-01']],
  ['another end', { to: '2026-11-08' }, ['2026-11-05', '2026-11-08']],
])('%s', (_what, change, [from, to]) =>
  expect(completed({ from: '2026-11-05', to: '2026-11-09' }, change)).toEqual({ from, to }),
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
