import {
  isMeasuredStanding,
  LAST_MONTH,
  monthsAt,
  type Child,
  type GrowthIndicator,
} from '@alur/contracts/record/growth/growth';
import type { StandardName } from '@alur/contracts/record/growth/packed-standards';
import { standardOf, valueAt } from '@alur/contracts/record/growth/standards';
import { resultsOf, type GrowthDay } from './growth-days';

/** The lines that are drawn, in standard deviations: the limits of the bands (SPEC 9), and the median. */
export const drawnLines = [3, 2, 0, -2, -3] as const;

export interface CurvePoint {
  x: number;
  y: number;
}
export interface Curves {
  /** Limits of the axes: months, or cm of a length; and the indicator's unit. */
  x: { from: number; to: number; unit: 'months' | 'cm' };
  y: { from: number; to: number };
  lines: readonly { z: number; points: readonly CurvePoint[] }[];
  child: readonly (CurvePoint & { date: string; z: number })[];
}

const tables: Readonly<Record<Exclude<GrowthIndicator, 'weightForHeight'>, readonly StandardName[]>> = {
  weightForAge: ['weightForAge'],
  heightForAge: ['lengthForAge', 'heightForAge'],
  bmiForAge: ['bmiForLyingAge', 'bmiForAge'],
  headForAge: ['headForAge'],
};

/** A child under two is drawn over two years, an older one over five. */
const INFANCY = 24;

const lineOf = (gender: Child['gender'], names: readonly StandardName[], z: number, to: number): CurvePoint[] =>
  names.flatMap(name => {
    const table = standardOf(gender, name);
    return table.rows
      .map((lms, at) => ({ x: table.from + at * table.step, y: valueAt(lms, z) }))
      .filter(({ x }) => x <= to);
  });

const limits = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = (most - least) * 0.04;
  return { from: least - margin, to: most + margin };
};

/** The standard's lines for a child, and where it was on each day; null without any value. */
export function curvesOf(indicator: GrowthIndicator, child: Child, days: readonly GrowthDay[]): Curves | null {
  const results = resultsOf(days, indicator);
  const last = results.at(-1);
  if (!last) return null;
  const heights = new Map(days.map(({ date, height }) => [date, height]));
  const isByHeight = indicator === 'weightForHeight';
  const points = results.flatMap(({ date, value, z }) => {
    const x = isByHeight ? heights.get(date) : monthsAt(child, date);
    return x == null ? [] : [{ x, y: value, date, z }];
  });
  const names: readonly StandardName[] = !isByHeight
    ? tables[indicator]
    : isMeasuredStanding(child, last.date)
      ? ['weightForHeight']
      : ['weightForLength'];
  const to = isByHeight
    ? standardOf(child.gender, names[0]!).to
    : Math.max(...points.map(({ x }) => x)) < INFANCY
      ? INFANCY
      : LAST_MONTH;
  const lines = drawnLines.map(z => ({ z, points: lineOf(child.gender, names, z, to) }));
  const drawn = [...lines.flatMap(line => line.points), ...points];
  return {
    x: { ...(isByHeight ? limitsOfTable(child, names[0]!) : { from: 0, to }), unit: isByHeight ? 'cm' : 'months' },
    y: limits(drawn.map(({ y }) => y)),
    lines,
    child: points,
  };
}

const limitsOfTable = (child: Child, name: StandardName) => {
  const { from, to } = standardOf(child.gender, name);
  return { from, to };
};
