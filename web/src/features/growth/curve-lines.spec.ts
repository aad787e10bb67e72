import { expect, test } from 'vitest';
import { curvesOf } from './curve-lines';
import { growthDays } from './growth-days';

const child = { gender: 'female' as const, birthDate: '2024-01-15', bornAtWeek: null };
const measured = (date: string, weight: number, height: number) => ({
  ...{ id: Date.parse(date), encounterId: 1, patientId: 1, personId: 1, date, at: `${date}T08:00:00Z` },
  ...{ weight, height, headCircumference: null, upperArmCircumference: null },
});

test('an infant is drawn over two years, an older child over five', () => {
  const infant = growthDays(child, [measured('2024-07-15', 7.3, 65)]);
  expect(curvesOf('weightForAge', child, infant)).toMatchObject({
    x: { from: 0, to: 24, unit: 'months' },
    child: [{ y: 7.3, date: '2024-07-15' }],
  });
  const older = growthDays(child, [measured('2024-07-15', 7.3, 65), measured('2026-07-15', 12.4, 91)]);
  const curves = curvesOf('heightForAge', child, older)!;
  expect(curves.x.to).toBe(60);
  expect(curves.child).toHaveLength(2);
  expect(curves.lines.map(({ z }) => z)).toEqual([3, 2, 0, -2, -3]);
  for (const { x, y } of curves.child) {
    expect(x).toBeLessThanOrEqual(curves.x.to);
    expect(y).toBeGreaterThan(curves.y.from);
    expect(y).toBeLessThan(curves.y.to);
  }
});

test('weight by length is drawn over lengths', () => {
  const days = growthDays(child, [measured('2024-07-15', 7.3, 65)]);
  expect(curvesOf('weightForHeight', child, days)).toMatchObject({
    x: { from: 45, to: 110, unit: 'cm' },
    child: [{ x: 65, y: 7.3 }],
  });
});

test('without a value there is nothing to draw', () => {
  const days = growthDays(child, [measured('2024-07-15', 7.3, 65)]);
  expect(curvesOf('headForAge', child, days)).toBeNull();
});
