import type { AgeLimit, ReferenceRange } from './interpret.js';
import type { Gender } from '../kernel/enums.js';

const DAYS = { day: 1, month: 365.25 / 12, year: 365.25 } as const;
export const daysOf = ({ value, unit }: AgeLimit): number => value * DAYS[unit];
export const endOf = ({ ageTo }: ReferenceRange): number => (ageTo === null ? Infinity : daysOf(ageTo));

/** A key of the method and device: ranges for different ones are independent. */
export const meansOf = ({ method, analyserId }: ReferenceRange): string =>
  JSON.stringify([method?.trim().toLowerCase() ?? null, analyserId ?? null]);
const ANY = JSON.stringify([null, null]);

/** Ages of one sex without a range, whose values would never be flagged. */
export interface Gap {
  sex: Gender;
  from: AgeLimit;
  /** Null has no end. */
  to: AgeLimit | null;
  method: string | null;
  analyserId: number | null;
  /** Whether it lies between two ranges, so that it was probably forgotten. */
  isBetween: boolean;
  /** The range after it. */
  before: ReferenceRange | null;
}

const BIRTH: AgeLimit = { value: 0, unit: 'day' };
const inOrder = (ranges: readonly ReferenceRange[]) =>
  ranges.toSorted((one, other) => daysOf(one.ageFrom) - daysOf(other.ageFrom));

/** Gaps in the ranges of one sex, from birth on. */
const gapsOf = (ranges: readonly ReferenceRange[], its: Pick<Gap, 'sex' | 'method' | 'analyserId'>): Gap[] => {
  const gaps: Gap[] = [];
  let reached: ReferenceRange | undefined;
  for (const range of inOrder(ranges)) {
    const from = reached === undefined ? BIRTH : reached.ageTo;
    if (from !== null && daysOf(from) < daysOf(range.ageFrom))
      gaps.push({ ...its, from, to: range.ageFrom, isBetween: reached !== undefined, before: range });
    if (reached === undefined || endOf(range) > endOf(reached)) reached = range;
  }
  const end = reached === undefined ? BIRTH : reached.ageTo;
  return end === null ? gaps : [...gaps, { ...its, from: end, to: null, isBetween: false, before: null }];
};

/** All gaps by sex and by method or device; ranges without a method or device fill gaps of the others. */
export const gapsIn = (ranges: readonly ReferenceRange[]): Gap[] =>
  [...new Set(ranges.map(meansOf))].flatMap(means =>
    (['male', 'female'] satisfies Gender[]).flatMap(sex => {
      const counting = ranges.filter(
        range =>
          range.pregnancy === null &&
          (range.sex === null || range.sex === sex) &&
          (meansOf(range) === means || meansOf(range) === ANY),
      );
      const one = ranges.find(range => meansOf(range) === means);
      return gapsOf(counting, { sex, method: one?.method ?? null, analyserId: one?.analyserId ?? null });
    }),
  );
