import { correctStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/purchase/commands';
import { describe, expect, test } from 'vitest';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stock } from '../inventory/stock.js';
import { purchaseReceiptView } from './purchase-receipt-view.js';
import { purchaseView } from './purchase-view.js';
import { purchase } from './purchase.js';
import { AMOXICILLIN, MORPHINE, ORDER, ordered, orderedAlready, pharmacy, SUPPLIER } from './testing/orders.js';

type Pharmacy = ReturnType<typeof pharmacy>;

/** A purchase in each of its states. */
const stories: Readonly<Record<string, () => Pharmacy>> = {
  draft: () => {
    const all = pharmacy();
    all.drafts();
    return all;
  },
  ordered: () => orderedAlready(),
  partially_received: () => {
    const all = orderedAlready();
    all.arrives([[1, 1]]);
    return all;
  },
  received: () => {
    const all = orderedAlready();
    all.arrives([
      [1, 2],
      [2, 10],
    ]);
    return all;
  },
  closed_short: () => {
    const all = stories['partially_received']!();
    all.closes();
    return all;
  },
  invoiced: () => {
    const all = stories['received']!();
    all.invoices();
    return all;
  },
  paid: () => {
    const all = stories['invoiced']!();
    all.pays();
    return all;
  },
  cancelled: () => {
    const all = orderedAlready();
    all.cancels();
    return all;
  },
};

const changes = ({ story }: Pharmacy) => story.when(commands.changePurchase, { id: ORDER, ...ordered });

/** What each command makes of each state: the next one, where it is allowed. */
const road = [
  ['change', changes, { draft: 'draft' }, 'purchase.not-draft'],
  ['order', (all: Pharmacy) => all.orders(), { draft: 'ordered' }, 'purchase.not-draft'],
  [
    'receive',
    (all: Pharmacy) => all.arrives([[1, 1]]),
    { ordered: 'partially_received', partially_received: 'partially_received' },
    'purchase.not-receivable',
  ],
  [
    'take back',
    (all: Pharmacy) => all.takesBack(),
    { partially_received: 'ordered', received: 'ordered', closed_short: 'ordered' },
    'purchase.not-reversible',
  ],
  [
    'invoice',
    (all: Pharmacy) => all.invoices(),
    { received: 'invoiced', closed_short: 'invoiced', invoiced: 'invoiced' },
    'purchase.not-received',
  ],
  ['pay', (all: Pharmacy) => all.pays(), { invoiced: 'paid' }, 'purchase.not-invoiced'],
  [
    'cancel',
    (all: Pharmacy) => all.cancels(),
    { draft: 'cancelled', ordered: 'cancelled' },
    'purchase.not-cancellable',
  ],
  [
    'close short',
    (all: Pharmacy) => all.closes(),
    { partially_received: 'closed_short' },
    'purchase.not-partly-received',
  ],
] as const;

describe.each(Object.keys(stories))('a purchase that is %s', status => {
  test.each(road)('and is to %s', (_name, does, allowed: Readonly<Record<string, string>>, refusal) => {
    const all = stories[status]!();
    expect(all.story.state(purchase, ORDER).status).toBe(status);
    const outcome = does(all);
    const next = allowed[status];
    if (next === undefined) return outcome.thenRejects(refusal);
    outcome.thenState(purchase, ORDER, { status: next });
    expect(all.story.clinic.rows(purchaseView)[0]?.['status']).toBe(next);
  });
});

