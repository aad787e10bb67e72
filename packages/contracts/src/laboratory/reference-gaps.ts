import type { AgeLimit, ReferenceRange } from './interpret.js';
import type { Gender } from '../kernel/enums.js';

const DAYS = { day: 1, month: 365.25 / 12, year: 365.25 } as const;
export const daysOf = ({ value, unit }: AgeLimit): number => value * DAYS[unit];
export const endOf = ({ ageTo }: ReferenceRange): number => (ageTo === null ? Infinity : daysOf(ageTo));

/** With what it is measured: ranges of one kind stand beside those of another. */
export const meansOf = ({ method, analyserId }: ReferenceRange): string =>
  JSON.stringify([method?.trim().toLowerCase() ?? null, analyserId ?? null]);
const ANY = JSON.stringify([null, null]);

/** Ages of which nothing is said, for one sex: nobody would be flagged there. */
export interface Gap {
  sex: Gender;
  from: AgeLimit;
  /** Null has no end. */
  to: AgeLimit | null;
  method: string | null;
  analyserId: number | null;
  /** Between two ranges: it was forgotten, not left out. */
  isBetween: boolean;
  /** The range after it. */
  before: ReferenceRange | null;
}

const BIRTH: AgeLimit = { value: 0, unit: 'day' };
const inOrder = (ranges: readonly ReferenceRange[]) =>
  ranges.toSorted((one, other) => daysOf(one.ageFrom) - daysOf(other.ageFrom));

/** Of the ranges that count for one sex, from birth on. */
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

/** What the ranges leave out, for either sex and each means: those of any means fill what those of one leave. */
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
