import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { expect, it } from 'vitest';
import { placesOf, scaleOf } from './day-plan';

const DAY = '2026-11-23';
const at = (clock: string, day = DAY) => new Date(`${day}T${clock}:00+07:00`).toISOString();
const row = (id: number, from: string, until: string, theatreId = 4) =>
  ({ id, theatreId, scheduledAt: from, scheduledUntil: until }) as SurgeryRow;
const theatre = { id: 4, turnaroundMinutes: 30 };
const shown = (rows: SurgeryRow[], now = at('06:00')) =>
  placesOf(theatre, rows, DAY, Date.parse(now)).map(({ from, until, row: its }) => [
    new Date(from).toISOString(),
    new Date(until).toISOString(),
    its?.id ?? null,
  ]);

it('is free all day where nothing is planned', () =>
  expect(shown([row(1, at('08:00'), at('09:00'), 5)])).toEqual([[at('07:00'), at('21:00'), null]]));

it('has what is free between operations, without the minutes between', () =>
  expect(shown([row(2, at('12:00'), at('13:00')), row(1, at('08:00'), at('10:00'))])).toEqual([
    [at('07:00'), at('07:30'), null],
    [at('08:00'), at('10:00'), 1],
    [at('10:30'), at('11:30'), null],
    [at('12:00'), at('13:00'), 2],
    [at('13:30'), at('21:00'), null],
  ]));

it('offers nothing that has passed', () => {
  const planned = [row(1, at('08:00'), at('10:00'))];
  expect(shown(planned, at('10:42'))).toEqual([
    [at('08:00'), at('10:00'), 1],
    [at('10:45'), at('21:00'), null],
  ]);
  expect(shown(planned, at('21:10'))).toEqual([[at('08:00'), at('10:00'), 1]]);
});

it('shows what comes from the day before and what goes on into the next', () =>
  expect(
    shown([row(1, at('23:00', '2026-11-22'), at('07:30')), row(2, at('20:45'), at('01:00', '2026-11-24'))]),
  ).toEqual([
    [at('23:00', '2026-11-22'), at('07:30'), 1],
    [at('08:00'), at('20:15'), null],
    [at('20:45'), at('01:00', '2026-11-24'), 2],
  ]));

it('shows the usual hours, and of earlier and later operations what is of the day', () => {
  const scale = (...rows: SurgeryRow[]) => {
    const { from, until } = scaleOf(placesOf(theatre, rows, DAY, 0), DAY);
    return [from, until].map(each => new Date(each).toISOString());
  };
  expect(scale()).toEqual([at('07:00'), at('21:00')]);
  expect(scale(row(1, at('05:40'), at('06:30')), row(2, at('20:45'), at('22:10')))).toEqual([at('05:00'), at('23:00')]);
  expect(scale(row(1, at('23:00', '2026-11-22'), at('01:30')), row(2, at('22:45'), at('01:00', '2026-11-24')))).toEqual(
    [at('00:00'), at('00:00', '2026-11-24')],
  );
});