describe('an order', () => {
  test('is written in any unit, its value is quantity × price, and its lines add up', () => {
    const all = pharmacy();
    all.drafts().thenRows(purchaseView, [
      {
        ...{ status: 'draft', supplierName: 'PT Sehat', storeName: 'Farmasi', unfinished: 'yes' },
        amount: 99_900 + 75_000,
      },
    ]);
    const [row] = all.story.clinic.rows<{ lines: object[] }>(purchaseView);
    expect(row?.lines).toMatchObject([
      { unit: 'box', factor: 100, gross: 100_000, discount: 10_000, tax: 9_900, amount: 99_900 },
      { unit: 'ampul', factor: 1, gross: 75_000, discount: 0, tax: 0, amount: 75_000, medicineClass: 'narcotic' },
    ]);
  });

  test('is refused beside its field', () => {
    const all = pharmacy();
    const [first, second] = ordered.lines;
    all.drafts({ supplierId: 99 }).thenRejects('purchase.no-such-supplier', {}, 'supplierId');
    all.drafts({ storeId: 77 }).thenRejects('stock.no-such-store', {}, 'storeId');
    all
      .drafts({ lines: [first, { ...second, itemId: 99 }] })
      .thenRejects('purchase.no-such-item', {}, 'lines.1.itemId');
    all.drafts({ lines: [first, first] }).thenRejects('purchase.item-twice', {}, 'lines.1.itemId');
    all
      .drafts({ lines: [{ ...second, factor: 10 }] })
      .thenRejects('purchase.base-unit', { unit: 'ampul' }, 'lines.0.factor');
    all
      .drafts({ lines: [{ ...second, quantity: 10_000_000, unitPrice: 1_000_000_000_000 }] })
      .thenRejects('purchase.above-all-orders', { most: 1_000_000_000_000 }, 'lines');
  });

  test('leaves out its lines of zero, whatever else they say', () => {
    const all = pharmacy();
    const [first, second] = ordered.lines;
    const zero = { ...first, quantity: 0, itemId: 99 };
    all.drafts({ lines: [{ ...second, quantity: 0 }, zero, second] });
    const [row] = all.story.clinic.rows<{ lines: object[] }>(purchaseView);
    expect(row?.lines).toMatchObject([{ line: 1, itemId: MORPHINE, quantity: 10 }]);
    all.drafts({ lines: [zero] }).thenRejects('purchase.nothing-ordered', {}, 'lines');
  });

  test('is not of what the facility makes itself', () => {
    const all = pharmacy();
    const own = { name: 'Salep', baseUnit: 'gram', medicineClass: 'free', price: 500, prepared: true };
    all.story.given({
      'medicine-9': [{ type: 'CatalogueItemAdded', data: { catalogue: 'medicine', itemId: 9, fields: own } }],
    });
    all
      .drafts({ lines: [{ itemId: 9, quantity: 1, unitPrice: 1 }] })
      .thenRejects('purchase.made-here', {}, 'lines.0.itemId');
  });

  test('is numbered among the letters, and signed', () => {
    const all = pharmacy();
    all.drafts();
    all.orders({ actorName: 'Rina', role: 'pharmacist' }).thenRows(purchaseView, [
      {
        ...{ number: '0001/SP/XI/2026', orderedOn: '2026-11-23', supplierAddress: 'Jl. Mawar 1' },
        ordered: { staffId: 7, by: 'Rina', at: '2026-11-23T08:00:00.000Z' },
      },
    ]);
  });
});

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

describe('an invoice', () => {
  test('is by default what was received, is corrected until it is paid, and is paid whole', () => {
    const all = stories['closed_short']!();
    all.invoices({ dueOn: '2026-11-22' }).thenRejects('purchase.due-before-invoice', {}, 'dueOn');
    all.invoices({ invoicedOn: '2026-11-24' }).thenRejects('purchase.day-to-come', {}, 'invoicedOn');
    all
      .invoices()
      .thenRows(purchaseView, [{ invoice: { number: 'F-1', on: '2026-11-23', dueOn: '2026-12-23', amount: 49_950 } }]);
    all.invoices({ invoiceNumber: 'F-2', amount: 50_000 });
    all.story
      .when(commands.payPurchase, { id: ORDER, paidOn: '2026-11-24', method: 'cash' })
      .thenRejects('purchase.day-to-come', {}, 'paidOn');
    all.pays().then({
      [`purchase-${ORDER}`]: [
        {
          type: 'PurchasePaid',
          data: {
            ...{ purchaseId: ORDER, storeId: 1, supplierId: SUPPLIER, paidOn: '2026-11-23', method: 'transfer' },
            ...{ reference: null, amount: 50_000 },
            paidBy: { staffId: 7, name: 'Sari', profession: 'front-office' },
          },
        },
      ],
    });
    all.story.thenRows(purchaseView, [{ status: 'paid', unfinished: null }]);
  });
});
