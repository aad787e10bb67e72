import { ageAt } from '../scores/calendar.js';
import { countedBirth } from '../scores/corrected-age.js';
import { dayOf } from '../scores/days.js';
import type { StandardName } from './packed-standards.js';
import { distributionAt, standardOf, weightScoreOf, zScoreOf, type Lms } from './standards.js';

export const growthIndicators = ['weightForAge', 'heightForAge', 'weightForHeight', 'bmiForAge', 'headForAge'] as const;
export type GrowthIndicator = (typeof growthIndicators)[number];

export interface Child {
  gender: 'male' | 'female';
  birthDate: string;
  /** Completed weeks of gestation at birth; null for a child born at term, or of whom it is not known. */
  bornAtWeek: number | null;
}

/** What was measured on a day: kg and cm. Under two years a child was measured lying, from then on standing. */
export interface GrowthMeasures {
  date: string;
  weight: number | null;
  height: number | null;
  headCircumference: number | null;
}

/** SPEC 9: bands of the growth status. */
export type GrowthBand = 'below-3' | '-3-to-2' | '-2-to+2' | 'above+2';

/** What Permenkes 2/2020 calls it; a head by two standard deviations (DOMAIN 5.6). */
export type GrowthLabel =
  | 'severely-underweight'
  | 'underweight'
  | 'normal-weight'
  | 'overweight-risk'
  | 'severely-stunted'
  | 'stunted'
  | 'normal-height'
  | 'tall'
  | 'severely-wasted'
  | 'wasted'
  | 'well-nourished'
  | 'possible-risk'
  | 'overweight'
  | 'obese'
  | 'small-head'
  | 'normal-head'
  | 'large-head';

export interface GrowthResult {
  indicator: GrowthIndicator;
  /** kg, cm, or kg/m². */
  value: number;
  /** Two decimals, as it is shown and as band and label are told from it. */
  z: number;
  band: GrowthBand;
  label: GrowthLabel;
  /** False for a value that is more likely an error than a child (DOMAIN 5.6). */
  isPlausible: boolean;
}

/** From which age on a child is measured standing (DOMAIN 5.6). */
const STANDING = 24;
/** The last age of the standards, in months. */
export const LAST_MONTH = 60;

/** The weeks of age that have tables of their own: in them a month is too long a step. */
const WEEKS = 13;

/** The age in the steps of a table: completed weeks in the first three months, then completed months. */
const ageIn = (child: Child, date: string): { months: number; weeks: number | null } | null => {
  const age = ageAt(countedBirth(child, date), date);
  if (age === null || age.months > LAST_MONTH) return null;
  const weeks = Math.floor(age.days / 7);
  return { months: age.months, weeks: weeks <= WEEKS ? weeks : null };
};

const byAge = (
  child: Child,
  date: string,
  names: { lying: 'weightForAge' | 'lengthForAge' | 'headForAge' | 'bmiForLyingAge'; standing: StandardName },
): Lms | null => {
  const age = ageIn(child, date);
  if (!age) return null;
  const table = (name: StandardName) => standardOf(child.gender, name);
  if (age.weeks !== null) return distributionAt(table(`${names.lying}Weekly`), age.weeks);
  return distributionAt(table(age.months < STANDING ? names.lying : names.standing), age.months);
};

/** Whether a child of that day is measured standing: by its own age, which is not corrected. */
export const isMeasuredStanding = ({ birthDate }: Child, date: string): boolean =>
  (ageAt(birthDate, date)?.months ?? 0) >= STANDING;

const isOfStandardAge = ({ birthDate }: Child, date: string): boolean => {
  const age = ageAt(birthDate, date);
  return age !== null && age.months <= LAST_MONTH;
};

