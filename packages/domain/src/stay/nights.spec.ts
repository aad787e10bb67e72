import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOf, nightsOf, type NightRules } from './nights.js';

const late = { lateDepartureCharged: true, lateGraceMinutes: 0 };
const rules: NightRules = { checkIn: 14 * 60, checkOut: 12 * 60, earlyArrivalCharged: false, ...late };
const at = (text: string) => Date.parse(`2026-03-${text.replace(' ', 'T')}:00Z`) / 60_000;

type Case = readonly [placements: Readonly<Record<string, string>>, until: string, nights: string];
/** DOMAIN-CLINICAL 1.1: check-in 14:00, check-out 12:00. */
const cases: readonly Case[] = [
  [{ '01 15:00': 'A' }, '01 20:00', 'A'],
  [{ '01 15:00': 'A' }, '02 11:00', 'A'],
  [{ '01 15:00': 'A' }, '02 12:00', 'A'],
  [{ '01 15:00': 'A' }, '02 12:01', 'A A'],
  [{ '01 15:00': 'A' }, '03 11:00', 'A A'],
  [{ '01 08:00': 'A' }, '02 11:00', 'A'],
  [{ '01 02:00': 'A' }, '01 11:00', 'A'],
  [{ '01 15:00': 'A', '02 10:00': 'B' }, '03 11:00', 'A B'],
  [{ '01 15:00': 'A', '02 20:00': 'B' }, '03 11:00', 'A B'],
  [{ '01 15:00': 'A', '02 00:30': 'B' }, '02 11:00', 'A'],
  [{ '01 15:00': 'A', '02 00:00': 'B' }, '02 11:00', 'B'],
  [{ '01 15:00': 'A', '02 03:00': 'ICU', '04 09:00': 'C' }, '05 13:30', 'A ICU ICU C C'],
];
const placed = (placements: Case[0]) => Object.entries(placements).map(([from, bed]) => ({ from: at(from), bed }));

describe('nights', () => {
  test.each(cases)('%o until %s: %s', (placements, until, nights) => {
    const told = nightsOf(placed(placements), { until: at(until), now: at('20 00:00') }, rules);
    expect(told.map(({ placement }) => placement.bed).join(' ')).toBe(nights);
  });

  test('of who came early are charged from the evening before only where the house says so', () => {
    const early = { ...rules, earlyArrivalCharged: true };
    const told = nightsOf(placed({ '01 08:00': 'A' }), { until: at('02 11:00'), now: at('02 11:00') }, early);
    expect(told.map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-01']);
    const oneDay = nightsOf(placed({ '01 08:00': 'A' }), { until: at('01 20:00'), now: at('02 11:00') }, early);
    expect(oneDay.map(({ date }) => date)).toEqual(['2026-03-01']);
  });

  test.each([
    ['01 11:59', ['2026-02-28', '2026-03-01']],
    ['01 12:00', ['2026-03-01']],
    ['01 12:01', ['2026-03-01']],
  ])('of who comes at %s, about check-out, where check-in is as early, are %o', (from, dates) => {
    const told = (some: object) =>
      nightsOf(placed({ [from]: 'A' }), { until: at('02 11:00'), now: at('02 11:00') }, { ...rules, ...some });
    expect(told({ checkIn: 11 * 60 }).map(({ date }) => date)).toEqual(dates);
    expect(told({ earlyArrivalCharged: true }).map(({ date }) => date)).toEqual(dates);
  });

  test.each([
    ['02 12:01', 1],
    ['02 12:30', 1],
    ['02 12:31', 2],
    ['02 23:59', 2],
  ])('until %s with half an hour of grace are %i; one where the house charges no late departure', (until, count) => {
    const told = (some: object) =>
      nightsOf(placed({ '01 15:00': 'A' }), { until: at(until), now: at('20 00:00') }, { ...rules, ...some }).length;
    expect([told({ lateGraceMinutes: 30 }), told({ lateDepartureCharged: false })]).toEqual([count, 1]);
  });

  test('of who is still there are those whose midnight is past', () => {
    const nights = (now: string) =>
      nightsOf(placed({ '01 15:00': 'A' }), { until: null, now: at(now) }, rules).map(({ date }) => date);
    expect(nights('01 23:59')).toEqual([]);
    expect(nights('02 00:00')).toEqual(['2026-03-01']);
    expect(nights('04 09:00')).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  test('are the same whether the clock counted them or discharge does, each day once', () => {
    const day = 1_440;
    const moves = fc.uniqueArray(fc.integer({ min: 1, max: 20 * day }), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: day - 1 }),
        moves,
        fc.integer({ min: 1, max: 20 * day }),
        (start, at_, stays) => {
          const from = 20_000 * day + start;
          const until = from + stays;
          const places = [0, ...at_.filter(each => each < stays).toSorted((a, b) => a - b)];
          const placements = places.map((each, bed) => ({ from: from + each, bed }));
          const all = nightsOf(placements, { until, now: until }, rules);
          const clock = nightsOf(placements, { until: null, now: until }, rules);
          expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
          expect(all.length).toBeGreaterThan(0);
          // The clock never charges a night that the end would not charge; midnight itself belongs to the next day.
          const isMidnight = until % day === 0;
          expect(all.slice(0, clock.length)).toEqual(isMidnight ? clock.slice(0, all.length) : clock);
        },
      ),
    );
  });
});

test('an instant is told on the facility’s clock', () => {
  const context = { now: '2026-03-01T08:00:12.000Z', today: '2026-03-01', clock: '15:00' };
  expect(minuteOf('2026-03-01T08:00:00.000Z', context)).toBe(at('01 15:00'));
  expect(minuteOf('2026-03-01T20:30:00.000Z', context)).toBe(at('02 03:30'));
});
