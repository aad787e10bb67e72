import type { VitalSign, Vitals } from './vitals.js';

type Limits = Readonly<Partial<Record<VitalSign, { least?: number; most?: number }>>>;

/**
 * Above them a pressure is hypertension (DOMAIN-CLINICAL 6); of what else is measured, what NEWS2 gives two points or
 * more, and its fever (DOMAIN 5.10): one point stands beside many who are well.
 */
const adult: Limits = {
  systolic: { least: 101, most: 139 },
  diastolic: { most: 89 },
  pulse: { least: 41, most: 110 },
  respiration: { least: 9, most: 20 },
  oxygenSaturation: { least: 94 },
  temperature: { least: 35.1, most: 38 },
};

/** DOMAIN-CLINICAL 2.2: a fever from above 37.5; the other signs of a child have no table here. */
const child: Limits = { temperature: { most: 37.5 } };

/** Where the age is unknown, only what is a fever at every age counts. */
const ofAnyAge: Limits = { temperature: { most: 38 } };

export type Unusual = 'high' | 'low';

/** Which signs catch the eye, and why; they are no score, and tell nobody anything. `years`: how old, null where unknown. */
export function unusualSigns(vitals: Vitals, years: number | null): Partial<Record<VitalSign, Unusual>> {
  const limits = years === null ? ofAnyAge : years < 16 ? child : adult;
  const found: Partial<Record<VitalSign, Unusual>> = {};
  for (const [sign, { least = -Infinity, most = Infinity }] of Object.entries(limits) as [
    VitalSign,
    { least?: number; most?: number },
  ][]) {
    const value = vitals[sign];
    if (value === null) continue;
    if (value > most) found[sign] = 'high';
    else if (value < least) found[sign] = 'low';
  }
  return found;
}