/** The distribution with which an indicator of that day is compared; null outside of the standards. */
const distributionOf = (indicator: GrowthIndicator, child: Child, { date, height }: GrowthMeasures): Lms | null => {
  switch (indicator) {
    case 'weightForAge':
      return byAge(child, date, { lying: 'weightForAge', standing: 'weightForAge' });
    case 'heightForAge':
      return byAge(child, date, { lying: 'lengthForAge', standing: 'heightForAge' });
    case 'headForAge':
      return byAge(child, date, { lying: 'headForAge', standing: 'headForAge' });
    case 'bmiForAge':
      return byAge(child, date, { lying: 'bmiForLyingAge', standing: 'bmiForAge' });
    case 'weightForHeight': {
      if (height === null || !isOfStandardAge(child, date)) return null;
      const name = isMeasuredStanding(child, date) ? 'weightForHeight' : 'weightForLength';
      return distributionAt(standardOf(child.gender, name), height);
    }
  }
};

/** The value of an indicator, in its unit; null where something of it was not measured. */
export const indicatorValue = (
  indicator: GrowthIndicator,
  { weight, height, headCircumference }: GrowthMeasures,
): number | null => {
  if (indicator === 'heightForAge') return height;
  if (indicator === 'headForAge') return headCircumference;
  if (indicator === 'bmiForAge') return weight === null || height === null ? null : weight / (height / 100) ** 2;
  return weight;
};

const bandOf = (z: number): GrowthBand => {
  if (z < -3) return 'below-3';
  if (z < -2) return '-3-to-2';
  return z <= 2 ? '-2-to+2' : 'above+2';
};

const nutrition = (z: number): GrowthLabel => {
  if (z < -3) return 'severely-wasted';
  if (z < -2) return 'wasted';
  if (z <= 1) return 'well-nourished';
  if (z <= 2) return 'possible-risk';
  return z <= 3 ? 'overweight' : 'obese';
};

const labelOf: Readonly<Record<GrowthIndicator, (z: number) => GrowthLabel>> = {
  weightForAge: z => {
    if (z < -3) return 'severely-underweight';
    if (z < -2) return 'underweight';
    return z <= 1 ? 'normal-weight' : 'overweight-risk';
  },
  heightForAge: z => {
    if (z < -3) return 'severely-stunted';
    if (z < -2) return 'stunted';
    return z <= 3 ? 'normal-height' : 'tall';
  },
  weightForHeight: nutrition,
  bmiForAge: nutrition,
  headForAge: z => {
    if (z < -2) return 'small-head';
    return z <= 2 ? 'normal-head' : 'large-head';
  },
};

const plausible: Readonly<Record<GrowthIndicator, { least: number; most: number }>> = {
  weightForAge: { least: -6, most: 5 },
  heightForAge: { least: -6, most: 6 },
  weightForHeight: { least: -5, most: 5 },
  bmiForAge: { least: -5, most: 5 },
  headForAge: { least: -5, most: 5 },
};

const resultOf = (indicator: GrowthIndicator, child: Child, measures: GrowthMeasures): GrowthResult | null => {
  const value = indicatorValue(indicator, measures);
  const distribution = value === null || value <= 0 ? null : distributionOf(indicator, child, measures);
  if (value === null || !distribution) return null;
  const isOfWeight = indicator !== 'heightForAge' && indicator !== 'headForAge';
  const z = Math.round((isOfWeight ? weightScoreOf : zScoreOf)(distribution, value) * 100) / 100;
  const { least, most } = plausible[indicator];
  return {
    ...{ indicator, value, z, band: bandOf(z), label: labelOf[indicator](z) },
    isPlausible: z >= least && z <= most,
  };
};

/**
 * What a child's measures of one day come to by the WHO Child Growth Standards (DOMAIN 5.6): none for what was not
 * measured, before birth, or after 60 months.
 */
export const growthOf = (child: Child, measures: GrowthMeasures): GrowthResult[] =>
  growthIndicators.flatMap(indicator => resultOf(indicator, child, measures) ?? []);

/** The age in months with decimals, as a curve places it. */
export const monthsAt = (child: Child, date: string): number | null => {
  const [from, to] = [dayOf(countedBirth(child, date)), dayOf(date)];
  if (from === null || to === null || to < from) return null;
  return ((to - from) * 12) / 365.25;
};
