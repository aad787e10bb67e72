import * as z from 'zod/mini';
import { Gender } from '../kernel/enums.js';
import { Figure, Id, ShortText } from '../kernel/scalars.js';
import { addMonths } from '../record/scores/calendar.js';
import { dateOf, dayOf } from '../record/scores/days.js';
import type { ResultKind } from './catalogues.js';

export const AgeUnit = z.enum(['day', 'month', 'year']);
export type AgeUnit = z.infer<typeof AgeUnit>;
export const Pregnancy = z.enum(['trimester_1', 'trimester_2', 'trimester_3']);
export type Pregnancy = z.infer<typeof Pregnancy>;

/** A higher age is a typing error, even in days. */
const OLDEST_DAYS = 50_000;
export const AgeLimit = z.object({ value: z.int().check(z.gte(0), z.lte(OLDEST_DAYS)), unit: AgeUnit });
export type AgeLimit = z.infer<typeof AgeLimit>;

const limit = z.nullable(Figure);

/** Normal, critical and possible values for some patients (DOMAIN-CLINICAL 10). */
export const ReferenceRange = z.object({
  /** Null for both sexes. */
  sex: z.nullable(Gender),
  pregnancy: z.nullable(Pregnancy),
  /** The method, by name, or the facility's device that the range is for; any if left out. */
  method: z.optional(z.nullable(ShortText)),
  analyserId: z.optional(z.nullable(Id)),
  ageFrom: AgeLimit,
  /** Exclusive upper limit; null has no end. */
  ageTo: z.nullable(AgeLimit),
  low: limit,
  high: limit,
  criticalLow: limit,
  criticalHigh: limit,
  validLow: limit,
  validHigh: limit,
  /** For text results: the normal one, and the critical one. */
  text: z.nullable(ShortText),
  criticalText: z.nullable(ShortText),
  source: z.nullable(ShortText),
});
export type ReferenceRange = z.infer<typeof ReferenceRange>;

/** Normal, low, high, critically low or high, abnormal text, or an impossible value. */
export const ResultFlag = z.enum(['N', 'L', 'H', 'LL', 'HH', 'A', 'INVALID']);
export type ResultFlag = z.infer<typeof ResultFlag>;

export interface Subject {
  gender: Gender | null;
  birthDate: string | null;
  pregnancy: Pregnancy | null;
}

/** How a value was measured: by the parameter's method, and on a device, if any. */
export interface Means {
  method: string | null;
  deviceId: number | null;
}

/** The day on which a person reaches this age. */
const dayAt = (birthDate: string, { value, unit }: AgeLimit): string => {
  const born = dayOf(birthDate) ?? 0;
  if (unit === 'day') return dateOf(born + value);
  return dateOf(addMonths(born, unit === 'year' ? value * 12 : value));
};

const isAnyAge = ({ ageFrom, ageTo }: ReferenceRange): boolean => ageFrom.value === 0 && ageTo === null;

const isSaid = (text: string, expected: string): boolean => text.trim().toLowerCase() === expected.trim().toLowerCase();

const isOf = ({ method, analyserId }: ReferenceRange, means: Means): boolean =>
  (method == null || (means.method !== null && isSaid(method, means.method))) &&
  (analyserId == null || analyserId === means.deviceId);

const applies = (range: ReferenceRange, subject: Subject, on: string): boolean => {
  if (range.sex !== null && range.sex !== subject.gender) return false;
  if (range.pregnancy !== null && range.pregnancy !== subject.pregnancy) return false;
  if (isAnyAge(range)) return true;
  const { birthDate } = subject;
  if (birthDate === null || birthDate > on) return false;
  return dayAt(birthDate, range.ageFrom) <= on && (range.ageTo === null || on < dayAt(birthDate, range.ageTo));
};

/**
 * The most specific range that applies (DOMAIN-CLINICAL 10): by device and method, then by pregnancy, by sex, by age.
 * Without a range there is no flag, which does not mean normal.
 */
export const rangeFor = (
  ranges: readonly ReferenceRange[],
  subject: Subject & Means,
  on: string,
): ReferenceRange | null => {
  const weight = (range: ReferenceRange): number =>
    (range.analyserId == null ? 0 : 16) +
    (range.method == null ? 0 : 8) +
    (range.pregnancy === null ? 0 : 4) +
    (range.sex === null ? 0 : 2) +
    (isAnyAge(range) ? 0 : 1);
  return (
    ranges
      .filter(range => isOf(range, subject) && applies(range, subject, on))
      .toSorted((one, other) => weight(other) - weight(one))[0] ?? null
  );
};

export const Comparator = z.enum(['<', '<=', '>', '>=']);
export type Comparator = z.infer<typeof Comparator>;

/** A result as typed, and its numeric value if it has one. */
export interface TypedResult {
  text: string;
  number: number | null;
  comparator: Comparator | null;
}

const NUMBER = /^(<=|>=|<|>)?\s*(-?\d{1,12}(?:[.,]\d{1,8})?)$/;

/** Reads `13,5` and `13.5` as the same number; `<0.5` keeps its comparator. */
export const readResult = (kind: ResultKind, typed: string): TypedResult => {
  const text = typed.trim();
  const [, comparator, digits] = kind === 'number' ? (NUMBER.exec(text) ?? []) : [];
  if (digits === undefined) return { text, number: null, comparator: null };
  return { text, number: Number(digits.replace(',', '.')), comparator: (comparator ?? null) as Comparator | null };
};

export interface Judged {
  flag: ResultFlag | null;
  critical: boolean;
}

const judgedWord = (text: string, range: ReferenceRange): Judged => {
  const critical = range.criticalText?.split(',').some(each => isSaid(text, each)) ?? false;
  if (critical) return { flag: 'A', critical };
  if (range.text === null) return { flag: null, critical };
  return { flag: range.text.split(',').some(each => isSaid(text, each)) ? 'N' : 'A', critical };
};

const judgedNumber = (value: number, range: ReferenceRange): Judged => {
  const { low, high, criticalLow, criticalHigh, validLow, validHigh } = range;
  const below = (border: number | null) => border !== null && value < border;
  const above = (border: number | null) => border !== null && value > border;
  if (below(validLow) || above(validHigh)) return { flag: 'INVALID', critical: false };
  if (below(criticalLow)) return { flag: 'LL', critical: true };
  if (above(criticalHigh)) return { flag: 'HH', critical: true };
  if (below(low)) return { flag: 'L', critical: false };
  if (above(high)) return { flag: 'H', critical: false };
  return { flag: low === null && high === null ? null : 'N', critical: false };
};

/** Offset that puts `<0.5` below 0.5, and `>0.5` above it. */
const STEP = 1e-9;
const meant = ({ number, comparator }: TypedResult): number =>
  (number ?? 0) + (comparator === '<' ? -STEP : comparator === '>' ? STEP : 0);

/** The result's flag by the range; without a range there is none. */
export const judge = (result: TypedResult, range: ReferenceRange | null): Judged => {
  if (range === null || result.text === '') return { flag: null, critical: false };
  return result.number === null ? judgedWord(result.text, range) : judgedNumber(meant(result), range);
};

/** DOMAIN-CLINICAL 10, proposal: the last value of so many days is compared. */
export const DELTA_DAYS = 7;

/** Whether it differs from the previous value by at least this percentage; 0.9 after 1 does by exactly 10%. */
export const isDelta = (number: number | null, previous: number | null, percent: number | null): boolean =>
  number !== null && previous !== null && percent !== null && previous !== 0
    ? (Math.abs(number - previous) / Math.abs(previous)) * 100 + STEP >= percent
    : false;
