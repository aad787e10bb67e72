import { describe, expect, test } from 'vitest';
import { bloodPressureTable } from './blood-pressure.js';
import { aldrete, mst, norton } from './nursing.js';
import { scored } from './score.js';

describe('Norton', () => {
  test.each([
    [['4', '4', '4', '4', '4'], 20, 'none'],
    [['3', '3', '3', '3', '3'], 15, 'none'],
    [['3', '3', '3', '3', '2'], 14, 'at_risk'],
    [['1', '1', '1', '1', '1'], 5, 'at_risk'],
  ])('%j is %i, %s', ([physical, mental, activity, mobility, incontinence], total, outcome) =>
    expect(scored(norton, { physical, mental, activity, mobility, incontinence })).toMatchObject({ total, outcome }),
  );
});

describe('MST', () => {
  // DOMAIN-CLINICAL 8: from 2 on to the dietitian.
  test.each([
    ['no', 'yes', 1, 'none'],
    ['1-5', 'yes', 2, 'at_risk'],
    ['unsure', 'no', 2, 'at_risk'],
    ['over-15', 'yes', 5, 'at_risk'],
  ])('lost %s, appetite %s: %i, %s', (loss, appetite, total, outcome) =>
    expect(scored(mst, { loss, appetite })).toMatchObject({ total, outcome }),
  );
});

describe('Aldrete', () => {
  const full = { activity: '2', breathing: '2', circulation: '2', consciousness: '2', saturation: '2' };
  // DOMAIN-CLINICAL 8: 9 leaves, 8 stays.
  test.each([
    [{ activity: '1' }, 9, 'leave'],
    [{ activity: '1', saturation: '1' }, 8, 'stay'],
  ])('with %j it is %i, %s', (some, total, outcome) =>
    expect(scored(aldrete, { ...full, ...some })).toMatchObject({ total, outcome }),
  );
});

describe('blood pressure', () => {
  test('is complete with both values, and is not classified', () =>
    expect(scored(bloodPressureTable, { systolic: 120, diastolic: 80 })).toMatchObject({ outcome: 'complete' }));
  // SPEC 5.
  test('with one value is incomplete', () =>
    expect(scored(bloodPressureTable, { systolic: 120, diastolic: null })).toMatchObject({
      outcome: 'incomplete',
      missing: ['diastolic'],
    }));
});
