import { expect, it } from 'vitest';
import { chartOf, decayIndices, findingsIn, toggled, TOOTH_ROWS } from './odontogram.js';

const indices = (chart: string) => decayIndices(findingsIn(chart) ?? []);

it('counts a tooth once, decayed before filled (DOMAIN-CLINICAL 11)', () => {
  const { dmf, def } = indices('16O:car 26O:amf 36:mis 46O:amf 46M:car');
  expect(dmf).toEqual({ decayed: 2, lost: 1, filled: 1, total: 4 });
  expect(def.total).toBe(0);
});

it('counts milk teeth by themselves, and nothing that is no decay', () => {
  const { dmf, def } = indices('55O:car 55D:car 64:mis 75O:gif 11:nvt 21:ext 36O:fis 48:une');
  expect(def).toEqual({ decayed: 1, lost: 1, filled: 1, total: 3 });
  expect(dmf.total).toBe(0);
});

it('has 32 permanent and 20 milk teeth, from the right to the left of who is looked at', () => {
  expect(TOOTH_ROWS.map(row => row.length)).toEqual([16, 10, 10, 16]);
  expect(TOOTH_ROWS.map(row => [row[0], row.at(-1)])).toEqual([
    [18, 28],
    [55, 65],
    [85, 75],
    [48, 38],
  ]);
  expect(new Set(TOOTH_ROWS.flat()).size).toBe(52);
});

it('is the same chart in whatever order it was pressed', () => {
  const findings = findingsIn('36:mis 16O:car') ?? [];
  expect(chartOf(findings)).toBe('16O:car 36:mis');
  const pressed = { tooth: 16, surface: 'M', code: 'car' } as const;
  expect(chartOf(toggled(findings, pressed))).toBe('16M:car 16O:car 36:mis');
  expect(chartOf(toggled(toggled(findings, pressed), pressed))).toBe('16O:car 36:mis');
});

it.each(['19O:car', '16:car', '16O:mis', '16X:car', '16O:xyz', '16O:constructor', 'gigi'])('%s is no finding', text =>
  expect(findingsIn(text)).toBeNull(),
);
