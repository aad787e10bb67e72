import * as commands from '@alur/contracts/purchase/commands';
import { facility, mainStore } from '../../care/testing/facility.js';
import { given } from '../../care/testing/specification.js';
import { stock, stockId } from '../../inventory/stock.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Circumstances } from '../../kernel/testing/specification.js';

export const ORDER = 60;
export const AMOXICILLIN = 7;
export const MORPHINE = 8;
export const SUPPLIER = 5;
const RECEIPT = 300;

const added = (catalogue: string, itemId: number, fields: object): DomainEvent => ({
  type: 'CatalogueItemAdded',
  data: { catalogue, itemId, fields },
});

/** Two boxes of a hundred at 50,000 with 10 % off and 11 % on; and ten ampoules. */
export const ordered = {
  supplierId: SUPPLIER,
  lines: [
    {
      ...{ itemId: AMOXICILLIN, unit: 'box', factor: 100, quantity: 2, unitPrice: 50_000 },
      ...{ discountPercent: 10, taxPercent: 11 },
    },
    { itemId: MORPHINE, quantity: 10, unitPrice: 7_500 },
  ],
};

export type Arrival = readonly [line: number, quantity: number, some?: object];

/** A pharmacy that buys of one supplier; `maximumStock` is amoxicillin's, in a facility with the rule. */
export const pharmacy = ({ maximumStock = null as number | null } = {}) => {
  const medicine = (itemId: number, name: string, baseUnit: string, some: object) =>
    added('medicine', itemId, { name, baseUnit, price: 1_000, minimumStock: null, maximumStock: null, ...some });
  const story = given({
    ...{ ...facility({ upperLimit: maximumStock !== null }), ...mainStore },
    'medicine-7': [medicine(AMOXICILLIN, 'Amoksisilin', 'tablet', { medicineClass: 'prescription', maximumStock })],
    'medicine-8': [medicine(MORPHINE, 'Morfin', 'ampul', { medicineClass: 'narcotic' })],
    'supplier-5': [
      added('supplier', SUPPLIER, {
        ...{ name: 'PT Sehat', address: 'Jl. Mawar 1', postalCode: null, phone: '021', email: null, taxNumber: null },
      }),
    ],
  });
  let notes = 0;
  const arrival = (lines: readonly Arrival[], body: object) =>
    [
      {
        ...{ id: ORDER, documentNumber: `SJ-${(notes += 1)}`, receivedOn: '2026-11-23' },
        lines: lines.map(([line, quantity, some]) => ({
          ...{ line, quantity, batch: `B${line}`, expiry: '2028-01-31', ...some },
        })),
        ...body,
      },
      { ids: { receipt: RECEIPT + notes } },
    ] as const;
  return {
    story,
    drafts: (body: object = {}) =>
      story.when(commands.addPurchase, { ...ordered, ...body }, { ids: { purchase: ORDER } }),
    orders: (how: Circumstances = {}) => story.when(commands.orderPurchase, { id: ORDER }, how),
    /** Each arrival has a delivery note of its own, unless the body says which. */
    arrives: (lines: readonly Arrival[], body: object = {}) =>
      story.when(commands.receivePurchase, ...arrival(lines, body)),
    attempts: (lines: readonly Arrival[], body: object = {}) =>
      story.attempt(commands.receivePurchase, ...arrival(lines, body)),
    takesBack: (receiptId = RECEIPT + 1) =>
      story.when(commands.reverseReceipt, { id: ORDER, receiptId, reason: 'Salah jumlah' }),
    invoices: (body: object = {}) =>
      story.when(commands.invoicePurchase, {
        ...{ id: ORDER, invoiceNumber: 'F-1', invoicedOn: '2026-11-23', dueOn: '2026-12-23', ...body },
      }),
    pays: () => story.when(commands.payPurchase, { id: ORDER, paidOn: '2026-11-23', method: 'transfer' }),
    cancels: () => story.when(commands.cancelPurchase, { id: ORDER, reason: 'Pemasok tutup' }),
    closes: () => story.when(commands.closePurchaseShort, { id: ORDER, reason: 'Barang kosong' }),
    onHand: (itemId = AMOXICILLIN) =>
      story.state(stock, stockId({ storeId: 1, itemId })).lots.reduce((sum, lot) => sum + lot.onHand, 0),
  };
};

/** An order that is with the supplier. */
export const orderedAlready = (some: { maximumStock?: number } = {}) => {
  const all = pharmacy(some);
  all.drafts();
  all.orders();
  return all;
};
