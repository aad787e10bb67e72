import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { dateOf } from '@alur/contracts/record/scores/days';
import { obstetric } from '@alur/contracts/record/forms/obstetric';
import { resultOf } from '@alur/contracts/record/forms/testing';

const result = (answers: object, table: string) => resultOf(obstetric, { ...answers }, table);
const due = (answers: object) => {
  const total = result(answers, 'due-date')?.total;
  return typeof total === 'number' ? dateOf(total) : null;
};

describe('a pregnancy (DOMAIN-CLINICAL 6)', () => {
  test.each([
    ['2026-01-01', null, '2026-10-08'],
    ['2026-11-25', null, '2027-09-02'],
    ['2027-05-24', null, '2028-02-29'],
    ['2026-01-01', 35, '2026-10-15'],
    ['2026-01-01', 28, '2026-10-08'],
  ])('that began on %s with a cycle of %s ends about %s', (lmp, cycle, date) => {
    expect(due({ lmp, cycle })).toBe(date);
  });
  test('never ends more than 3 days from 280 after its first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), lmp => {
        const total = result({ lmp: dateOf(lmp) }, 'due-date')?.total ?? 0;
        expect(Math.abs(total - lmp - 280)).toBeLessThanOrEqual(3);
      }),
    );
  });
  test('ends later by a longer cycle: a week more is about a week, a day more is never earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.integer({ min: 21, max: 38 }), (lmp, cycle) => {
        const after = (days: number) => result({ lmp: dateOf(lmp), cycle: days }, 'due-date')?.total ?? 0;
        expect(after(cycle + 1)).toBeGreaterThanOrEqual(after(cycle));
        expect(after(cycle + 7)).toBeGreaterThan(after(cycle));
      }),
    );
  });
  test.each(['Asia/Jakarta', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
    'has the same days where the clock is that of %s',
    zone => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(due({ lmp: '2026-01-01', cycle: 35 })).toBe('2026-10-15');
      expect(due({ lmp: '2027-05-24' })).toBe('2028-02-29');
      expect(result({ lmp: '2026-01-01', seen: '2026-06-15' }, 'gestation')).toMatchObject({ total: 23 * 7 + 4 });
      vi.unstubAllEnvs();
    },
  );
  test('is in its week 0 until seven days are over', () => {
    const of = (seen: string) => result({ lmp: '2026-01-01', seen }, 'gestation');
    expect(of('2026-01-01')).toMatchObject({ total: 0, outcome: 'first' });
    expect(of('2026-01-07')).toMatchObject({ total: 6, outcome: 'first' });
    expect(of('2026-01-08')).toMatchObject({ total: 7, outcome: 'first' });
  });
  test('follows an early scan where there is one', () => {
    const scanned = { lmp: '2026-01-01', 'scan.due': '2026-10-15', seen: '2026-06-15' };
    expect(due(scanned)).toBe('2026-10-15');
    expect(result(scanned, 'due-date')).toMatchObject({ outcome: 'scan' });
    expect(result(scanned, 'gestation')).toMatchObject({ total: 22 * 7 + 4 });
  });
  test.each([
    ['2026-06-15', 23, 4, 'second'],
    ['2026-07-08', 26, 6, 'second'],
    ['2026-04-08', 13, 6, 'first'],
    ['2026-04-09', 14, 0, 'second'],
    ['2026-07-15', 27, 6, 'second'],
    ['2026-07-16', 28, 0, 'third'],
    ['2026-10-21', 41, 6, 'third'],
    ['2026-10-22', 42, 0, 'late'],
  ])('of 1 January is on %s %i weeks and %i days old', (seen, weeks, days, outcome) => {
    expect(result({ lmp: '2026-01-01', seen }, 'gestation')).toMatchObject({ total: weeks * 7 + days, outcome });
  });
  test('has no gestation before it began, nor without a date', () => {
    expect(result({ lmp: '2026-01-02', seen: '2026-01-01' }, 'gestation')).toMatchObject({ outcome: 'impossible' });
    expect(result({ seen: '2026-01-01' }, 'gestation')).toMatchObject({ outcome: 'incomplete', missing: ['lmp'] });
  });
  test.each([
    ['free', 2_945],
    ['spines', 3_100],
    ['engaged', 3_255],
  ])('with the fundus at 32 cm and the head %s', (head, total) => {
    expect(result({ fundus: 32, head }, 'fetal-weight')).toMatchObject({ total });
  });
  test.each([
    ['kek', { upperArmCircumference: 23.4 }, 'yes'],
    ['kek', { upperArmCircumference: 23.5 }, 'no'],
    ['fetal-heart', { 'fetal.heart': 119 }, 'abnormal'],
    ['fetal-heart', { 'fetal.heart': 120 }, 'normal'],
    ['fetal-heart', { 'fetal.heart': 160 }, 'normal'],
    ['fetal-heart', { 'fetal.heart': 161 }, 'abnormal'],
    ['gpa', { gravida: 3, para: 1, abortus: 1 }, 'agree'],
    ['gpa', { gravida: 2, para: 2, abortus: 0 }, 'differ'],
    ['gpa', { gravida: 1, para: 0, abortus: 0 }, 'agree'],
    ['poedji-rochjati', { rochjati: 2 }, 'low'],
    ['poedji-rochjati', { rochjati: 6 }, 'high'],
    ['poedji-rochjati', { rochjati: 10 }, 'high'],
    ['poedji-rochjati', { rochjati: 12 }, 'very_high'],
  ])('%s of %j', (table, answers, outcome) => expect(result(answers, table)).toMatchObject({ outcome }));
  const calm = { proteinuria: '0', preeclampsia: ['none'], lmp: '2026-01-01', seen: '2026-06-15' };
  test.each([
    [139, 89, {}, 'normal'],
    [140, 89, {}, 'hypertension'],
    [139, 90, {}, 'hypertension'],
    [160, 90, {}, 'severe'],
    [150, 110, {}, 'severe'],
    [140, 90, { proteinuria: '1' }, 'preeclampsia'],
    [140, 90, { preeclampsia: ['headache'] }, 'preeclampsia'],
    [140, 90, { proteinuria: '1', seen: '2026-05-20' }, 'hypertension'],
    [140, 90, { proteinuria: '1', seen: '2026-05-21' }, 'preeclampsia'],
    [139, 89, { proteinuria: '3' }, 'normal'],
    [140, 90, { lmp: null, proteinuria: '1' }, 'incomplete'],
    [140, null, {}, 'incomplete'],
  ])('pressure %i/%s with %j', (systolic, diastolic, given, outcome) => {
    expect(result({ ...calm, systolic, diastolic, ...given }, 'pregnancy-pressure')).toMatchObject({ outcome });
  });
});
