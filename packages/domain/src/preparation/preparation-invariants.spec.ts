import { exact, lineAmount } from '@alur/contracts/inventory/quantity';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotView } from '../inventory/lot-view.js';
import { preparationBatch } from './preparation.js';
import { BATCH, kitchen, OINTMENT, SULFUR, VASELINE } from './testing/kitchen.js';

const step = fc.oneof(
  fc.record({ item: fc.constantFrom(VASELINE, SULFUR), quantity: fc.nat(2_000), unitCost: fc.nat(9_999) }),
  fc.record({ times: fc.integer({ min: 1, max: 4 }), loss: fc.nat(900) }),
  fc.record({ back: fc.nat(6) }),
);

const sum = (quantities: readonly number[]) => exact(quantities.reduce((all, each) => all + each, 0));

test('whatever is received, made and taken back, nothing is below nothing, and quantities and costs add up', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      const all = kitchen();
      all.adds({
        ...{ yieldQuantity: 10 },
        ingredients: [
          { itemId: VASELINE, quantity: 7.333 },
          { itemId: SULFUR, quantity: 0.125 },
        ],
      });
      const came = new Map([VASELINE, SULFUR].map(item => [item, 0]));
      let tried = 0;
      for (const one of steps) {
        if ('item' in one && one.quantity > 0) {
          const quantity = one.quantity / 8;
          all.arrives(one.item, quantity, one.unitCost, one.quantity % 2 === 0 ? '2027-01-31' : '2028-01-31');
          came.set(one.item, exact((came.get(one.item) ?? 0) + quantity));
        }
        if ('times' in one) {
          all.attempts({ times: one.times, quantity: exact(10 * one.times - one.loss / 100) });
          tried += 1;
        }
        if ('back' in one && tried > 0) all.attemptsUndo(BATCH + (one.back % tried));
      }
      const states = Array.from({ length: tried }, (_none, at) => all.story.state(preparationBatch, BATCH + at));
      const made = states.flatMap(state => (state.status === 'made' ? [state.made] : []));
      for (const { cost, unitCost, quantity, ingredients } of made) {
        const lots = ingredients.flatMap(each => each.lots);
        expect(cost).toBe(lots.reduce((rupiah, lot) => rupiah + lineAmount(lot.quantity, lot.unitCost), 0));
        expect(Math.abs(cost - unitCost * quantity)).toBeLessThanOrEqual(quantity / 2 + 1e-6);
        for (const each of ingredients) expect(sum(each.lots.map(lot => lot.quantity))).toBe(each.quantity);
      }
      const gone = (item: number) =>
        sum(
          made
            .flatMap(({ ingredients }) => ingredients.filter(each => each.itemId === item))
            .map(each => each.quantity),
        );
      for (const [item, quantity] of came) expect(all.onHand(item)).toBe(exact(quantity - gone(item)));
      expect(all.onHand(OINTMENT)).toBe(sum(made.map(({ quantity }) => quantity)));
      const rows = all.story.clinic.rows<{ itemId: number; onHand: number }>(lotView);
      expect(rows.every(({ onHand }) => onHand > 0)).toBe(true);
      for (const item of [VASELINE, SULFUR, OINTMENT])
        expect(sum(rows.filter(row => row.itemId === item).map(row => row.onHand))).toBe(all.onHand(item));
    }),
    { numRuns: 60 },
  );
});
