import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Quantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, Reason, ShortText, TypedRupiah } from '../kernel/scalars.js';

const place = 'inventory.purchase';

/** An append writes at most 64 streams (SHAPES), and a receipt names each item and its stock. */
export const MOST_LINES = 25;
/** Lines of a receipt: some arrive in several batches. */
export const MOST_RECEIVED = 40;

const Percent = z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01));

const OrderLine = z.object({
  itemId: Id,
  /** The unit in which the supplier sells; by default the item's base unit. */
  unit: maybe(ShortText),
  /** Base units in one of it. */
  factor: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  /** A line of zero is left out. */
  quantity: Quantity,
  /** Price of one unit. */
  unitPrice: TypedRupiah,
  discountPercent: z._default(Percent, 0),
  taxPercent: z._default(Percent, 0),
});

const order = z.object({
  /** The store that receives the goods; by default the facility's main store. */
  storeId: maybe(Id),
  supplierId: Id,
  lines: z.array(OrderLine).check(z.minLength(1), z.maxLength(MOST_LINES)),
  note: maybe(ShortText),
});

export const addPurchase = command('purchase/add', { target: 'new', access: [`${place}:edit`], body: order });

/** A draft is saved whole. */
export const changePurchase = command('purchase/change', {
  target: 'existing',
  access: [`${place}:edit`],
  body: order,
});

/** Sends the order (*Surat Pesanan*) to the supplier: it gets its number, and stays as it is. */
export const orderPurchase = command('purchase/order', {
  target: 'existing',
  access: [`${place}:order`],
  body: z.object({}),
});

/** Goods have arrived (*penerimaan*). Quantities are in the line's unit; a line without any is left out. */
export const receivePurchase = command('purchase/receive', {
  target: 'existing',
  access: [`${place}:receive`],
  body: z.object({
    /** The supplier's delivery note. */
    documentNumber: ShortText,
    receivedOn: LocalDate,
    lines: z
      .array(
        z.object({
          line: z.int().check(z.positive()),
          quantity: Quantity,
          freeQuantity: z._default(Quantity, 0),
          batch: maybe(ShortText),
          expiry: maybe(LocalDate),
          /** By default the order's. */
          unitPrice: maybe(TypedRupiah),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_RECEIVED)),
    /** Whether more than was ordered is accepted. */
    acceptExcess: z._default(z.boolean(), false),
  }),
});

/** Takes back a receipt that was typed wrongly, while nothing of its lots has moved. */
export const reverseReceipt = command('purchase/reverse-receipt', {
  target: 'existing',
  access: [`${place}:receive`],
  body: z.object({ receiptId: Id, reason: Reason }),
});

/** The supplier's invoice (*faktur*). Typed again before it is paid, it replaces the one before. */
export const invoicePurchase = command('purchase/invoice', {
  target: 'existing',
  access: [`${place}:receive`, `${place}:pay`],
  body: z.object({
    invoiceNumber: ShortText,
    invoicedOn: LocalDate,
    dueOn: LocalDate,
    /** By default the value of what was received. */
    amount: maybe(TypedRupiah),
  }),
});

export const PurchasePayment = z.enum(['cash', 'transfer']);
export type PurchasePayment = z.infer<typeof PurchasePayment>;

/** Pays the whole invoice. */
export const payPurchase = command('purchase/pay', {
  target: 'existing',
  access: [`${place}:pay`],
  body: z.object({ paidOn: LocalDate, method: PurchasePayment, reference: maybe(ShortText) }),
});

export const cancelPurchase = command('purchase/cancel', {
  target: 'existing',
  access: [`${place}:order`],
  body: z.object({ reason: Reason }),
});

/** What has not come is no longer expected. */
export const closePurchaseShort = command('purchase/close-short', {
  target: 'existing',
  access: [`${place}:order`],
  body: z.object({ reason: Reason }),
});
