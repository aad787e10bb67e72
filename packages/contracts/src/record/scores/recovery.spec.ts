import { describe, expect, test } from 'vitest';
import { bromage, steward } from './recovery.js';
import { scored } from './score.js';

describe('a child after anaesthesia leaves with 5 of Steward’s 6 points', () => {
  test.each([
    [['2', '2', '2'], 6, 'leave'],
    [['2', '1', '2'], 5, 'leave'],
    [['1', '1', '2'], 4, 'stay'],
  ])('%j is %i, %s', ([consciousness, airway, movement], total, outcome) =>
    expect(scored(steward, { consciousness, airway, movement })).toMatchObject({ total, outcome }),
  );
  test('what was not looked at is missing', () =>
    expect(scored(steward, { consciousness: '2', airway: '2', movement: null })).toMatchObject({
      ...{ outcome: 'incomplete', missing: ['movement'] },
    }));
});

describe('after spinal anaesthesia, whoever moves her feet again may leave', () => {
  test.each([
    ['0', 0, 'leave'],
    ['2', 2, 'leave'],
    ['3', 3, 'stay'],
  ])('%s is %i, %s', (movement, total, outcome) =>
    expect(scored(bromage, { movement })).toMatchObject({ total, outcome }),
  );
});
