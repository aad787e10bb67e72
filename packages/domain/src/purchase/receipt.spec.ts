import { correctStock } from '@alur/contracts/inventory/commands';
import { describe, expect, test } from 'vitest';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stock } from '../inventory/stock.js';
import { purchaseReceiptView } from './purchase-receipt-view.js';
import { purchaseView } from './purchase-view.js';
import { purchase } from './purchase.js';
import { AMOXICILLIN, MORPHINE, ORDER, ordered, orderedAlready, pharmacy } from './testing/orders.js';

describe('a receipt', () => {
  test('makes a lot of each line, in base units, free goods too, at what they have cost together', () => {
    const all = orderedAlready();
    all.arrives([
      [1, 1, { freeQuantity: 1, batch: 'X' }],
      [1, 1, { batch: 'Y', unitPrice: 60_000 }],
      [2, 0],
    ]);
    expect(all.story.state(stock, '1_7').lots).toMatchObject([
      { batch: 'X', onHand: 200, unitCost: 250 },
      { batch: 'Y', onHand: 100, unitCost: 599 },
    ]);
    all.story.thenRows(stockCardView, [
      { sourceModule: 'purchase', sourceId: ORDER, documentNumber: 'SJ-1', quantity: 200, movement: 'received' },
      { sourceModule: 'purchase', sourceId: ORDER, documentNumber: 'SJ-1', quantity: 100 },
    ]);
    all.story.thenRows(purchaseView, [{ status: 'partially_received', receipts: 1, receivedAmount: 49_950 + 59_940 }]);
    all.story.thenRows(purchaseReceiptView, [{ documentNumber: 'SJ-1', purchaseId: ORDER, reversed: null }]);
  });

  test('of exactly what was ordered is the whole; free goods do not lessen what is left', () => {
    const all = orderedAlready();
    all.arrives([[2, 0, { freeQuantity: 10 }]]).thenState(purchase, ORDER, { status: 'partially_received' });
    all.arrives([
      [1, 2],
      [2, 10],
    ]);
    expect([all.onHand(), all.onHand(MORPHINE)]).toEqual([200, 20]);
    expect(all.story.state(purchase, ORDER).status).toBe('received');
  });

  test('is of no more than was ordered, unless that is said', () => {
    const all = orderedAlready();
    all.arrives([[1, 3]]).thenRejects('purchase.above-ordered', { most: 2 }, 'lines.0.quantity');
    const parts = [
      [1, 1],
      [1, 2],
    ] as const;
    all.arrives(parts).thenRejects('purchase.above-ordered', { most: 1 }, 'lines.1.quantity');
    all.arrives(parts, { acceptExcess: true });
    expect(all.onHand()).toBe(300);
  });

  test('that two write at once is received once', () => {
    const all = orderedAlready();
    all.arrives([[1, 2]]);
    all.arrives([[1, 2]]).thenRejects('purchase.above-ordered', { most: 0 }, 'lines.0.quantity');
    all.arrives([[2, 10]]);
    all.arrives([[2, 10]]).thenRejects('purchase.not-receivable');
    expect([all.onHand(), all.onHand(MORPHINE)]).toEqual([200, 10]);
  });

  test('of one delivery note counts once, however often it is sent', () => {
    const all = orderedAlready();
    const same = { documentNumber: 'SJ-X' };
    all.arrives([[1, 1]], same);
    for (const _again of [2, 3])
      all.arrives([[1, 1]], same).thenRejects('purchase.document-twice', { documentNumber: 'SJ-X' }, 'documentNumber');
    expect(all.onHand()).toBe(100);
  });

  test('is refused beside its field', () => {
    const all = orderedAlready();
    all.arrives([[1, 1, { batch: null }]]).thenRejects('purchase.batch-needed', {}, 'lines.0.batch');
    all.arrives([[1, 1, { expiry: null }]]).thenRejects('purchase.expiry-needed', {}, 'lines.0.expiry');
    all.arrives([[1, 1, { expiry: '2026-11-23' }]]).thenRejects('stock.already-expired', {}, 'lines.0.expiry');
    all.arrives([[3, 1]]).thenRejects('purchase.no-such-line', {}, 'lines.0.line');
    all.arrives([[1, 0, { batch: null, expiry: null }]]).thenRejects('purchase.nothing-received', {}, 'lines');
    all.arrives([[1, 1]], { receivedOn: '2026-11-24' }).thenRejects('purchase.day-to-come', {}, 'receivedOn');
  });

  test('is of whole pieces in each of its batches, where it was ordered in whole pieces', () => {
    const all = orderedAlready();
    const refused = (field: string, quantity: number, unit = 'tablet') =>
      ['purchase.not-whole', { quantity, unit }, field] as const;
    all
      .arrives([
        [1, 0.5],
        [1, 0.333],
      ])
      .thenRejects(...refused('lines.1.quantity', 33.3));
    all.arrives([[1, 1, { freeQuantity: 0.125 }]]).thenRejects(...refused('lines.0.freeQuantity', 12.5));
    all.arrives([[2, 2.5]]).thenRejects(...refused('lines.0.quantity', 2.5, 'ampul'));
    all.arrives([
      [1, 0.5],
      [1, 1.25],
    ]);
    expect(all.onHand()).toBe(175);
  });

  test('of half a unit is taken in where half a unit was ordered', () => {
    const all = pharmacy();
    all.drafts({ lines: [{ ...ordered.lines[1], quantity: 2.5 }] });
    all.orders();
    all.arrives([[1, 1.5]]);
    expect(all.onHand(MORPHINE)).toBe(1.5);
  });

  test('with a line of zero is received as if it had none, wherever it stands', () => {
    const all = orderedAlready({ maximumStock: 150 });
    const none = { batch: null, expiry: null };
    const above = { item: 'Amoksisilin', maximum: 150, after: 200 };
    all
      .arrives([
        [1, 0, none],
        [1, 2],
      ])
      .thenRejects('stock.above-maximum', above, 'lines.1.quantity');
    all.arrives([
      [1, 0, none],
      [2, 10],
    ]);
    expect([all.onHand(), all.onHand(MORPHINE)]).toEqual([0, 10]);
  });

  test('takes in no more than the shelf is to hold where the facility has the rule', () => {
    const all = orderedAlready({ maximumStock: 150 });
    const above = { item: 'Amoksisilin', maximum: 150, after: 200 };
    const arrival = [
      [2, 1],
      [1, 2],
    ] as const;
    all.arrives(arrival).thenRejects('stock.above-maximum', above, 'lines.1.quantity');
    all.arrives([[1, 1]]);
    expect(all.onHand()).toBe(100);
  });

  test('that was typed wrongly is taken back by a counter-entry, and typed again', () => {
    const all = orderedAlready();
    const note = { documentNumber: 'SJ-9' };
    all.arrives(
      [
        [1, 2],
        [2, 10],
      ],
      note,
    );
    all.takesBack();
    expect([all.onHand(), all.onHand(MORPHINE)]).toEqual([0, 0]);
    const card = all.story.clinic.rows(stockCardView).filter(row => row['itemId'] === AMOXICILLIN);
    expect(card).toMatchObject([
      { movement: 'received', quantity: 200, balance: 200 },
      { movement: 'corrected', quantity: -200, balance: 0, sourceModule: 'purchase', reason: 'Salah jumlah' },
    ]);
    all.story.thenRows(purchaseView, [{ status: 'ordered', receipts: 0, receivedAmount: 0 }]);
    all.story.thenRows(purchaseReceiptView, [{ reason: 'Salah jumlah' }]);
    all.takesBack().thenRejects('purchase.not-reversible');
    all.arrives([[1, 1]], note);
    expect(all.onHand()).toBe(100);
  });

  test('stays once anything of it was moved', () => {
    const all = orderedAlready();
    all.arrives([
      [1, 2],
      [2, 10],
    ]);
    const [lot] = all.story.state(stock, '1_8').lots;
    all.story.when(correctStock, { id: MORPHINE, lotId: lot?.lotId, counted: 9, reason: 'Satu pecah' });
    all.takesBack().thenRejects('stock.lot-touched', { item: 'Morfin' });
    expect(all.onHand()).toBe(200);
  });
});
