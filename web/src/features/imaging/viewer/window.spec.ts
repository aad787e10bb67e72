import { expect, it } from 'vitest';
import { draggedBy, presetsIn, rangeOf, windowOf } from './window';

/** As the renderer shades a value between black and white. */
const shade = (value: number, window: { center: number; width: number }): number => {
  const { lower, upper } = rangeOf(window);
  return Math.round(Math.min(1, Math.max(0, (value - lower) / (upper - lower))) * 255);
};

it('shades as the linear function does (DOMAIN-CLINICAL 11)', () => {
  const shades = [-160, 0, 40, 100, 239].map(value => shade(value, { center: 40, width: 400 }));
  expect(shades).toEqual([0, 102, 128, 166, 255]);
  expect([-5000, 5000].map(value => shade(value, { center: 40, width: 400 }))).toEqual([0, 255]);
});

it('is the same window from its range', () => {
  expect(windowOf(rangeOf({ center: -600, width: 1500 }))).toEqual({ center: -600, width: 1500 });
});

it('is never narrower than one value, however far it is dragged', () => {
  expect(draggedBy({ center: 40, width: 400 }, 50, -10)).toEqual({ center: 20, width: 500 });
  expect(draggedBy({ center: 40, width: 400 }, -900, 0)).toEqual({ center: 40, width: 1 });
});

it('knows the windows of a file, by name or by numbers', () => {
  expect(presetsIn([40, 80], ['400', '2000'], ['Otak', 'Tulang'])).toEqual([
    { name: 'Otak', center: 40, width: 400 },
    { name: 'Tulang', center: 80, width: 2000 },
  ]);
  expect(presetsIn(2047, '4095 ', undefined)).toEqual([{ name: '2047 / 4095', center: 2047, width: 4095 }]);
  expect(presetsIn(undefined, undefined, undefined)).toEqual([]);
  expect(presetsIn(40, 0, undefined)).toEqual([]);
});
