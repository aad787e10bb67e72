import * as commands from '@alur/contracts/purchase/commands';
import { describe, expect, test } from 'vitest';
import { purchaseView } from './purchase-view.js';
import { MORPHINE, ORDER, ordered, orderedAlready, pharmacy, SUPPLIER } from './testing/orders.js';

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

describe('an invoice', () => {
  test('is by default what was received, is corrected until it is paid, and is paid whole', () => {
    const all = orderedAlready();
    all.arrives([[1, 1]]);
    all.closes();
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
