import { expect, it } from 'vitest';
import { countLines, durationLines, isIn, slotsOf } from './scale';

it('puts the lines of a duration where a clock is read', () => {
  expect(durationLines(3_100)).toEqual([0, 600, 1_200, 1_800, 2_400, 3_000, 3_600]);
  expect(durationLines(45)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(durationLines(0)).toEqual([0, 1]);
  expect(durationLines(3_600)).toEqual([0, 600, 1_200, 1_800, 2_400, 3_000, 3_600]);
});

it('reaches whatever is measured, in few lines', () => {
  for (const lines of [durationLines, countLines])
    for (let most = 1; most < 10_000_000; most = most * 1.7 + 1) {
      const drawn = lines(most);
      expect(drawn.at(-1)).toBeGreaterThanOrEqual(most);
      expect(drawn.length).toBeLessThanOrEqual(7);
    }
});

it('counts in ones, twos and fives', () => {
  expect(countLines(3)).toEqual([0, 1, 2, 3]);
  expect(countLines(9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(countLines(130)).toEqual([0, 50, 100, 150]);
});

it('tells two days by the hour, and more by the day', () => {
  const there = [
    { day: '2026-11-21', hour: 9 },
    { day: '2026-11-20', hour: 8 },
  ];
  expect(slotsOf('2026-11-20', '2026-11-21', there)).toEqual([
    { day: '2026-11-20', hour: 8 },
    { day: '2026-11-20', hour: 9 },
    { day: '2026-11-21', hour: 8 },
    { day: '2026-11-21', hour: 9 },
  ]);
  const days = slotsOf('2026-11-19', '2026-11-21', there);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(days.map(slot => there.filter(one => isIn(slot, one)).length)).toEqual([0, 1, 1]);
  expect(slotsOf('2026-11-20', '2026-11-20', [])).toEqual([]);
});
