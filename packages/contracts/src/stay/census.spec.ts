import { expect, test } from 'vitest';
import { CENSUS_FLOWS, censusBack, indicatorsOf, type CensusDayRow } from './census.js';

const none = Object.fromEntries(CENSUS_FLOWS.map(name => [name, 0]));
const day = (date: string, flow: object) =>
  ({ id: `${date}_1`, date, month: date.slice(0, 7), unitId: 1, unitName: 'Melati', ...none, ...flow }) as CensusDayRow;

test('DOMAIN 8: 100 beds, 30 days, 2,100 days of care, 2,200 days of stay, 500 who left, 15 of them dead', () => {
  const sum = { beds: 100, days: 30, patientDays: 2100, stayDays: 2200, alive: 485, diedEarly: 5, diedLate: 10 };
  expect(indicatorsOf(sum)).toEqual({ bor: 70, alos: 4.4, toi: 1.8, bto: 5, ndr: 20, gdr: 30 });
});

test('nothing is divided by nothing', () => {
  const sum = { beds: 0, days: 30, patientDays: 0, stayDays: 0, alive: 0, diedEarly: 0, diedLate: 0 };
  expect(indicatorsOf(sum)).toEqual({ bor: null, alos: null, toi: null, bto: null, ndr: null, gdr: null });
});

test('whoever came before the period is in it, and who came and went the same day is one day of care', () => {
  const rows = [
    day('2026-11-22', { admitted: 1, alive: 1, sameDay: 1, stayDays: 1 }),
    day('2026-11-23', { movedIn: 1, diedLate: 1, stayDays: 6 }),
  ];
  const back = censusBack(rows, { from: '2026-11-21', today: '2026-11-24', lying: 3 });
  expect(back.map(({ date, opening, closing, patientDays }) => [date, opening, closing, patientDays])).toEqual([
    ['2026-11-24', 3, 3, 3],
    ['2026-11-23', 3, 3, 3],
    ['2026-11-22', 3, 3, 4],
    ['2026-11-21', 3, 3, 3],
  ]);
});
