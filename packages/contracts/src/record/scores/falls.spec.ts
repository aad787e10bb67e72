import { describe, expect, test } from 'vitest';
import { humptyDumpty, morse } from './falls.js';
import { scored } from './score.js';

const none = { history: 'no', secondary: 'no', aid: '0', infusion: 'no', gait: '0', mental: '0' };

describe('Morse', () => {
  // DOMAIN-CLINICAL 8.
  test('history, secondary diagnosis, infusion and a weak gait are 70, high', () =>
    expect(scored(morse, { ...none, history: 'yes', secondary: 'yes', infusion: 'yes', gait: '10' })).toMatchObject({
      total: 70,
      outcome: 'high',
    }));
  // DOMAIN 5.10: 0–24 none, 25–44 low, 45 and above high.
  test.each([
    [{}, 0, 'none'],
    [{ infusion: 'yes' }, 20, 'none'],
    [{ history: 'yes' }, 25, 'low'],
    [{ history: 'yes', mental: '15' }, 40, 'low'],
    [{ history: 'yes', gait: '20' }, 45, 'high'],
    [{ history: 'yes', secondary: 'yes', aid: '30', infusion: 'yes', gait: '20', mental: '15' }, 125, 'high'],
  ])('%j is %i, %s', (some, total, outcome) =>
    expect(scored(morse, { ...none, ...some })).toMatchObject({ total, outcome }),
  );
  test('says what is missing', () =>
    expect(scored(morse, { ...none, gait: null })).toMatchObject({ outcome: 'incomplete', missing: ['gait'] }));
});

const child = (age: string, diagnosis: string, others: string) =>
  scored(humptyDumpty, {
    age,
    sex: '1',
    diagnosis,
    cognition: others,
    environment: others,
    surgery: others,
    medication: others,
  });

describe('Humpty Dumpty', () => {
  // DOMAIN 5.10: 7 to 23; 7–11 low, 12 and above high.
  test.each([
    ['1', '1', '1', 7, 'low'],
    ['4', '2', '1', 11, 'low'],
    ['4', '3', '1', 12, 'high'],
    ['4', '4', '3', 21, 'high'],
  ])('age %s, diagnosis %s, the others %s: %i, %s', (age, diagnosis, others, total, outcome) =>
    expect(child(age, diagnosis, others)).toMatchObject({ total, outcome }),
  );
  test('goes up to 23', () => {
    const most = humptyDumpty.inputs.map(input =>
      'options' in input ? Math.max(...input.options.map(({ points }) => points ?? 0)) : NaN,
    );
    expect(most.reduce((sum, each) => sum + each, 0)).toBe(23);
  });
});
