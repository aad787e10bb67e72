import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { bloodPressure, isPressureReversed, rareSigns, Vitals, vitalRanges, type VitalSign } from './vitals.js';

const signs = Object.keys(vitalRanges) as VitalSign[];

test.each(signs)('%s is taken within its range and refused beyond it', sign => {
  const { least, most } = vitalRanges[sign];
  for (const value of [least, most]) expect(z.parse(Vitals, { [sign]: value })[sign]).toBe(value);
  for (const [value, code] of [
    [least - 1, 'too_small'],
    [most + 1, 'too_big'],
  ]) {
    const parsed = z.safeParse(Vitals, { [sign as string]: value });
    expect(parsed.error?.issues).toMatchObject([{ path: [sign], code }]);
  }
});

test('SPEC 5: a blood pressure with one value missing is incomplete', () => {
  expect(bloodPressure({ systolic: 120, diastolic: 80 })).toEqual({ kind: 'complete', systolic: 120, diastolic: 80 });
  expect(bloodPressure({ systolic: 120, diastolic: null })).toEqual({ kind: 'incomplete' });
  expect(bloodPressure({ systolic: null, diastolic: 80 })).toEqual({ kind: 'incomplete' });
  expect(bloodPressure({ systolic: null, diastolic: null })).toEqual({ kind: 'none' });
});

test.each([
  [80, 120, true],
  [120, 120, true],
  [120, 80, false],
  [80, null, false],
])('a pressure of %s/%s is asked about: %s', (systolic, diastolic, isReversed) => {
  expect(isPressureReversed({ systolic, diastolic })).toBe(isReversed);
});

test('what is hardly ever so is asked about, and what is only ill is not', () => {
  const typed = (values: Partial<Vitals>) => rareSigns(z.parse(Vitals, values));
  expect(typed({ temperature: 44, pulse: 230, weight: 0.4 })).toEqual(['pulse', 'temperature', 'weight']);
  expect(typed({ systolic: 210, diastolic: 120, pulse: 160, respiration: 60, temperature: 41, weight: 3 })).toEqual([]);
});
