import { expect, it } from 'vitest';
import { busiest, hoursOf, modulesOf, rangeOf } from './day-range';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+07:00`);
const day = (...busy: [time: string, events: number][]) => ({
  day: '2026-11-20',
  zone: 'Asia/Jakarta',
  startsAt: new Date(at('00:00')).toISOString(),
  endsAt: new Date(at('00:00') + 86_400_000).toISOString(),
  events: busy.length,
  from: null,
  to: null,
  histogram: busy.map(([time, events]) => ({
    at: new Date(at(time)).toISOString(),
    events,
    modules: { queue: events },
  })),
});

it('shows the part of the day in which something happened, and an hour of it at least', () => {
  expect(rangeOf(day(['08:00', 3], ['14:30', 1]))).toEqual({ from: at('07:50'), to: at('14:45') });
  expect(rangeOf(day(['08:00', 3]))).toEqual({ from: at('07:50'), to: at('08:50') });
  expect(rangeOf(day(['00:00', 3], ['23:55', 1]))).toEqual({ from: at('00:00'), to: at('00:00') + 86_400_000 });
  expect(rangeOf(day())).toEqual({ from: at('00:00'), to: at('00:00') + 86_400_000 });
});

it('begins behind the busiest five minutes', () => {
  expect(busiest(day(['08:00', 3], ['09:10', 9], ['10:00', 9]))).toBe(at('09:15'));
  expect(busiest(day())).toBe(at('00:00'));
});

it('puts as many times on the axis as fit', () => {
  expect(hoursOf({ from: at('07:50'), to: at('14:45') })).toHaveLength(7);
  expect(hoursOf({ from: at('07:50'), to: at('08:50') }).map(time => new Date(time).getUTCMinutes())).toEqual([
    0, 15, 30, 45,
  ]);
});

it('names the busiest module first', () => {
  const histogram: { at: string; events: number; modules: Record<string, number> }[] = [
    { at: '', events: 3, modules: { queue: 1, transaction: 2 } },
    { at: '', events: 2, modules: { queue: 2 } },
  ];
  expect(modulesOf(histogram)).toEqual([
    ['queue', 3],
    ['transaction', 2],
  ]);
});
