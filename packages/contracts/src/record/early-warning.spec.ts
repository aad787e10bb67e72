import { describe, expect, test } from 'vitest';
import { intervalOf, variantOf, warningOf, type Thresholds } from './early-warning.js';

const none: Thresholds = {
  ...{ respirationLow: null, respirationHigh: null, oxygenSaturationLow: null, oxygenSaturationHigh: null },
  ...{ systolicLow: null, systolicHigh: null, pulseLow: null, pulseHigh: null, temperatureLow: null },
  temperatureHigh: null,
};
const adult = { variant: 'adult' as const, typedTotal: null, thresholds: none };
const signs = (
  respiration: number,
  oxygenSaturation: number,
  oxygen: string,
  systolic: number,
  pulse: number,
  consciousness: string,
  temperature: number,
) => ({ respiration, oxygenSaturation, oxygen, systolic, pulse, consciousness, temperature });

describe('what an adult’s signs come to', () => {
  // DOMAIN-CLINICAL 8, the table of NEWS2 and the intervals of practice in Indonesia.
  test.each([
    [signs(16, 98, 'air', 120, 72, 'A', 36.8), 0, 'none', 720],
    [signs(22, 95, 'air', 108, 96, 'A', 38.4), 6, 'urgent', 60],
    [signs(26, 92, 'oxygen', 98, 118, 'A', 39.1), 13, 'emergency', 60],
    [signs(18, 97, 'air', 125, 80, 'V', 37), 3, 'review', 60],
    [signs(20, 96, 'air', 111, 90, 'A', 38), 0, 'none', 720],
    [signs(21, 96, 'air', 110, 91, 'A', 38.1), 5, 'urgent', 60],
    [signs(21, 96, 'air', 120, 72, 'A', 36.8), 2, 'low', 360],
  ] as const)('%j is %i', (values, total, level, everyMinutes) => {
    const warning = warningOf(values, adult);
    expect(warning).toMatchObject({ level, everyMinutes, score: { total } });
    expect(warning.reasons).toEqual(['review', 'urgent', 'emergency'].includes(level) ? [`score.${level}`] : []);
  });
  test('is never guessed where something is missing', () => {
    const { temperature: _temperature, ...most } = signs(21, 96, 'air', 111, 91, 'A', 38.1);
    expect(warningOf(most, adult)).toMatchObject({
      ...{ level: null, everyMinutes: null, reasons: [] },
      score: { total: null, outcome: 'incomplete', missing: ['temperature'] },
    });
    expect(warningOf({ painScore: 4 }, adult).score).toBeNull();
  });
  test.each([
    [{ systolic: 85, diastolic: 50 }, 'review'],
    [{ respiration: 22, oxygenSaturation: 93, pulse: 96 }, 'urgent'],
    [{ ...signs(26, 92, 'oxygen', 98, 118, 'A', 39.1), temperature: null }, 'emergency'],
  ])('alarms by what was measured: %j is at least %s, whatever is missing', (values, level) => {
    expect(warningOf(values, adult)).toMatchObject({
      ...{ level: null, reasons: [`score.${level}`], everyMinutes: 60, score: { total: null } },
    });
  });
  // DOMAIN-CLINICAL 8: scale 2 counts only where a doctor has ordered it.
  test('is counted by SpO₂ scale 2 where that is said', () => {
    const values = signs(18, 90, 'oxygen', 120, 80, 'A', 37);
    const scaled = { ...adult, variant: 'hypercapnic' as const };
    expect(warningOf(values, scaled)).toMatchObject({ level: 'low', score: { table: 'news2-scale-2', total: 2 } });
    expect(warningOf(values, adult)).toMatchObject({ level: 'urgent', score: { table: 'news2', total: 5 } });
  });
  test('is beyond the facility’s limits, whatever it scores', () => {
    const thresholds = { ...none, pulseHigh: 70, temperatureLow: 36 };
    const { reasons } = warningOf(signs(16, 98, 'air', 120, 72, 'A', 36), { ...adult, thresholds });
    expect(reasons).toEqual(['pulse.high']);
  });
});

describe('of whom the application holds no table', () => {
  const of = (variant: 'child' | 'newborn' | 'obstetric', typedTotal: number | null) =>
    warningOf(signs(40, 98, 'air', 90, 130, 'A', 37), { variant, typedTotal, thresholds: none });
  test.each([
    ['child', 2, 'low', null],
    ['child', 3, 'urgent', null],
    ['newborn', 5, 'emergency', null],
    ['obstetric', 0, 'none', 720],
    ['obstetric', 6, 'urgent', 60],
    ['obstetric', 7, 'emergency', 15],
  ] as const)('a typed total: %s %i', (variant, total, level, everyMinutes) => {
    expect(of(variant, total)).toMatchObject({ level, everyMinutes, score: { total, version: 'typed' } });
    expect(intervalOf(level, variant)).toBe(everyMinutes);
  });
  test.each([
    ['child', 3, 'low'],
    ['child', 4, 'urgent'],
    ['newborn', 6, 'emergency'],
    ['obstetric', 2, 'low'],
    ['obstetric', 3, 'urgent'],
    // Limits that the facility left empty keep the usual bands.
    ['obstetric', 7, 'emergency'],
  ] as const)('by the facility’s own limits, if it has any: %s %i', (variant, typedTotal, level) => {
    const thresholds = { ...none, pewsUrgent: 4, pewsEmergency: 6, meowsUrgent: 3, meowsEmergency: null };
    const warning = warningOf(signs(40, 98, 'air', 90, 130, 'A', 37), { variant, typedTotal, thresholds });
    expect([warning.level, warning.reasons]).toEqual([level, level === 'low' ? [] : [`score.${level}`]]);
  });
  test('nothing is counted by the adults’ table', () => {
    expect(of('child', null)).toMatchObject({ score: null, level: null, reasons: [] });
  });
});

test.each([
  ['P28D', 'newborn'],
  ['P29D', 'child'],
  ['P5M', 'child'],
  ['P15Y', 'child'],
  ['P16Y', 'adult'],
  [null, null],
])('who is %s old is watched as %s', (age, variant) => expect(variantOf(age)).toBe(variant));
