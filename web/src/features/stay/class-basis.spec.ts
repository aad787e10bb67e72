import { expect, it } from 'vitest';
import { basisBetween } from './class-basis';

const third = { id: 3, pricePerNight: 175_000 };
const second = { id: 2, pricePerNight: 300_000 };

it.each([
  ['her own', third, third, 'entitled'],
  ['a dearer one', second, third, 'upgrade'],
  ['a cheaper one', third, second, 'downgrade'],
  ['one of the same price, of another', { id: 9, pricePerNight: 175_000 }, third, 'entitled'],
  ['any, where hers is not known', second, undefined, 'entitled'],
] as const)('a bed of %s class', (_which, bed, own, basis) => expect(basisBetween(bed, own)).toBe(basis));
