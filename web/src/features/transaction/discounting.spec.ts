import { expect, it } from 'vitest';
import { discountAmount, discountFault, maximumFor, typesFor, type Discounted } from './discounting';
import { quantityFault } from './item-quantity';

const item = (itemId: number, type: Discounted['type'], amount: number, discount = 0): Discounted => ({
  itemId,
  type,
  amount,
  discount,
});
const items = [item(1, 'clinical', 75_000), item(2, 'treatment', 50_000, 10_000), item(3, 'treatment', 33_333)];

it('offers the types that the bill has items for', () => {
  expect(typesFor(items)).toEqual(['single_outpatient_consultations', 'single_outpatient_treatment']);
});

it('refuses more than 100% and more than the chosen items come to', () => {
  const treatments = items.slice(1);
  expect(maximumFor(treatments)).toBe(73_333);
  expect(discountFault('percent', 101, treatments)).toBe('above100');
  expect(discountFault('percent', 100, treatments)).toBeNull();
  expect(discountFault('amount', 73_334, treatments)).toBe('aboveItems');
  expect(discountFault('amount', 73_333, treatments)).toBeNull();
  expect(discountFault('amount', null, treatments)).toBe('missing');
  expect(discountFault('amount', 1, [])).toBe('noItems');
});

it('rounds percentages half up on each line', () => {
  expect(discountAmount('percent', 12.5, items.slice(1))).toBe(5_000 + 4_167);
});

it('takes a quantity from nothing to what was prescribed', () => {
  expect([
    quantityFault(null, 5),
    quantityFault(-1, 5),
    quantityFault(6, 5),
    quantityFault(6, null),
    quantityFault(0, 5),
  ]).toEqual(['missing', 'negative', 'above', null, null]);
});
