import { describe, expect, it } from 'vitest';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { changeOf, count, dueBy, likelyCash, tenderOf, withMethod, type Due } from './tendering';

const bill = (over: Partial<Due> = {}): Due => ({
  remaining: 87_650,
  cashDue: 88_000,
  receivable: 0,
  roundingRule: { upTo: 1000, methods: 'cash' },
  payments: [],
  ...over,
});

describe('what is due', () => {
  it('is rounded for cash alone', () => {
    expect(dueBy(bill(), ['cash'])).toBe(88_000);
    expect(dueBy(bill(), ['qris'])).toBe(87_650);
    expect(dueBy(bill(), ['cash', 'qris'])).toBe(87_650);
  });
  it('is rounded for every method where the facility says so', () => {
    expect(dueBy(bill({ roundingRule: { upTo: 1000, methods: 'all' } }), ['qris'])).toBe(88_000);
  });
  it('is not rounded once something else than cash was taken', () => {
    expect(dueBy(bill({ payments: [{ method: 'qris', refunded: false }] }), ['cash'])).toBe(87_650);
    expect(dueBy(bill({ payments: [{ method: 'qris', refunded: true }] }), ['cash'])).toBe(88_000);
    expect(dueBy(bill({ receivable: 10_000 }), ['cash'])).toBe(87_650);
  });
});

describe('counting', () => {
  it('gives change for cash', () => {
    const counted = count(bill(), [tenderOf('cash', 100_000)]);
    expect(counted).toMatchObject({ due: 88_000, change: 12_000, left: 0, fault: null });
    expect(counted.lines).toEqual([
      { method: 'cash', guarantorId: null, amount: 88_000, tendered: 100_000, reference: null, account: null },
    ]);
  });
  it('lets cash fill what a card leaves', () => {
    const counted = count(bill(), [tenderOf('debit_card', 50_000), tenderOf('cash', 40_000)]);
    expect(counted.lines.map(line => line.amount)).toEqual([50_000, 37_650]);
    expect(counted).toMatchObject({ change: 2_350, left: 0, fault: null });
  });
  it('takes a part and says what is left', () => {
    expect(count(bill(), [tenderOf('cash', 50_000)])).toMatchObject({ left: 38_000, change: 0, fault: null });
  });
  it('refuses more than is due by card, nothing, and cash between the exact and the rounded sum', () => {
    expect(count(bill(), [tenderOf('qris', 90_000)]).fault).toBe('above');
    expect(count(bill(), [tenderOf('cash')]).fault).toBe('nothing');
    expect(count(bill(), [tenderOf('cash', 87_700)]).fault).toBe('rounded');
  });
});

describe('the keys of methods', () => {
  it('exchange the only method', () => {
    expect(withMethod(bill(), [tenderOf('cash')], 'qris')).toEqual([tenderOf('qris', 87_650)]);
    expect(withMethod(bill(), [tenderOf('qris', 87_650)], 'cash')).toEqual([tenderOf('cash')]);
  });
  it('add a method for the rest', () => {
    expect(withMethod(bill(), [tenderOf('cash', 50_000)], 'qris')).toEqual([
      tenderOf('cash', 50_000),
      tenderOf('qris', 37_650),
    ]);
  });
  it('pressed again mean exactly what is due', () => {
    expect(withMethod(bill(), [tenderOf('cash')], 'cash')).toEqual([tenderOf('cash', 88_000)]);
    expect(withMethod(bill(), [tenderOf('qris', 50_000), tenderOf('cash')], 'cash')).toEqual([
      tenderOf('qris', 50_000),
      tenderOf('cash', 37_650),
    ]);
  });
});

it('leaves to cash what the other methods do not take', () => {
  const split = [tenderOf('qris', 37_650), tenderOf('cash', 100_000)];
  expect(count(bill(), split)).toMatchObject({ byCash: 50_000, change: 50_000 });
  expect(likelyCash(count(bill(), split).byCash)).toEqual([100_000]);
});

it('knows what was handed back, and not of what was refunded', () => {
  const payments = [
    { change: 12_000, refunded: false },
    { change: 5_000, refunded: true },
  ] as TransactionDetailRow['payments'];
  expect(changeOf({ payments })).toBe(12_000);
});

it('offers the notes that are likely', () => {
  expect(likelyCash(88_000)).toEqual([90_000, 100_000]);
  expect(likelyCash(100_000)).toEqual([]);
});
