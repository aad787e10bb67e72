import { fluidTotal, type FluidEntry } from '@alur/contracts/record/fluids';
import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import type { ParameterName } from '@alur/contracts/record/parameters';
import { gcsOf } from '@alur/contracts/record/scores/gcs';
import type { ScoreResult } from '@alur/contracts/record/scores/score';

const HOUR = 3_600_000;

/** The hours that a chart shows: the last 24, or a whole past day. */
export interface Window {
  from: number;
  to: number;
}

export const windowOf = (now: number): Window => {
  const to = Math.ceil((now + 1) / HOUR) * HOUR;
  return { from: to - 24 * HOUR, to };
};

/** The position of an instant in the window, in percent; one outside of it lies outside of the picture. */
export const place = (at: string, { from, to }: Window): number => ((Date.parse(at) - from) / (to - from)) * 100;

export const within = (at: string, { from, to }: Window): boolean => Date.parse(at) >= from && Date.parse(at) <= to;

export interface Point {
  x: number;
  value: number;
}

/** The sets of values that were not struck, oldest first. */
export const recordedRows = (rows: readonly ObservationRow[]): ObservationRow[] =>
  rows.filter(({ status }) => status === 'recorded').toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id);

export const valueOf = (row: Pick<ObservationRow, 'values'>, name: ParameterName): number | string | null => {
  const found = row.values.find(each => each.name === name);
  return found ? (found.value ?? found.choice) : null;
};

/** The total of the three parts of the coma scale. */
export const gcsIn = (row: Pick<ObservationRow, 'values'>): ScoreResult | null =>
  gcsOf({
    ...{ gcsEye: valueOf(row, 'gcsEye'), gcsVerbal: valueOf(row, 'gcsVerbal'), gcsMotor: valueOf(row, 'gcsMotor') },
    airway: valueOf(row, 'airway'),
  });

/** What has a curve: a sign, the total of the coma scale, or the early warning score by whichever table. */
export type CurveName = ParameterName | 'gcs' | 'score';

const curveValue = (row: ObservationRow, name: CurveName): number | string | null => {
  if (name === 'score') return row.score?.total ?? null;
  return name === 'gcs' ? (gcsIn(row)?.total ?? null) : valueOf(row, name);
};

/** A curve of one sign over the window. */
export const curve = (rows: readonly ObservationRow[], name: CurveName, window: Window): Point[] =>
  recordedRows(rows).flatMap(row => {
    const value = curveValue(row, name);
    return typeof value === 'number' && within(row.at, window) ? [{ x: place(row.at, window), value }] : [];
  });

export interface Scale {
  least: number;
  most: number;
}

/** The scale always includes the usual values; values beyond it extend it. */
export const scaleOf = (usual: Scale, points: readonly Point[]): Scale => ({
  least: Math.min(usual.least, ...points.map(({ value }) => value)),
  most: Math.max(usual.most, ...points.map(({ value }) => value)),
});

/** The vertical position of a value, in percent from the top. */
export const height = (value: number, { least, most }: Scale): number => (1 - (value - least) / (most - least)) * 100;

/** The labelled hours of the axis: every third. */
export const ticks = ({ from, to }: Window): number[] =>
  Array.from({ length: Math.round((to - from) / (3 * HOUR)) + 1 }, (_, index) => from + index * 3 * HOUR);

/** The day of a device since its insertion, beginning with 1; it counts elapsed 24 hours, not calendar days. */
export const dayNumber = (since: string, now: number): number =>
  Math.max(1, Math.floor((now - Date.parse(since)) / (24 * HOUR)) + 1);

/** For each hour of the window the last set of values in it. */
export const hourly = (rows: readonly ObservationRow[], { from, to }: Window): (ObservationRow | null)[] => {
  const hours = Array.from({ length: Math.round((to - from) / HOUR) }, (): ObservationRow | null => null);
  for (const row of recordedRows(rows)) {
    const hour = Math.floor((Date.parse(row.at) - from) / HOUR);
    if (hour >= 0 && hour < hours.length) hours[hour] = row;
  }
  return hours;
};

/** For each hour of the window the fluids that went in and came out. */
export const hourlyFluids = (entries: readonly FluidEntry[], { from, to }: Window): ReturnType<typeof fluidTotal>[] =>
  Array.from({ length: Math.round((to - from) / HOUR) }, (_, hour) =>
    fluidTotal(entries.filter(({ at }) => Math.floor((Date.parse(at) - from) / HOUR) === hour)),
  );
