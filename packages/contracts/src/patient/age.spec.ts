import { expect, test } from 'vitest';
import { ageOn, yearsOf } from './age.js';

test.each([
  ['2026-11-23', '2026-11-23', 'P0D'],
  ['2026-11-11', '2026-11-23', 'P12D'],
  ['2026-10-23', '2026-11-23', 'P1M'],
  ['2026-10-24', '2026-11-23', 'P30D'],
  ['2024-11-24', '2026-11-23', 'P23M'],
  ['2024-11-23', '2026-11-23', 'P2Y'],
  ['1966-11-23', '2026-11-23', 'P60Y'],
  ['1966-11-24', '2026-11-23', 'P59Y'],
  // In a shorter month the last day completes it (DOMAIN-CLINICAL 0).
  ['2026-01-31', '2026-02-27', 'P27D'],
  ['2026-01-31', '2026-02-28', 'P1M'],
  ['2026-01-31', '2026-03-01', 'P1M'],
  ['2004-02-29', '2026-02-27', 'P21Y'],
  ['2004-02-29', '2026-02-28', 'P22Y'],
  ['2026-11-24', '2026-11-23', null],
  [null, '2026-11-23', null],
])('born %s is on %s %s old', (birthDate, day, age) => expect(ageOn(birthDate, day)).toBe(age));

test('years of an age', () => {
  expect([yearsOf('P34Y'), yearsOf('P23M'), yearsOf('P12D'), yearsOf(null)]).toEqual([34, 1, 0, null]);
});

test('no one grows younger', () => {
  const days = Array.from({ length: 5000 }, (_none, n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  for (const born of ['1970-01-01', '1971-12-31', '1972-02-29']) {
    const years = days.filter(day => day >= born).map(day => yearsOf(ageOn(born, day)) ?? -1);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(years[0]).toBe(0);
  }
});
