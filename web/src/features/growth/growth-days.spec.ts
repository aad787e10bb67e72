import type { MeasurementRow } from '@alur/contracts/record/observation-rows';
import { expect, test } from 'vitest';
import { growthDays, newestResults } from './growth-days';

const child = { gender: 'male' as const, birthDate: '2024-01-15', bornAtWeek: null };
const row = (id: number, at: string, given: Partial<MeasurementRow>): MeasurementRow => ({
  ...{ id, encounterId: 1, patientId: 1, personId: 1, date: at.slice(0, 10), at },
  ...{ weight: null, height: null, headCircumference: null, upperArmCircumference: null },
  ...given,
});

test('what was measured apart on one day is judged together, and the last weight counts', () => {
  const days = growthDays(child, [
    row(3, '2025-01-15T09:00:00Z', { weight: 9.6 }),
    row(1, '2025-01-15T08:00:00Z', { weight: 96, height: 75.7 }),
    row(2, '2024-07-15T08:00:00Z', { weight: 7.9 }),
  ]);
  expect(days.map(({ date, weight, height }) => ({ date, weight, height }))).toEqual([
    { date: '2024-07-15', weight: 7.9, height: null },
    { date: '2025-01-15', weight: 9.6, height: 75.7 },
  ]);
  expect(newestResults(days).map(({ newest, before }) => [newest.indicator, newest.z, before?.date])).toMatchObject([
    ['weightForAge', -0.05, '2024-07-15'],
    ['heightForAge', -0.02, undefined],
    ['weightForHeight', expect.any(Number), undefined],
    ['bmiForAge', expect.any(Number), undefined],
  ]);
});

test('nothing is said of a child of whom nothing was measured', () => {
  expect(newestResults(growthDays(child, [row(1, '2025-01-15T08:00:00Z', { upperArmCircumference: 14 })]))).toEqual([]);
});
