import { describe, expect, test } from 'vitest';
import { news2 } from './news2.js';
import { scored, type ScoreValue } from './score.js';

type Row = readonly [ScoreValue, ScoreValue, string, ScoreValue, ScoreValue, string, ScoreValue];
const of = ([respiration, oxygenSaturation, oxygen, systolic, pulse, consciousness, temperature]: Row) =>
  scored(news2, { respiration, oxygenSaturation, oxygen, systolic, pulse, consciousness, temperature });

describe('NEWS2', () => {
  // DOMAIN-CLINICAL 8.
  test.each<[Row, number, string]>([
    [[16, 98, 'air', 120, 72, 'A', 36.8], 0, 'low'],
    [[22, 95, 'air', 108, 96, 'A', 38.4], 6, 'urgent'],
    [[26, 92, 'oxygen', 98, 118, 'A', 39.1], 13, 'emergency'],
    [[18, 97, 'air', 125, 80, 'V', 37.0], 3, 'ward_review'],
    [[20, 96, 'air', 111, 90, 'A', 38.0], 0, 'low'],
    [[21, 96, 'air', 110, 91, 'A', 38.1], 5, 'urgent'],
  ])('%j is %i, %s', (row, total, outcome) => expect(of(row)).toMatchObject({ total, outcome }));
  test('rounds the temperature before it looks it up', () => {
    expect(of([16, 98, 'air', 120, 72, 'A', 38.04])).toMatchObject({ total: 0 });
    expect(of([16, 98, 'air', 120, 72, 'A', 38.05])).toMatchObject({ total: 1 });
  });
  test('says by which row of the table each value counts', () =>
    expect(of([22, 95, 'air', 108, 96, 'A', 38.4]).parts).toContainEqual({
      input: 'respiration',
      points: 2,
      rule: '> 20 – 24',
    }));
  test('says what is missing, and takes no value that nobody alive has', () => {
    expect(of([null, 98, 'air', 120, 72, 'A', 36.8])).toMatchObject({
      total: null,
      outcome: 'incomplete',
      missing: ['respiration'],
    });
    expect(of([16, 980, 'air', 120, 72, 'A', 36.8])).toMatchObject({ missing: ['oxygenSaturation'] });
  });
});
