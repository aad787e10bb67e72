import { exact } from '@alur/contracts/inventory/quantity';
import { progressOf } from '@alur/contracts/purchase/amounts';
import type { PurchasePayment } from '@alur/contracts/purchase/commands';
import { purchaseOne, PurchaseRow, purchasesOpen, type PurchaseLine } from '@alur/contracts/purchase/rows';
import type { Staff } from '../kernel/care-header.js';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { EventData, PurchaseEvent } from './events.js';

const key = (e: { data: { purchaseId: number } }) => e.data.purchaseId;
const ended: readonly PurchaseRow['status'][] = ['paid', 'cancelled'];

type Drafted = Omit<EventData<'PurchaseDrafted'>, 'draftedBy'>;
const drafted = ({ storeId, storeName, supplierId, supplierName, lines, amount, note }: Drafted) => ({
  ...{ storeId, storeName, supplierId, supplierName, amount, note },
  lines: lines.map(line => ({
    ...line,
    medicineClass: line.medicineClass as PurchaseLine['medicineClass'],
    ...{ received: 0, free: 0 },
  })),
});

const step = ({ staffId, name }: Pick<Staff, 'staffId' | 'name'>, { meta }: Pick<Seen<PurchaseEvent>, 'meta'>) => ({
  ...{ staffId, by: name, at: meta.at },
});

type Moved = readonly { line: number; quantity: number; freeQuantity: number }[];
/** The row after a receipt, or after one was taken back. */
const moved = (row: PurchaseRow, by: Moved, amount: number, sign: 1 | -1): PurchaseRow => {
  const sum = (line: number, of: 'quantity' | 'freeQuantity') =>
    sign * [...by].filter(each => each.line === line).reduce((all, each) => all + each[of], 0);
  const lines = row.lines.map(line => ({
    ...line,
    received: exact(line.received + sum(line.line, 'quantity')),
    free: exact(line.free + sum(line.line, 'freeQuantity')),
  }));
  const receipts = row.receipts + sign;
  const receivedAmount = row.receivedAmount + sign * amount;
  return { ...row, lines, receipts, receivedAmount, status: progressOf(lines, receipts) };
};

/** Orders to suppliers, from draft to payment. */
export const purchaseView = view({
  name: 'purchase',
  version: 1,
  row: PurchaseRow,
  indexes: [['date', 'status'], ['status'], ['unfinished'], ['supplierId']],
  topics: [
    { topic: purchasesOpen, by: { unfinished: 'unfinished' } },
    { topic: purchaseOne, by: { id: 'id' } },
  ],
  derive: ({ status }) => ({ unfinished: ended.includes(status) ? null : ('yes' as const) }),
  on: {
    PurchaseDrafted: {
      key,
      first: (e): PurchaseRow => ({
        ...{ id: e.data.purchaseId, revision: e.revision, status: 'draft', date: e.meta.localDate },
        ...{ number: null, orderedOn: null, supplierAddress: null, supplierPhone: null, practiceLicence: null },
        ...{ ...drafted(e.data), receipts: 0, receivedAmount: 0, invoice: null, payment: null },
        ...{ reason: null, drafted: step(e.data.draftedBy, e), ordered: null, invoiced: null, paid: null },
        ...{ ended: null, unfinished: null },
      }),
    },
    PurchaseChanged: { key, next: (row, { data, revision }) => ({ ...row, revision, ...drafted(data) }) },
    PurchaseOrdered: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'ordered' as const },
        ...{ number: e.data.number, orderedOn: e.data.orderedOn, practiceLicence: e.data.practiceLicence },
        ...{ supplierName: e.data.supplier.name, supplierAddress: e.data.supplier.address },
        ...{ supplierPhone: e.data.supplier.phone, ordered: step(e.data.orderedBy, e) },
      }),
    },
    PurchaseReceived: {
      key,
      next: (row, { data, revision }) => ({ ...moved(row, data.lines, data.amount, 1), revision }),
    },
    PurchaseReceiptReversed: {
      key,
      next: (row, { data, revision }) => ({
        ...moved(row, data.lines, data.amount, -1),
        // What was closed short is open again.
        ...{ revision, reason: null, ended: null },
      }),
    },
    PurchaseInvoiced: {
      key,
      next: (row, e) => {
        const { invoiceNumber: number, invoicedOn: on, dueOn, amount } = e.data;
        return {
          ...{ ...row, revision: e.revision, status: 'invoiced' as const },
          ...{ invoice: { number, on, dueOn, amount }, invoiced: step(e.data.invoicedBy, e) },
        };
      },
    },
    PurchasePaid: {
      key,
      next: (row, e) => {
        const { paidOn: on, reference } = e.data;
        const payment = { on, method: e.data.method as PurchasePayment, reference };
        return {
          ...{ ...row, revision: e.revision, status: 'paid' as const, payment, paid: step(e.data.paidBy, e) },
        };
      },
    },
    PurchaseCancelled: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'cancelled' as const },
        ...{ reason: e.data.reason, ended: step(e.data.cancelledBy, e) },
      }),
    },
    PurchaseClosedShort: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'closed_short' as const },
        ...{ reason: e.data.reason, ended: step(e.data.closedBy, e) },
      }),
    },
  },
});
