import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitsNeeded, wholeUnits } from '@alur/contracts/prescription/compounding';

const of = (method: 'dtd' | 'non_dtd', dose: number, strength: number | null, packs = 10, prescribedPacks = packs) => ({
  method,
  dose,
  strength,
  packs,
  prescribedPacks,
});

describe('compounding', () => {
  it.each([
    ['120 mg d.t.d. in 10 packs from 500 mg tablets', of('dtd', 120, 500), true, 3],
    ['the same, parts of tablets counted', of('dtd', 120, 500), false, 2.4],
    ['12 mg divided over 10 packs from 4 mg tablets', of('non_dtd', 12, 4), true, 3],
    ['12 mg divided over 10 packs, of which 5 are made', of('non_dtd', 12, 4, 5, 10), true, 2],
    ['the same, parts counted', of('non_dtd', 12, 4, 5, 10), false, 1.5],
    ['0.1 mg d.t.d. in 30 packs from 1 mg tablets: floating point adds no tablet', of('dtd', 0.1, 1, 30), true, 3],
    ['half a tablet a pack, no strength known', of('dtd', 0.5, null, 15), true, 8],
    ['a third of a tablet, never less than needed', of('dtd', 1, 3, 1), false, 0.334],
    ['no packs made', of('dtd', 120, 500, 0, 10), true, 0],
  ])('%s', (_what, compounding, roundUp, expected) => {
    expect(unitsNeeded(compounding, roundUp)).toBe(expected);
  });

  it('takes enough, and less than one unit (or a thousandth) too much', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<'dtd' | 'non_dtd'>('dtd', 'non_dtd'),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        (method, tenths, strength, packs, roundUp) => {
          const dose = tenths / 10;
          const exactly = (method === 'dtd' ? dose * packs : dose) / strength;
          const taken = unitsNeeded(of(method, dose, strength, packs), roundUp);
          expect(taken).toBeGreaterThanOrEqual(exactly - 1e-6);
          expect(taken).toBeLessThan(exactly + (roundUp ? 1 : 0.001) + 1e-6);
          if (roundUp) expect(Number.isInteger(taken)).toBe(true);
        },
      ),
    );
  });

  it('rounds up parts of single medicines only where the facility does', () => {
    expect(wholeUnits(7.5, true)).toBe(8);
    expect(wholeUnits(7.5, false)).toBe(7.5);
    expect(wholeUnits(8, true)).toBe(8);
  });
});
