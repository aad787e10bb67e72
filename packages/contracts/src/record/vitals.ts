import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';

/** What can be in a living person, newborn to adult; anything else is a slip of the finger. */
export const vitalRanges = {
  systolic: { least: 40, most: 300, unit: 'mmHg' },
  diastolic: { least: 20, most: 200, unit: 'mmHg' },
  pulse: { least: 20, most: 300, unit: 'beats per minute' },
  respiration: { least: 5, most: 120, unit: 'breaths per minute' },
  temperature: { least: 25, most: 45, unit: '°C' },
  oxygenSaturation: { least: 30, most: 100, unit: '%' },
  weight: { least: 0.3, most: 500, unit: 'kg' },
  height: { least: 20, most: 250, unit: 'cm' },
  headCircumference: { least: 15, most: 70, unit: 'cm' },
  waistCircumference: { least: 20, most: 250, unit: 'cm' },
  upperArmCircumference: { least: 4, most: 80, unit: 'cm' },
  painScore: { least: 0, most: 10, unit: '' },
} as const;
export type VitalSign = keyof typeof vitalRanges;

const whole = (sign: VitalSign) => maybe(z.int().check(z.gte(vitalRanges[sign].least), z.lte(vitalRanges[sign].most)));
const measured = (sign: VitalSign) =>
  maybe(z.number().check(z.gte(vitalRanges[sign].least), z.lte(vitalRanges[sign].most)));

export const Vitals = z.object({
  systolic: whole('systolic'),
  diastolic: whole('diastolic'),
  pulse: whole('pulse'),
  respiration: whole('respiration'),
  temperature: measured('temperature'),
  oxygenSaturation: whole('oxygenSaturation'),
  weight: measured('weight'),
  height: measured('height'),
  headCircumference: measured('headCircumference'),
  waistCircumference: measured('waistCircumference'),
  upperArmCircumference: measured('upperArmCircumference'),
  painScore: whole('painScore'),
});
export type Vitals = z.infer<typeof Vitals>;

/** SPEC 5: a blood pressure with one value missing shows an incomplete result. */
export type BloodPressure =
  | { kind: 'none' }
  | { kind: 'incomplete' }
  | { kind: 'complete'; systolic: number; diastolic: number };

export const bloodPressure = ({ systolic, diastolic }: Pick<Vitals, 'systolic' | 'diastolic'>): BloodPressure => {
  if (systolic === null && diastolic === null) return { kind: 'none' };
  if (systolic === null || diastolic === null) return { kind: 'incomplete' };
  return { kind: 'complete', systolic, diastolic };
};
