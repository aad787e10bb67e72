import { expect, it } from 'vitest';
import { surfaceAt } from './tooth-places';

const places = ['top', 'right', 'bottom', 'left', 'middle'] as const;

it.each([
  [16, 'VMLDO'],
  [26, 'VDLMO'],
  [36, 'LDVMO'],
  [46, 'LMVDO'],
  [55, 'VMLDO'],
  [75, 'LDVMO'],
])('tooth %i has its surfaces %s around', (tooth, surfaces) =>
  expect(places.map(place => surfaceAt(tooth, place)).join('')).toBe(surfaces),
);
