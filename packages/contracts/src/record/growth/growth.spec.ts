import { describe, expect, test } from 'vitest';
import { countedBirth } from '../scores/corrected-age.js';
import { growthOf, monthsAt, type Child, type GrowthIndicator, type GrowthMeasures } from './growth.js';
import { distributionAt, standardOf, valueAt, zScoreOf } from './standards.js';

const BORN = '2024-01-15';
const child = (gender: Child['gender'], bornAtWeek: number | null = null): Child => ({
  ...{ gender, birthDate: BORN, bornAtWeek },
});
/** The day on which a child born on 15 January 2024 is so many months old. */
const months = (count: number): string => new Date(Date.UTC(2024, count, 15)).toISOString().slice(0, 10);
const measured = (date: string, given: Partial<GrowthMeasures>): GrowthMeasures => ({
  ...{ date, weight: null, height: null, headCircumference: null, ...given },
});
const of = (indicator: GrowthIndicator, who: Child, measures: GrowthMeasures) =>
  growthOf(who, measures).find(one => one.indicator === indicator);

describe('the worked examples of DOMAIN 5.6', () => {
  test.each([
    ['weightForAge', 'male', 12, { weight: 9.6 }, -0.05, 'normal-weight'],
    ['weightForAge', 'female', 24, { weight: 8 }, -3.07, 'severely-underweight'],
    ['weightForAge', 'male', 18, { weight: 7 }, -3.89, 'severely-underweight'],
    ['heightForAge', 'female', 36, { height: 86 }, -2.38, 'stunted'],
    ['weightForHeight', 'male', 8, { height: 70, weight: 7 }, -2.32, 'wasted'],
    ['weightForHeight', 'female', 36, { height: 95, weight: 17.5 }, 2.46, 'overweight'],
    ['headForAge', 'male', 6, { headCircumference: 40 }, -2.73, 'small-head'],
  ] as const)('%s of a %s of %i months', (indicator, gender, age, given, z, label) => {
    expect(of(indicator, child(gender), measured(months(age), given))).toMatchObject({ z, label, isPlausible: true });
  });

  test('body mass index of a boy of 48 months', () => {
    const weight = 18.5 * 1.02 ** 2;
    const result = of('bmiForAge', child('male'), measured(months(48), { weight, height: 102 }));
    expect(result).toMatchObject({ z: 2.2, label: 'overweight', band: 'above+2' });
  });
});

describe('limits', () => {
  /** The weight that lies so many standard deviations from the median of a boy of twelve months. */
  const weightAt = (z: number) => valueAt(distributionAt(standardOf('male', 'weightForAge'), 12)!, z);
  test.each([
    [-3, '-3-to-2', 'underweight'],
    [-3.01, 'below-3', 'severely-underweight'],
    [-2, '-2-to+2', 'normal-weight'],
    [-2.01, '-3-to-2', 'underweight'],
    [1, '-2-to+2', 'normal-weight'],
    [1.01, '-2-to+2', 'overweight-risk'],
    [2, '-2-to+2', 'overweight-risk'],
    [2.01, 'above+2', 'overweight-risk'],
  ] as const)('z %d is in band %s', (z, band, label) => {
    const weight = z < -3 ? weightAt(-3) - 0.01 * (weightAt(-2) - weightAt(-3)) : weightAt(z);
    expect(of('weightForAge', child('male'), measured(months(12), { weight }))).toMatchObject({ z, band, label });
  });

  test('what nobody weighs is not plausible', () => {
    expect(of('weightForAge', child('male'), measured(months(12), { weight: 96 }))?.isPlausible).toBe(false);
  });

  test('nothing before birth, after 60 months, or of what was not measured', () => {
    const all = { weight: 15, height: 100, headCircumference: 48 };
    expect(growthOf(child('male'), measured('2024-01-14', all))).toEqual([]);
    expect(growthOf(child('male'), measured(months(60), all))).not.toEqual([]);
    expect(growthOf(child('male'), measured(months(61), all))).toEqual([]);
    expect(growthOf(child('male'), measured(months(12), {}))).toEqual([]);
    expect(growthOf(child('male'), measured(months(12), { weight: 0 }))).toEqual([]);
  });
});

describe('ages', () => {
  test('in the first three months are weeks: the birth weight is not what one weighs at four weeks', () => {
    const four = of('weightForAge', child('male'), measured('2024-02-12', { weight: 4.3 }));
    expect(four?.z).toBeCloseTo(zScoreOf(distributionAt(standardOf('male', 'weightForAgeWeekly'), 4)!, 4.3), 2);
  });

  test('a child born at 32 weeks is compared by when it was due, until it is two years old', () => {
    const early = child('male', 32);
    expect(countedBirth(early, months(6))).toBe('2024-03-11');
    expect(countedBirth(early, months(24))).toBe(BORN);
    expect(countedBirth(child('male', 37), months(6))).toBe(BORN);
    const [corrected, not] = [early, child('male')].map(
      who => of('weightForAge', who, measured(months(6), { weight: 6 }))!.z,
    );
    expect(corrected).toBeGreaterThan(not!);
    expect(of('weightForAge', early, measured('2024-02-01', { weight: 2 }))).toBeUndefined();
  });

  test('a curve places a child between the months', () => {
    expect(monthsAt(child('female'), months(12))).toBeCloseTo(12, 1);
    expect(monthsAt(child('female'), '2024-01-14')).toBeNull();
  });
});

const names = ['weightForAge', 'lengthForAge', 'heightForAge', 'headForAge', 'bmiForAge', 'weightForLength'] as const;
test.each(names.flatMap(name => [['male', name] as const, ['female', name] as const]))(
  'a value at z has z: %s %s',
  (gender, name) => {
    const table = standardOf(gender, name);
    for (let x = table.from; x <= table.to; x += table.step / 4)
      for (let z = -3; z <= 3; z += 0.25) {
        const lms = distributionAt(table, x)!;
        expect(zScoreOf(lms, valueAt(lms, z))).toBeCloseTo(z, 6);
      }
  },
);
