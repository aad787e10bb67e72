import { expect, it } from 'vitest';
import { drawnIn, hoursOf, type Span } from './plan-scale';

const at = (clock: string): number => Date.parse(`2026-11-23T${clock}:00Z`);
const span = (from: string, until: string): Span => ({ from: at(from), until: at(until) });
const day = span('07:00', '21:00');

it('draws each as long as it is, where it begins', () =>
  expect(drawnIn(day, [span('07:00', '08:30'), span('10:00', '12:00')])).toEqual([
    { top: 0, height: 90, lane: 0, lanes: 1 },
    { top: 180, height: 120, lane: 0, lanes: 1 },
  ]));

it('draws what overlaps beside each other, and only that', () =>
  expect(
    drawnIn(day, [span('08:00', '10:00'), span('09:00', '11:00'), span('10:00', '10:30'), span('11:00', '12:00')]).map(
      ({ lane, lanes }) => [lane, lanes],
    ),
  ).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]));

it('draws nothing too low to be pressed, and nothing over another for that', () => {
  const drawn = drawnIn(day, [span('08:00', '08:10'), span('08:10', '08:20'), span('08:30', '09:30')]);
  expect(drawn).toEqual([
    { top: 60, height: 24, lane: 0, lanes: 2 },
    { top: 70, height: 24, lane: 1, lanes: 2 },
    { top: 90, height: 60, lane: 0, lanes: 2 },
  ]);
});

it('cuts at the ends of the day what goes on beyond them', () =>
  expect(drawnIn(day, [span('05:00', '08:00'), span('20:00', '23:00')])).toMatchObject([
    { top: 0, height: 60 },
    { top: 780, height: 60 },
  ]));

it('has a line for each full hour', () =>
  expect(hoursOf(span('07:30', '10:00'))).toEqual([at('08:00'), at('09:00'), at('10:00')]));
