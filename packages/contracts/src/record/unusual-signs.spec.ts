import { expect, it } from 'vitest';
import { unusualSigns } from './unusual-signs.js';
import type { Vitals } from './vitals.js';

const nothing: Vitals = {
  ...{ systolic: null, diastolic: null, pulse: null, respiration: null, temperature: null, oxygenSaturation: null },
  ...{ weight: null, height: null, headCircumference: null, waistCircumference: null },
  ...{ upperArmCircumference: null, painScore: null },
};
const of = (vitals: Partial<Vitals>, years: number | null) => unusualSigns({ ...nothing, ...vitals }, years);

it('marks what is above and below in an adult, to the last value that is usual', () => {
  expect(of({ systolic: 160, diastolic: 95, temperature: 38.2, pulse: 111, respiration: 21 }, 50)).toEqual({
    systolic: 'high',
    diastolic: 'high',
    temperature: 'high',
    pulse: 'high',
    respiration: 'high',
  });
  expect(of({ systolic: 100, pulse: 40, respiration: 8, oxygenSaturation: 93, temperature: 35 }, 16)).toEqual({
    systolic: 'low',
    pulse: 'low',
    respiration: 'low',
    oxygenSaturation: 'low',
    temperature: 'low',
  });
  const usual = { systolic: 139, diastolic: 89, pulse: 110, respiration: 20, oxygenSaturation: 94, temperature: 38 };
  expect(of(usual, 50)).toEqual({});
  expect(of({ systolic: 101, pulse: 41, respiration: 9, temperature: 35.1 }, 50)).toEqual({});
});

it('judges a child by the fever alone, and an unknown age by what is one at any', () => {
  expect(of({ temperature: 37.6, pulse: 140, respiration: 40, systolic: 90 }, 3)).toEqual({ temperature: 'high' });
  expect(of({ temperature: 37.5 }, 3)).toEqual({});
  expect(of({ temperature: 38, systolic: 190 }, null)).toEqual({});
  expect(of({ temperature: 38.1 }, null)).toEqual({ temperature: 'high' });
});

it('says nothing of what was not measured', () => {
  expect(of({}, 50)).toEqual({});
});
