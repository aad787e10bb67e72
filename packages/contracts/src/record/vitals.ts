import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';

/** Values that are possible in a living person, newborn to adult; anything else is a typing error. */
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

/**
 * Values outside these limits are possible, but more often a typing error, so the user is asked. They are no clinical
 * judgement.
 */
const rare: Readonly<Partial<Record<VitalSign, { least: number; most: number }>>> = {
  systolic: { least: 60, most: 250 },
  diastolic: { least: 30, most: 150 },
  pulse: { least: 35, most: 220 },
  respiration: { least: 8, most: 80 },
  temperature: { least: 33, most: 42 },
  oxygenSaturation: { least: 70, most: 100 },
  weight: { least: 0.5, most: 250 },
  height: { least: 30, most: 215 },
};

/** Whether the two values were probably swapped, because the diastolic pressure cannot exceed the systolic one. */
export const isPressureReversed = ({ systolic, diastolic }: Pick<Vitals, 'systolic' | 'diastolic'>): boolean =>
  systolic !== null && diastolic !== null && systolic <= diastolic;

/** The measured signs with a rare value. */
export const rareSigns = (vitals: Vitals): VitalSign[] =>
  (Object.keys(vitalRanges) as VitalSign[]).filter(sign => {
    const value = vitals[sign];
    const usual = rare[sign];
    return value !== null && usual !== undefined && (value < usual.least || value > usual.most);
  });

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

/** Code (LOINC) and unit (UCUM) of each vital sign. */
export const vitalCodes: Readonly<Record<VitalSign, { loinc: string; display: string; ucum: string }>> = {
  systolic: { loinc: '8480-6', display: 'Systolic blood pressure', ucum: 'mm[Hg]' },
  diastolic: { loinc: '8462-4', display: 'Diastolic blood pressure', ucum: 'mm[Hg]' },
  pulse: { loinc: '8867-4', display: 'Heart rate', ucum: '/min' },
  respiration: { loinc: '9279-1', display: 'Respiratory rate', ucum: '/min' },
  temperature: { loinc: '8310-5', display: 'Body temperature', ucum: 'Cel' },
  oxygenSaturation: { loinc: '59408-5', display: 'Oxygen saturation in arterial blood by pulse oximetry', ucum: '%' },
  weight: { loinc: '29463-7', display: 'Body weight', ucum: 'kg' },
  height: { loinc: '8302-2', display: 'Body height', ucum: 'cm' },
  headCircumference: { loinc: '9843-4', display: 'Head occipital-frontal circumference', ucum: 'cm' },
  waistCircumference: { loinc: '8280-0', display: 'Waist circumference at umbilicus by tape measure', ucum: 'cm' },
  upperArmCircumference: { loinc: '56072-2', display: 'Circumference mid upper arm - right', ucum: 'cm' },
  painScore: { loinc: '72514-3', display: 'Pain severity - 0-10 verbal numeric rating', ucum: '{score}' },
};

export const LOINC = 'http://loinc.org';
export const COMPLAINT = { loinc: '10154-3', display: 'Chief complaint' } as const;

/** One coded value of a set of observations. */
interface CodedItem {
  coding: { system: string; code: string };
  value: number | null;
  text: string | null;
}

/** The vital signs and the complaint among coded items; null for those that are missing. */
export const vitalsOf = (items: readonly CodedItem[]): Vitals & { complaint: string } => {
  const of = (code: string) => items.find(each => each.coding.system === LOINC && each.coding.code === code);
  const values = Object.entries(vitalCodes).map(([sign, { loinc }]) => [sign, of(loinc)?.value ?? null] as const);
  return { ...(Object.fromEntries(values) as unknown as Vitals), complaint: of(COMPLAINT.loinc)?.text ?? '' };
};
