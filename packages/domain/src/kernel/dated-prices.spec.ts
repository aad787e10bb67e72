import { pricedOn, type DatedPrice, type PriceFrom } from '@alur/contracts/kernel/dated-price';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricesOfForm, pricesWith, pricesWithout, setDated, shownWith, withdrawDated } from './dated-prices.js';

const TODAY = '2026-11-23';
const day = (n: number): string => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 40 }).map(day);
const said = fc.record({
  field: fc.constantFrom('price', 'bpjsPrice'),
  price: fc.option(fc.integer({ min: 0, max: 900_000 })),
  effectiveFrom: days,
});
const kept = (prices: readonly PriceFrom[]): DatedPrice[] =>
  prices.reduce<DatedPrice[]>((before, price) => pricesWith(before, price, { price: 7 }), []);

test('on a day a price is the last whose day has come, however they were said; before any, the one it began with', () =>
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), days, (prices, date) => {
      const first = { price: 100, bpjsPrice: null as number | null, name: 'Kelas 3' };
      const held = pricedOn(first, kept(prices), date);
      for (const field of ['price', 'bpjsPrice'] as const) {
        const begun = prices.filter(one => one.field === field && one.effectiveFrom <= date);
        const latest = begun.reduce((last, { effectiveFrom }) => (effectiveFrom > last ? effectiveFrom : last), '');
        const last = begun.findLast(({ effectiveFrom }) => effectiveFrom === latest);
        expect(held[field]).toBe(last === undefined ? first[field] : last.price);
      }
      expect(held.name).toBe('Kelas 3');
    }),
  ));

test('no day that is over gets another price, whatever is said today', () =>
  fc.assert(
    fc.property(fc.array(said, { maxLength: 8 }), said, fc.integer({ min: 0, max: 22 }), (prices, next, before) => {
      const past = kept(prices);
      const today = day(23);
      const effectiveFrom = next.effectiveFrom < today ? today : next.effectiveFrom;
      const set = setDated({ ...next, effectiveFrom }, past, { today, mayBeEmpty: true }).reduce(
        (before, price) => pricesWith(before, price, {}),
        past,
      );
      expect(pricedOn({ price: 1 }, set, day(before))).toEqual(pricedOn({ price: 1 }, past, day(before)));
    }),
  ));

test('a price is told among the others by its number, which its next amount keeps', () => {
  const prices = kept([
    { field: 'price', price: 1, effectiveFrom: '2026-12-01' },
    { field: 'price', price: 2, effectiveFrom: '2026-12-05' },
    { field: 'price', price: 3, effectiveFrom: '2026-12-01' },
  ]);
  expect(prices.map(({ priceId, price, before }) => [priceId, price, before])).toEqual([
    [2, 2, 1],
    [1, 3, 7],
  ]);
  expect(pricesWithout(prices, { field: 'price', effectiveFrom: '2026-12-01' })).toHaveLength(1);
  const many = Array.from({ length: 60 }, (_, n) => ({ field: 'price', price: n, effectiveFrom: day(n) }));
  const shown = many.reduce<DatedPrice[]>((before, price) => shownWith(before, price, {}), []);
  expect([shown.length, shown[0]?.price, shown.at(-1)?.price]).toEqual([50, 10, 59]);
});

test('a form that is saved with another price sets it from today; one as it holds sets none', () => {
  const fields = { name: 'Kelas 3', price: 100 };
  const prices = kept([{ field: 'price', price: 120, effectiveFrom: '2026-11-01' }]);
  const form = (price: number) => pricesOfForm({ name: 'Kelas III', price }, { fields, prices }, ['price'], TODAY);
  expect(form(120)).toEqual({ fields: { name: 'Kelas III', price: 100 }, changed: [] });
  expect(form(100).changed).toEqual([{ field: 'price', price: 100, effectiveFrom: TODAY }]);
});

test('one that holds was charged, and is not withdrawn', () => {
  const prices = kept([
    { field: 'price', price: 1, effectiveFrom: TODAY },
    { field: 'price', price: 2, effectiveFrom: '2026-11-24' },
  ]);
  const withdraw = (effectiveFrom: string) => withdrawDated({ field: 'price', effectiveFrom }, prices, TODAY);
  expect(withdraw('2026-11-24')).toEqual({ field: 'price', effectiveFrom: '2026-11-24' });
  expect(() => withdraw(TODAY)).toThrow('catalogue.price-in-force');
  expect(() => withdraw('2026-11-25')).toThrow('catalogue.price-not-found');
});
