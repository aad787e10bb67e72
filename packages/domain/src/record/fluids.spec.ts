import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftOf } from '@alur/contracts/ward-shift/shifts';
import { FluidKind, fluidTotal, insensibleLoss, shiftTotals } from '@alur/contracts/record/fluids';

test.each([
  ['2026-11-25T23:59:00.000Z', '2026-11-25', 'night'],
  ['2026-11-26T00:00:00.000Z', '2026-11-26', 'morning'],
  ['2026-11-26T06:59:00.000Z', '2026-11-26', 'morning'],
  ['2026-11-26T07:00:00.000Z', '2026-11-26', 'afternoon'],
  ['2026-11-26T14:00:00.000Z', '2026-11-26', 'night'],
])('%s is of the ward’s day %s, %s, at +07:00', (instant, date, shift) =>
  expect(shiftOf(instant, '+07:00')).toEqual({ date, shift }),
);

test('shifts add up to the ward’s day, whatever was written when', () => {
  const entry = fc.record({
    at: fc.integer({ min: 0, max: 47 }).map(hour => new Date(Date.UTC(2026, 10, 24, hour, 30)).toISOString()),
    kind: fc.constantFrom(...FluidKind.options),
    volume: fc.integer({ min: 1, max: 2_000 }),
  });
  fc.assert(
    fc.property(fc.array(entry), entries => {
      const day = '2026-11-25';
      const { morning, afternoon, night } = shiftTotals(entries, day, '+07:00');
      const whole = fluidTotal(entries.filter(({ at }) => shiftOf(at, '+07:00').date === day));
      expect(morning.balance + afternoon.balance + night.balance).toBe(whole.balance);
      expect(morning.taken + afternoon.taken + night.taken).toBe(whole.taken);
      expect(whole.balance).toBe(whole.taken - whole.lost);
    }),
  );
});

test('what is lost unseen follows weight and fever (DOMAIN-CLINICAL 9.2)', () => {
  expect(insensibleLoss(60, 37)).toEqual([600, 900]);
  expect(insensibleLoss(60, 39)).toEqual([720, 1080]);
  expect(insensibleLoss(60, 36)).toEqual([600, 900]);
  expect(insensibleLoss(null, 39)).toBeNull();
});
