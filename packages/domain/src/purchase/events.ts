import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.int();
const header = { purchaseId: id, storeId: id, supplierId: id };
const rupiah = z.int();
const amounts = { gross: rupiah, discount: rupiah, tax: rupiah, amount: rupiah };

/** Quantity and price are in `unit`, of which one is `factor` base units. */
const line = z.object({
  ...{ line: z.int(), itemId: id, name: label(), medicineClass: code(), baseUnit: label() },
  ...{ unit: label(), factor: z.int(), quantity: z.number(), unitPrice: rupiah },
  ...{ discountPercent: z.number(), taxPercent: z.number(), ...amounts },
});
const draft = {
  ...header,
  ...{ storeName: z.nullable(label()), supplierName: label() },
  lines: z.array(line),
  ...amounts,
  note: z.nullable(label()),
};

/** Each line is a lot; `baseQuantity` has the free goods too, `unitCost` is what one base unit of them all has cost. */
const received = z.object({
  ...{ line: z.int(), itemId: id, quantity: z.number(), freeQuantity: z.number(), unit: label(), factor: z.int() },
  ...{
    batch: code(),
    expiry: code(),
    unitPrice: rupiah,
    discountPercent: z.number(),
    taxPercent: z.number(),
    ...amounts,
  },
  ...{ lotId: id, baseQuantity: z.number(), unitCost: rupiah },
});

/** Stream `purchase-<id>`: what is ordered of a supplier, and what comes of it (DOMAIN 2.9). */
export const purchaseEvents = {
  PurchaseDrafted: event(z.object({ ...draft, draftedBy: staff() })),
  PurchaseChanged: event(z.object({ ...draft, changedBy: staff() })),
  /** The *Surat Pesanan* is signed; supplier and licence are as printed on it. */
  PurchaseOrdered: event(
    z.object({
      ...header,
      ...{ number: code(), orderedOn: code() },
      supplier: z.object({ name: label(), address: z.nullable(label()), phone: z.nullable(label()) }),
      orderedBy: staff(),
      practiceLicence: label(),
    }),
  ),
  PurchaseReceived: event(
    z.object({
      ...header,
      ...{ receiptId: id, documentNumber: code(), receivedOn: code() },
      lines: z.array(received),
      ...amounts,
      /** More than was ordered, which was accepted. */
      excess: z.boolean(),
      receivedBy: staff(),
    }),
  ),
  PurchaseReceiptReversed: event(
    z.object({
      ...header,
      ...{ receiptId: id, documentNumber: code(), amount: rupiah },
      lines: z.array(z.object({ line: z.int(), quantity: z.number(), freeQuantity: z.number() })),
      reason: label(),
      reversedBy: staff(),
    }),
  ),
  PurchaseInvoiced: event(
    z.object({
      ...header,
      ...{ invoiceNumber: code(), invoicedOn: code(), dueOn: code(), amount: rupiah },
      invoicedBy: staff(),
    }),
  ),
  PurchasePaid: event(
    z.object({
      ...header,
      paidOn: code(),
      method: code(),
      reference: z.nullable(label()),
      amount: rupiah,
      paidBy: staff(),
    }),
  ),
  PurchaseCancelled: event(z.object({ ...header, reason: label(), cancelledBy: staff() })),
  PurchaseClosedShort: event(z.object({ ...header, reason: label(), closedBy: staff() })),
};
export type PurchaseEvent = EventOf<typeof purchaseEvents>;
export type EventData<Type extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: Type }>['data'];
