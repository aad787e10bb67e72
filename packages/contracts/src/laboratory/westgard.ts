import * as z from 'zod/mini';

/** Westgard's rules (Westgard, Barry, Hunt, Groth 1981). The first only warns; each of the others rejects the run. */
export const WestgardRule = z.enum(['1-2s', '1-3s', '2-2s', 'R-4s', '4-1s', '10x']);
export type WestgardRule = z.infer<typeof WestgardRule>;

/** A measured control: its level, and its deviation from the mean in standard deviations. */
export interface ControlPoint {
  level: number;
  z: number;
}

const sameSide = (points: readonly ControlPoint[], beyond: number): boolean =>
  points.every(({ z }) => z > beyond) || points.every(({ z }) => z < -beyond);

/** Whether the last `count` points all lie beyond this deviation, on the same side. */
const run = (points: readonly ControlPoint[], count: number, beyond: number): boolean =>
  points.length >= count && sameSide(points.slice(-count), beyond);

/** Rules that the last point breaks. `points` are in the order of measurement. */
export const brokenRules = (points: readonly ControlPoint[]): WestgardRule[] => {
  const last = points.at(-1);
  if (last === undefined) return [];
  const ofLevel = points.filter(({ level }) => level === last.level);
  const before = points.at(-2);
  const isApart = before !== undefined && Math.abs(before.z) > 2 && Math.abs(last.z) > 2 && before.z * last.z < 0;
  const broken: [WestgardRule, boolean][] = [
    ['1-2s', Math.abs(last.z) > 2],
    ['1-3s', Math.abs(last.z) > 3],
    ['2-2s', run(ofLevel, 2, 2) || (before?.level !== last.level && run(points, 2, 2))],
    ['R-4s', isApart],
    ['4-1s', run(ofLevel, 4, 1)],
    ['10x', run(ofLevel, 10, 0)],
  ];
  return broken.filter(([, is]) => is).map(([rule]) => rule);
};

/** Whether any of the rules rejects the run, since a warning does not. */
export const isRefusing = (rules: readonly WestgardRule[]): boolean => rules.some(rule => rule !== '1-2s');
