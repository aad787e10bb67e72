import { purchaseReceipts, PurchaseReceiptRow } from '@alur/contracts/purchase/rows';
import { view } from '../vocabulary.js';

const step = ({ staffId, name }: { staffId: number; name: string }, at: string) => ({ staffId, by: name, at });
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
        ...{ received: step(data.receivedBy, meta.at), reversed: null, reason: null },
      }),
    },
    PurchaseReceiptReversed: {
      key,
      next: (row, { data, meta }) => ({
        ...{ ...row, reversed: step(data.reversedBy, meta.at), reason: data.reason },
      }),
    },
  },
});
