import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anaemia } from '@alur/contracts/record/forms/anaemia';
import { resultOf } from '@alur/contracts/record/forms/testing';

const seen = '2026-11-26';
const KEMENKES = 'anaemia-kemenkes';
const WHO = 'anaemia-who-2024';
const outcome = (table: string, answers: object) => resultOf(anaemia, { table, seen, ...answers }, table)?.outcome;
const toddler = { born: '2025-03-20', sex: 'male' };
const child = (years: number) => ({ born: `${2026 - years}-11-26`, sex: 'male' });
const girl = (years: number) => ({ born: `${2026 - years}-11-26`, sex: 'female', pregnant: 'no' });
const mother = (weeks: number) => ({ born: '1998-01-01', sex: 'female', pregnant: 'yes', weeks });

describe('anaemia', () => {
  test('of a child of 20 months with 10.7 is mild by the ministry, and none by WHO (DOMAIN-CLINICAL 4)', () => {
    expect(outcome(KEMENKES, { ...toddler, hb: 10.7 })).toBe('mild');
    expect(outcome(WHO, { ...toddler, hb: 10.7 })).toBe('none');
  });
  test('in pregnancy depends on the trimester: 10.6 at 20 and at 30 weeks', () => {
    for (const table of [KEMENKES, WHO]) expect(outcome(table, { ...mother(20), hb: 10.6 })).toBe('none');
    expect(outcome(KEMENKES, { ...mother(30), hb: 10.6 })).toBe('mild');
    expect(outcome(WHO, { ...mother(30), hb: 10.6 })).toBe('anaemia');
    expect([13, 14, 27, 28].map(weeks => outcome(KEMENKES, { ...mother(weeks), hb: 10.6 }))).toEqual([
      ...['mild', 'none', 'none', 'mild'],
    ]);
  });
  test.each([
    ['toddler', toddler, 11, 10, 7],
    ['child of 5', child(5), 11.5, 11, 8],
    ['child of 11', child(11), 11.5, 11, 8],
    ['child of 12', child(12), 12, 11, 8],
    ['girl of 14', girl(14), 12, 11, 8],
    ['woman of 15', girl(15), 12, 11, 8],
    ['man of 15', child(15), 13, 11, 8],
    ['mother in the second trimester', mother(20), 10.5, 10, 7],
    ['mother in the third', mother(30), 11, 10, 7],
  ] as const)("the ministry's borders of a %s", (_, whose, normal, mild, moderate) => {
    const of = (hb: number) => outcome(KEMENKES, { ...whose, hb: Number(hb.toFixed(1)) });
    expect([normal, normal - 0.1, mild, mild - 0.1, moderate, moderate - 0.1].map(of)).toEqual([
      ...['none', 'mild', 'mild', 'moderate', 'moderate', 'severe'],
    ]);
  });
  test.each([
    ['23 months', { born: '2024-11-27', sex: 'male' }, 10.5],
    ['24 months', { born: '2024-11-26', sex: 'male' }, 11],
    ['5 years', child(5), 11.5],
    ['12 years', child(12), 12],
    ['a woman', girl(15), 12],
    ['a man', child(15), 13],
  ] as const)("WHO's border at %s", (_, whose, normal) => {
    expect(outcome(WHO, { ...whose, hb: normal })).toBe('none');
    expect(outcome(WHO, { ...whose, hb: Number((normal - 0.1).toFixed(1)) })).toBe('anaemia');
  });
  test('is not said below 6 months, nor of what was not asked', () => {
    expect(outcome(KEMENKES, { born: '2026-05-27', sex: 'male', hb: 9 })).toBe('too_young');
    expect(outcome(KEMENKES, { born: '2026-05-26', sex: 'male', hb: 9 })).toBe('moderate');
    expect(outcome(KEMENKES, { ...girl(20), pregnant: null, hb: 10.6 })).toBe('incomplete');
    expect(outcome(KEMENKES, { ...mother(20), weeks: null, hb: 10.6 })).toBe('incomplete');
    expect(outcome(KEMENKES, toddler)).toBe('incomplete');
  });
  test('is never milder for less haemoglobin', () => {
    const worst = ['severe', 'moderate', 'mild', 'none'];
    const whose = fc.constantFrom(toddler, child(7), child(13), child(30), girl(13), girl(30), mother(10), mother(20));
    const hb = fc.integer({ min: 10, max: 200 }).map(tenths => tenths / 10);
    fc.assert(
      fc.property(whose, hb, hb, (who, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(each =>
          worst.indexOf(outcome(KEMENKES, { ...who, hb: each }) ?? ''),
        );
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(high ?? -1);
      }),
    );
  });
});

describe('thalassaemia (DOMAIN-CLINICAL 4)', () => {
  const result = (answers: object, table = 'thalassaemia') => resultOf(anaemia, { ...answers }, table);
  test.each([
    [10.2, 65, 20.5, 31.5, 4.98, 13.1, 'iron'],
    [9.1, 68, 20, 29.5, 4.55, 14.9, 'iron'],
    [11.5, 62, 19.2, 31, 5.99, 10.4, 'trait'],
    [13.5, 88, 29.5, 33.5, 4.58, null, 'none'],
  ])('Hb %d, MCV %d, MCH %d, MCHC %d', (hb, mcv, mch, mchc, cells, total, outcome) => {
    const answers = { hb, mcv, mch, mchc };
    expect(result(answers, 'red-cells')).toMatchObject({ total: cells, outcome: 'derived' });
    expect(result(answers)).toMatchObject({ total, outcome });
    expect(result(answers, 'indices-agree')).toMatchObject({ outcome: 'agree' });
  });
  test('is undetermined at exactly 13, by red cells that were measured', () => {
    expect(result({ mcv: 65, rbc: 5 })).toMatchObject({ total: 13, outcome: 'undetermined' });
    expect(result({ mcv: 65, rbc: 5 }, 'red-cells')).toMatchObject({ total: 5, outcome: 'measured' });
    expect(result({ mcv: 64.4, rbc: 5 })).toMatchObject({ total: 12.9, outcome: 'trait' });
    expect(result({ mcv: 65.5, rbc: 5 })).toMatchObject({ total: 13.1, outcome: 'iron' });
  });
  test('is suspected below 80 fL or below 27 pg', () => {
    expect(result({ hb: 13, mcv: 80, mch: 27 })).toMatchObject({ outcome: 'none' });
    expect(result({ hb: 13, mcv: 79.9, mch: 27 })?.outcome).not.toBe('none');
    expect(result({ hb: 13, mcv: 80, mch: 26.9 })?.outcome).not.toBe('none');
    expect(result({ mcv: 80 })).toMatchObject({ outcome: 'incomplete', missing: ['mch'] });
    expect(result({ mcv: 70 })).toMatchObject({ outcome: 'incomplete', missing: ['hb', 'mch'] });
  });
  test('asks for the three indices again that do not agree by more than 1.5', () => {
    expect(result({ mcv: 80, mch: 24, mchc: 31.5 }, 'indices-agree')).toMatchObject({ outcome: 'agree' });
    expect(result({ mcv: 80, mch: 24, mchc: 31.6 }, 'indices-agree')).toMatchObject({ outcome: 'differ' });
  });
});
