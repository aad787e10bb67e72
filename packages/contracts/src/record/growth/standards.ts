import { boys } from './boys.js';
import { girls } from './girls.js';
import type { Packed, StandardName } from './packed-standards.js';

/** What a distribution is at one age or length: its power, its median and its coefficient of variation. */
export interface Lms {
  l: number;
  m: number;
  s: number;
}
export interface Standard {
  from: number;
  step: number;
  to: number;
  rows: readonly Lms[];
}

const unpacked = ({ from, step, rows: text }: Packed): Standard => {
  const rows = text.split(',').map((row): Lms => {
    const [l = 0, m = 0, s = 0] = row.trim().split(' ').map(Number);
    return { l, m, s };
  });
  return { from, step, to: from + step * (rows.length - 1), rows };
};

const known = new Map<string, Standard>();

/** A table of the WHO Child Growth Standards, unpacked when it is first asked for. */
export const standardOf = (gender: 'male' | 'female', name: StandardName): Standard => {
  const key = `${gender} ${name}`;
  const found = known.get(key) ?? unpacked((gender === 'male' ? boys : girls)[name]);
  known.set(key, found);
  return found;
};

/** The distribution at `x`, between two rows in proportion; null outside of the table. */
export const distributionAt = ({ from, step, to, rows }: Standard, x: number): Lms | null => {
  if (x < from || x > to) return null;
  const place = (x - from) / step;
  const [below, above] = [rows[Math.floor(place)], rows[Math.ceil(place)]];
  if (!below || !above) return null;
  const share = place - Math.floor(place);
  const between = (a: number, b: number) => a + (b - a) * share;
  return { l: between(below.l, above.l), m: between(below.m, above.m), s: between(below.s, above.s) };
};

/** The value that lies `z` standard deviations from the median. */
export const valueAt = ({ l, m, s }: Lms, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** How many standard deviations a value lies from the median (DOMAIN 5.6). */
export const zScoreOf = ({ l, m, s }: Lms, value: number): number =>
  l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);

/**
 * The same for what depends on weight: beyond three standard deviations the distance between the second and the third
 * counts as one (DOMAIN 5.6).
 */
export const weightScoreOf = (lms: Lms, value: number): number => {
  const z = zScoreOf(lms, value);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const [second, third] = [valueAt(lms, 2 * side), valueAt(lms, 3 * side)];
  return side * 3 + (value - third) / Math.abs(third - second);
};
