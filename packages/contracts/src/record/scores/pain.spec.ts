import { describe, expect, test } from 'vitest';
import { flacc, nips, nrs } from './pain.js';
import { scored } from './score.js';

describe('pain', () => {
  // DOMAIN 5.10: 0 none, 1–3 mild, 4–6 moderate, 7–10 severe.
  test.each([
    ['0', 'none'],
    ['1', 'mild'],
    ['3', 'mild'],
    ['4', 'moderate'],
    ['6', 'moderate'],
    ['7', 'severe'],
    ['10', 'severe'],
  ])('NRS %s is %s', (intensity, outcome) =>
    expect(scored(nrs, { intensity })).toMatchObject({ total: Number(intensity), outcome }),
  );
  test('FLACC adds five parts of 0 to 2', () => {
    const parts = { face: '2', legs: '2', activity: '1', cry: '1', consolability: '1' };
    expect(scored(flacc, parts)).toMatchObject({ total: 7, outcome: 'severe' });
    expect(scored(flacc, { ...parts, face: '3' })).toMatchObject({ outcome: 'incomplete', missing: ['face'] });
  });
  // DOMAIN 5.10: 0 to 7, above 3 is pain.
  test.each([
    ['0', 3, 'none'],
    ['1', 4, 'pain'],
  ])('NIPS with %s of the arms is %i, %s', (arms, total, outcome) =>
    expect(scored(nips, { face: '1', cry: '2', breathing: '0', arms, legs: '0', arousal: '0' })).toMatchObject({
      total,
      outcome,
    }),
  );
});
