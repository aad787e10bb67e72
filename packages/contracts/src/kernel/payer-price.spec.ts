import { expect, test } from 'vitest';
import { listPriceOn, priceOn, rowPriceOn, type PayerPrice } from './payer-price.js';

const price = (
  amount: number | null,
  effectiveFrom: string,
  whose: Partial<Pick<PayerPrice, 'payer' | 'classId'>> = {},
): PayerPrice => ({ payer: null, classId: null, ...whose, price: amount, effectiveFrom });

const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';
const vip = 4;

test('the price of the payer in the class comes before the payer’s, that before the class’, that before everybody’s', () => {
  const prices = [
    price(10, '2026-11-01'),
    price(20, '2026-11-01', { classId: vip }),
    price(30, '2026-11-01', { payer: 'bpjs' }),
    price(40, '2026-11-01', { payer: 'bpjs', classId: vip }),
  ];
  const of = (payer: 'general' | 'bpjs', classId: number | null) => priceOn(prices, 1, { payer, classId }, TODAY);
  expect([of('general', null), of('general', vip), of('bpjs', null), of('bpjs', 9), of('bpjs', vip)]).toEqual([
    10, 20, 30, 30, 40,
  ]);
});

test('a price holds from its day on, the catalogue’s before', () => {
  const prices = [price(70, TOMORROW), price(65, TODAY)];
  const on = (date: string) => priceOn(prices, 60, { payer: 'general', classId: null }, date);
  expect(['2026-11-22', TODAY, TOMORROW, '2027-01-01'].map(on)).toEqual([60, 65, 70, 70]);
});

test('without a price of their own any more they pay what everybody pays', () => {
  const prices = [price(45, TODAY, { payer: 'bpjs' }), price(null, TOMORROW, { payer: 'bpjs' })];
  const on = (date: string) => priceOn(prices, 60, { payer: 'bpjs', classId: null }, date);
  expect([on(TODAY), on(TOMORROW)]).toEqual([45, 60]);
});

test('a list’s own price of a payer comes between his price in the class and the class’s', () => {
  const listed = { price: 100, insurancePrice: 90, bpjsPrice: null };
  const prices = [
    price(120, '2026-11-01', { classId: vip }),
    price(110, TOMORROW, { payer: 'insurance', classId: vip }),
    price(130, TOMORROW, { classId: 3 }),
  ];
  const on = (payer: 'general' | 'insurance' | 'bpjs', classId: number | null, date = TODAY) =>
    listPriceOn(listed, prices, { payer, classId }, date);
  expect([on('general', null), on('insurance', null), on('bpjs', null)]).toEqual([100, 90, 100]);
  expect([on('general', vip), on('insurance', vip), on('bpjs', vip)]).toEqual([120, 90, 120]);
  expect([on('insurance', vip, TOMORROW), on('general', 3), on('general', 3, TOMORROW)]).toEqual([110, 100, 130]);
});

test('a row costs what its payer is charged on the day, in the class', () => {
  const row = {
    ...{ price: 100, insurancePrice: null, bpjsPrice: 80 },
    prices: [{ priceId: 1, field: 'bpjsPrice', price: 85, effectiveFrom: TOMORROW }],
    classPrices: [price(150, TODAY, { classId: vip }), price(95, TODAY, { classId: vip, payer: 'bpjs' })],
  };
  const of = (payer: 'general' | 'bpjs', classId: number | null, day = TODAY) =>
    rowPriceOn(row, { payer, classId }, day);
  expect([of('general', null), of('general', vip), of('bpjs', null), of('bpjs', vip)]).toEqual([100, 150, 80, 95]);
  expect(of('bpjs', null, TOMORROW)).toBe(85);
});
