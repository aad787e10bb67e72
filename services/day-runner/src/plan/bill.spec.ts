import { expect, it } from 'vitest';
import { dueOf, netOf, paymentLines, unitsOf, type PlannedBill } from './bill.js';

const bare: PlannedBill = { treatments: [], lines: [], discount: null, payment: 'qris' };

it('adds fees, consultation, treatments and medicines', () => {
  expect(netOf(bare)).toBe(10_000 + 5_000 + 35_300);
  expect(netOf({ ...bare, treatments: [0], lines: [{ kind: 'single', medicine: 0, quantity: 10 }] })).toBe(
    50_300 + 25_000 + 5_200,
  );
});

it('adds what modules put on it', () => {
  expect(dueOf({ ...bare, charged: 20_000 })).toBe(70_300);
  expect(dueOf({ ...bare, charged: 20_000, payment: 'cash' })).toBe(70_500);
});

it('charges a compounded medicine by whole tablets and a fee', () => {
  const powder = { kind: 'compound', medicine: 0, packs: 10, dose: 120 } as const;
  expect(unitsOf(powder)).toBe(3);
  expect(netOf({ ...bare, lines: [powder] })).toBe(50_300 + 3 * 520 + 2_500);
});

it('takes a discount off, half a rupiah rounded up', () => {
  const percent = { type: 'single_outpatient_consultations', valueType: 'percent', value: 12.5 } as const;
  expect(netOf({ ...bare, discount: percent })).toBe(50_300 - 4_413);
  expect(netOf({ ...bare, discount: { type: 'registration', valueType: 'amount', value: 2_500 } })).toBe(47_800);
});

it('rounds cash alone', () => {
  expect(dueOf(bare)).toBe(50_300);
  expect(dueOf({ ...bare, payment: 'cash' })).toBe(50_500);
  expect(paymentLines({ ...bare, payment: 'cash' })).toEqual([{ method: 'cash', amount: 50_500, tendered: 100_000 }]);
  expect(paymentLines({ ...bare, payment: 'split' }).map(line => line.amount)).toEqual([20_000, 30_300]);
});
