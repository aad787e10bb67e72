import { describe, expect, test } from 'vitest';
import { development, development1 } from './development.js';
import { resultOf } from './testing.js';

const result = (answers: object, table: string) => resultOf(development, { ...answers }, table);
const at = (months: number) => ({ seen: '2026-11-26', born: monthsBefore(months) });
const monthsBefore = (months: number) => new Date(Date.UTC(2026, 10 - months, 26)).toISOString().slice(0, 10);

describe("a child's development (DOMAIN-CLINICAL 3)", () => {
  test.each([
    ['2025-03-10', '2026-03-26', 12, 'form'],
    ['2025-03-10', '2026-05-25', 12, 'form'],
    ['2025-03-10', '2026-05-26', 15, 'form'],
    ['2025-12-01', '2026-02-17', 3, 'form'],
    ['2025-12-01', '2026-02-15', null, 'none'],
    ['2023-02-10', '2025-08-30', 30, 'form'],
    ['2020-11-26', '2026-12-11', 72, 'form'],
    ['2020-11-26', '2026-12-12', null, 'older'],
  ])('born %s and seen %s is asked by the form of %s months', (born, seen, total, outcome) => {
    expect(result({ born, seen, done: ['kpsp'] }, 'sdidtk-kpsp-form')).toMatchObject({ total, outcome });
  });
  test('is counted from term for a premature child, if the user chooses so', () => {
    const premature = { born: '2026-01-26', seen: '2026-11-26', 'weeks.born': 32, done: ['kpsp'] };
    expect(result(premature, 'sdidtk-corrected-age')).toMatchObject({ total: 8 });
    expect(result({ ...premature, corrected: 'no' }, 'sdidtk-kpsp-form')).toMatchObject({ total: 9 });
    expect(result({ ...premature, corrected: 'yes' }, 'sdidtk-kpsp-form')).toMatchObject({ total: 6 });
    expect(result({ born: '2026-01-26', seen: '2026-11-26' }, 'sdidtk-corrected-age')).toBeUndefined();
  });
  test.each([
    ['kpsp', 'sdidtk-kpsp', 12, [6, 7, 8, 9], ['penyimpangan', 'meragukan', 'meragukan', 'sesuai']],
    ['tdd', 'sdidtk-tdd', 12, [0, 1], ['normal', 'risiko']],
    ['kmpe', 'sdidtk-kmpe', 40, [0, 1, 2], ['normal', 'risiko', 'risiko_tinggi']],
    ['mchat', 'sdidtk-mchat', 20, [2, 3, 7, 8], ['normal', 'risiko', 'risiko', 'risiko_tinggi']],
    ['gpph', 'sdidtk-gpph', 40, [12, 13], ['normal', 'risiko']],
  ] as const)('%s', (part, table, age, totals, outcomes) => {
    const found = totals.map(total => result({ ...at(age), done: [part], [part]: total }, table)?.outcome);
    expect(found).toEqual(outcomes);
  });
  test.each([
    // Born at 32 weeks and 23 months old, a child counts as 21 months old; at 24 months as 24.
    ['2024-12-26', 32, 'corrected', 21, 21],
    ['2024-11-26', 32, 'own', 24, 24],
    ['2024-11-27', 32, 'corrected', 22, 21],
    ['2026-01-26', 37, 'own', 10, 9],
    ['2026-01-26', 36, 'corrected', 9, 9],
  ])('born %s at %s weeks, the age is %s: %s months, and the form that of %s', (born, weeks, outcome, total, form) => {
    const child = { born, seen: '2026-11-26', 'weeks.born': weeks, corrected: 'yes', done: ['kpsp'] };
    expect(result(child, 'sdidtk-corrected-age')).toMatchObject({ outcome, total });
    expect(result(child, 'sdidtk-kpsp-form')).toMatchObject({ total: form });
  });
  test.each([
    [2, 10, 'other_age'],
    [3, 10, 'sesuai'],
    [72, 10, 'sesuai'],
    [73, 10, 'other_age'],
    [2, 3, 'other_age'],
  ])('KPSP at %s months with %s answers Yes: %s', (age, kpsp, outcome) => {
    expect(result({ ...at(age), done: ['kpsp'], kpsp }, 'sdidtk-kpsp')).toMatchObject({ outcome, version: '2' });
  });
  test('no form ends well by an instrument for another age', () => {
    const concludes = (age: number, given: object) => result({ ...at(age), ...given }, 'sdidtk')?.outcome;
    expect(concludes(2, { done: ['kpsp'], kpsp: 10 })).toBe('other_age');
    expect(concludes(12, { done: ['kpsp', 'gpph'], kpsp: 10, gpph: 0 })).toBe('other_age');
    expect(concludes(12, { done: ['kpsp', 'kmpe'], kpsp: 8, kmpe: 2 })).toBe('meragukan');
    expect(concludes(12, { done: ['mchat', 'tdd'], mchat: 9, tdd: 0 })).toBe('other_age');
    expect(concludes(40, { done: ['kpsp', 'kmpe'], kpsp: 10, kmpe: 0 })).toBe('sesuai');
  });
  test('is judged by the version that was asked', () => {
    const answers = { ...at(2), done: ['kpsp'], kpsp: 10 };
    const first = resultOf(development1, { ...answers }, 'sdidtk');
    expect([first, result(answers, 'sdidtk')]).toMatchObject([
      { version: '1', outcome: 'sesuai' },
      { version: '2', outcome: 'other_age' },
    ]);
  });
  test.each([
    ['kmpe', 'sdidtk-kmpe', 35, 36],
    ['tdl', 'sdidtk-tdl', 35, 36],
    ['mchat', 'sdidtk-mchat', 15, 16],
    ['mchat', 'sdidtk-mchat', 31, 30],
    ['gpph', 'sdidtk-gpph', 35, 36],
  ] as const)('%s is not for every age', (part, table, other, right) => {
    const of = (age: number) => result({ ...at(age), done: [part], [part]: part === 'tdl' ? 'no' : 0 }, table)?.outcome;
    expect([of(other), of(right)]).toEqual(['other_age', 'normal']);
  });
  test('ends the suspicion of M-CHAT-R by an interview below 2', () => {
    const of = (interview: number | null) =>
      result({ ...at(20), done: ['mchat'], mchat: 5, 'mchat.interview': interview }, 'sdidtk-mchat')?.outcome;
    expect([of(null), of(1), of(2)]).toEqual(['risiko', 'normal', 'risiko']);
  });
  test.each([
    ['2026-08-26', 3],
    ['2026-08-25', 6],
    ['2023-11-26', 36],
    ['2023-11-25', null],
  ])('hearing, born %s, is asked by the list up to %s months', (born, total) => {
    expect(result({ born, seen: '2026-11-26', done: ['tdd'] }, 'sdidtk-tdd-band')).toMatchObject({ total });
  });
  test.each([
    [{ kpsp: 10, tdd: 0 }, 'sesuai'],
    [{ kpsp: 8, tdd: 0 }, 'meragukan'],
    [{ kpsp: 10, tdd: 1 }, 'meragukan'],
    [{ kpsp: 6, tdd: 1 }, 'penyimpangan'],
    [{ kpsp: 6 }, 'penyimpangan'],
    [{ kpsp: 8 }, 'incomplete'],
  ])('the worst of the parts: %j', (given, outcome) => {
    expect(result({ ...at(12), done: ['kpsp', 'tdd'], ...given }, 'sdidtk')).toMatchObject({ outcome });
  });
});
