import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import { expect, it } from 'vitest';
import { curve, dayNumber, height, hourly, hourlyFluids, place, scaleOf, windowOf } from './chart-data';

const now = Date.parse('2026-11-25T10:20:00Z');
const row = (id: number, at: string, pulse: number, status: ObservationRow['status'] = 'recorded') =>
  ({ id, at, status, values: [{ name: 'pulse', value: pulse, choice: null }] }) as unknown as ObservationRow;

it('shows the last day to the end of this hour', () => {
  const window = windowOf(now);
  expect(new Date(window.to).toISOString()).toBe('2026-11-25T11:00:00.000Z');
  expect(place('2026-11-24T11:00:00.000Z', window)).toBe(0);
  expect(place('2026-11-24T23:00:00.000Z', window)).toBe(50);
});

it('draws what stands in it, in the order of when it was observed', () => {
  const window = windowOf(now);
  const rows = [
    row(3, '2026-11-25T09:00:00.000Z', 90),
    row(1, '2026-11-24T23:00:00.000Z', 70),
    row(2, '2026-11-25T08:00:00.000Z', 200, 'voided'),
    row(4, '2026-11-24T09:00:00.000Z', 60),
  ];
  expect(curve(rows, 'pulse', window).map(({ value }) => value)).toEqual([70, 90]);
  expect(curve(rows, 'systolic', window)).toEqual([]);
});

it('widens for what is beyond the usual', () => {
  expect(scaleOf({ least: 40, most: 140 }, [{ x: 0, value: 180 }])).toEqual({ least: 40, most: 180 });
  expect(height(40, { least: 40, most: 140 })).toBe(100);
  expect(height(140, { least: 40, most: 140 })).toBe(0);
});

it('counts days by the hours that have passed', () => {
  expect(dayNumber('2026-11-25T10:00:00Z', now)).toBe(1);
  expect(dayNumber('2026-11-24T10:21:00Z', now)).toBe(1);
  expect(dayNumber('2026-11-24T10:20:00Z', now)).toBe(2);
});

it('has the last of each hour, and what went in and out in it', () => {
  const window = windowOf(now);
  const rows = [
    row(1, '2026-11-25T08:10:00.000Z', 80),
    row(2, '2026-11-25T08:50:00.000Z', 84),
    row(3, '2026-11-25T08:55:00.000Z', 200, 'voided'),
    row(4, '2026-11-24T10:59:00.000Z', 60),
  ];
  expect(hourly(rows, window).flatMap((each, hour) => (each ? [[hour, each.id]] : []))).toEqual([[21, 2]]);
  const flows = [
    { at: '2026-11-25T08:05:00.000Z', kind: 'infusion' as const, volume: 100 },
    { at: '2026-11-25T08:30:00.000Z', kind: 'urine' as const, volume: 40 },
    { at: '2026-11-25T10:59:00.000Z', kind: 'urine' as const, volume: 30 },
  ];
  const fluids = hourlyFluids(flows, window);
  expect(fluids).toHaveLength(24);
  expect(fluids[21]).toEqual({ taken: 100, lost: 40, balance: 60 });
  expect(fluids[23]).toEqual({ taken: 0, lost: 30, balance: -30 });
});
