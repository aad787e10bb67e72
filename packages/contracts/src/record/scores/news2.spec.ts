import { describe, expect, test } from 'vitest';
import { news2, news2Scale2 } from './news2.js';
import { scored, type ScoreValue } from './score.js';

type Row = readonly [ScoreValue, ScoreValue, ScoreValue, ScoreValue, ScoreValue, ScoreValue, ScoreValue];
const of = ([respiration, oxygenSaturation, oxygen, systolic, pulse, consciousness, temperature]: Row, table = news2) =>
  scored(table, { respiration, oxygenSaturation, oxygen, systolic, pulse, consciousness, temperature });

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

describe('SpO₂ scale 2', () => {
  // DOMAIN-CLINICAL 8: every step of both columns.
  test.each([
    [83, 'air', 3],
    [84, 'air', 2],
    [85, 'air', 2],
    [86, 'air', 1],
    [87, 'air', 1],
    [88, 'air', 0],
    [92, 'air', 0],
    [93, 'air', 0],
    [100, 'air', 0],
    [83, 'oxygen', 3],
    [85, 'oxygen', 2],
    [87, 'oxygen', 1],
    [88, 'oxygen', 0],
    [92, 'oxygen', 0],
    [93, 'oxygen', 1],
    [94, 'oxygen', 1],
    [95, 'oxygen', 2],
    [96, 'oxygen', 2],
    [97, 'oxygen', 3],
    [100, 'oxygen', 3],
  ])('%i%% with %s counts %i', (saturation, oxygen, points) => {
    const { parts, version } = of([16, saturation, oxygen, 120, 72, 'A', 36.8], news2Scale2);
    expect(parts).toContainEqual(expect.objectContaining({ input: 'oxygenSaturation', points }));
    expect(version).toBe('rcp-2017-scale-2');
  });
  test('gives another class than scale 1: 90% with oxygen is in its target, 98% is too much', () => {
    expect(of([18, 90, 'oxygen', 120, 80, 'A', 37], news2Scale2)).toMatchObject({ total: 2, outcome: 'low' });
    expect(of([18, 90, 'oxygen', 120, 80, 'A', 37])).toMatchObject({ total: 5, outcome: 'urgent' });
    expect(of([18, 98, 'oxygen', 120, 80, 'A', 37], news2Scale2)).toMatchObject({ total: 5, outcome: 'urgent' });
    expect(of([18, 98, 'oxygen', 120, 80, 'A', 37])).toMatchObject({ total: 2, outcome: 'low' });
  });
  test('counts no saturation until it is said whether there is oxygen', () =>
    expect(of([18, 95, null, 120, 80, 'A', 37], news2Scale2)).toMatchObject({
      ...{ total: null, outcome: 'incomplete', missing: ['oxygenSaturation', 'oxygen'] },
    }));
});
