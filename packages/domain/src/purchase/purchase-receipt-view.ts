import { purchaseReceipts, PurchaseReceiptRow } from '@alur/contracts/purchase/rows';
import { view } from '../vocabulary.js';

const key = (e: { data: { receiptId: number } }) => e.data.receiptId;

/** What arrived of an order, delivery note by delivery note. */
export const purchaseReceiptView = view({
  name: 'purchase_receipt',
  version: 1,
  row: PurchaseReceiptRow,
  indexes: [['purchaseId']],
  topics: [{ topic: purchaseReceipts, by: { purchaseId: 'purchaseId' } }],
  on: {
    PurchaseReceived: {
      key,
      first: ({ data, meta }): PurchaseReceiptRow => ({
        ...{ id: data.receiptId, purchaseId: data.purchaseId, documentNumber: data.documentNumber },
        ...{ receivedOn: data.receivedOn, amount: data.amount },
        lines: data.lines.map(({ line, itemId, unit, quantity, freeQuantity, batch, expiry, unitPrice, amount }) => ({
          ...{ line, itemId, unit, quantity, freeQuantity, batch, expiry, unitPrice, amount },
        })),
        ...{ received: { by: data.receivedBy.name, at: meta.at }, reversed: null, reason: null },
      }),
    },
    PurchaseReceiptReversed: {
      key,
      next: (row, { data, meta }) => ({
        ...{ ...row, reversed: { by: data.reversedBy.name, at: meta.at }, reason: data.reason },
      }),
    },
  },
});
