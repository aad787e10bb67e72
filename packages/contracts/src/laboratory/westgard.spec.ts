import { describe, expect, test } from 'vitest';
import { brokenRules, isRefusing } from './westgard.js';

const points = (...zs: number[]) => zs.map(z => ({ level: 1, z }));

describe('Westgard’s rules', () => {
  test.each([
    ['within two', [0.5, -1.9, 2], []],
    ['beyond two: a warning', [0, 2.1], ['1-2s']],
    ['beyond three', [0, -3.1], ['1-2s', '1-3s']],
    ['two beyond two on one side', [2.2, 2.4], ['1-2s', '2-2s']],
    ['two beyond two on both sides', [2.2, -2.1], ['1-2s', 'R-4s']],
    ['four beyond one on one side', [1.1, 1.2, 1.3, 1.1], ['4-1s']],
    ['four of which one is not', [1.1, 0.9, 1.3, 1.1], []],
    ['ten on one side', Array.from({ length: 10 }, () => 0.3), ['10x']],
    ['nine on one side', [-0.1, ...Array.from({ length: 9 }, () => 0.3)], []],
  ])('%s', (_what, zs, rules) => expect(brokenRules(points(...(zs as number[])))).toEqual(rules));

  test('two levels of one run are looked at together', () => {
    expect(
      brokenRules([
        { level: 1, z: 2.3 },
        { level: 2, z: 2.2 },
      ]),
    ).toEqual(['1-2s', '2-2s']);
    expect(
      brokenRules([
        { level: 1, z: 1.3 },
        { level: 2, z: 1.3 },
        { level: 1, z: 1.3 },
        { level: 2, z: 1.3 },
      ]),
    ).toEqual([]);
  });

  test('a warning refuses nothing', () => {
    expect(isRefusing(['1-2s'])).toBe(false);
    expect(isRefusing(['1-2s', 'R-4s'])).toBe(true);
  });
});
