import { describe, expect, test } from 'vitest';
import { newborn } from './newborn.js';
import { outcomesOf, resultOf } from './testing.js';

const apgar = (minute: number, ...points: number[]) =>
  Object.fromEntries(
    ['appearance', 'pulse', 'grimace', 'activity', 'respiration'].map((each, at) => [
      ...([`apgar-${minute}.${each}`, String(points[at])] as const),
    ]),
  );
const result = (answers: object, table: string) => resultOf(newborn, { ...answers }, table);

describe('a newborn (DOMAIN-CLINICAL 7)', () => {
  test.each([
    [1, [1, 1, 1, 1, 0], 4, 'moderate'],
    [5, [2, 2, 2, 1, 1], 8, 'normal'],
    [1, [1, 1, 1, 0, 0], 3, 'severe'],
    [5, [2, 2, 1, 1, 1], 7, 'normal'],
    [5, [2, 1, 1, 1, 1], 6, 'moderate'],
    [1, [0, 0, 0, 0, 0], 0, 'severe'],
    [1, [2, 2, 2, 2, 2], 10, 'normal'],
  ])('APGAR at %i min of %j', (minute, points, total, outcome) => {
    expect(result(apgar(minute, ...points), `apgar-${minute}`)).toMatchObject({ total, outcome });
  });
  test('is scored again after a low fifth minute, which says so', () => {
    const five = newborn.tables.find(({ table }) => table === 'apgar-5');
    for (const outcome of ['moderate', 'severe'])
      expect(five?.outcomes[outcome]?.action?.id).toContain('10, 15, dan 20');
    const again = { ...apgar(5, 2, 1, 1, 1, 1), 'apgar.again': 'yes' };
    expect(Object.keys(outcomesOf(newborn, again))).toEqual(
      expect.arrayContaining(['apgar-10', 'apgar-15', 'apgar-20']),
    );
    expect(outcomesOf(newborn, { 'apgar.again': 'no' })).not.toHaveProperty('apgar-10');
  });
  test.each([
    [35, 38, 'term'],
    [-10, 20, 'preterm'],
    [50, 44, 'post_term'],
    [32, 36.8, 'preterm'],
    [33, 37.2, 'term'],
    [45, 42, 'post_term'],
  ])('Ballard %i is %d weeks', (ballard, total, outcome) => {
    expect(result({ ballard }, 'ballard')).toMatchObject({ total, outcome });
  });
  test.each([
    [2_500, 'normal'],
    [2_499, 'low'],
    [1_500, 'low'],
    [1_499, 'very_low'],
    [1_000, 'very_low'],
    [999, 'extremely_low'],
  ])('%i g', (weight, outcome) =>
    expect(result({ 'birth.weight': weight }, 'birth-weight')).toMatchObject({ outcome }),
  );
  test.each([
    [36.4, 'low'],
    [36.5, 'normal'],
    [37.5, 'normal'],
    [37.54, 'normal'],
    [37.6, 'high'],
  ])('%d °C', (temperature, outcome) =>
    expect(result({ temperature }, 'newborn-temperature')).toMatchObject({ outcome }),
  );
  test.each([
    ['1', 95, 95, 'pass'],
    ['1', 95, 98, 'pass'],
    ['1', 95, 99, 'repeat'],
    ['2', 94, 96, 'repeat'],
    ['3', 94, 96, 'fail'],
    ['1', 89, 96, 'fail'],
    ['1', 90, 90, 'repeat'],
    ['not_done', null, null, 'not_done'],
    ['1', 95, null, 'incomplete'],
  ])('oximeter, count %s: %i and %i', (count, hand, foot, outcome) => {
    expect(result({ 'pulse.count': count, hand, foot }, 'heart-screening')).toMatchObject({ outcome });
  });
  test.each([
    [23, 'early'],
    [24, 'outside'],
    [47, 'outside'],
    [48, 'right'],
    [72, 'right'],
    [73, 'outside'],
  ])('thyroid sample at %i hours', (hours, outcome) => {
    expect(result({ shk: 'yes', 'shk.hours': hours }, 'thyroid-sample')).toMatchObject({ outcome });
  });
  test.each([
    [[1, 1, 1, 0, 0], 3, 'mild'],
    [[1, 1, 1, 1, 0], 4, 'moderate'],
    [[1, 1, 1, 1, 1], 5, 'moderate'],
    [[2, 1, 1, 1, 1], 6, 'severe'],
  ])('Downes of %j', (points, total, outcome) => {
    const inputs = ['rate', 'retraction', 'cyanosis', 'entry', 'grunting'];
    const answers = Object.fromEntries(inputs.map((each, at) => [`downe.${each}`, String(points[at])]));
    expect(result(answers, 'downe')).toMatchObject({ total, outcome });
  });
  test('is one of 28 days and younger', () => {
    expect(result({ born: '2026-11-01', seen: '2026-11-29' }, 'newborn-age')).toMatchObject({ outcome: 'right' });
    expect(result({ born: '2026-11-01', seen: '2026-11-30' }, 'newborn-age')).toMatchObject({ outcome: 'older' });
  });
});
