import * as z from 'zod/mini';
import { MedicineClass } from '../catalogue/medicine.js';
import { list, topic } from '../declare.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId, Rupiah } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { PurchasePayment } from './commands.js';

/** DOMAIN 2.9. */
export const PurchaseStatus = z.enum([
  'draft',
  'ordered',
  'partially_received',
  'received',
  'closed_short',
  'invoiced',
  'paid',
  'cancelled',
]);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

const amounts = { gross: Rupiah, discount: Rupiah, tax: Rupiah, amount: Rupiah };

/** Quantities in the line's unit, which is `factor` base units; `received` was paid for, `free` was not. */
export const PurchaseLine = z.object({
  line: z.int(),
  itemId: Id,
  name: z.string(),
  medicineClass: MedicineClass,
  baseUnit: z.string(),
  unit: z.string(),
  factor: z.int(),
  quantity: z.number(),
  unitPrice: Rupiah,
  discountPercent: z.number(),
  taxPercent: z.number(),
  ...amounts,
  received: z.number(),
  free: z.number(),
});
export type PurchaseLine = z.infer<typeof PurchaseLine>;

/** Who did a step, and when. */
const Step = z.nullable(z.object({ staffId: Id, by: z.string(), at: Instant }));

export const PurchaseRow = z.object({
  id: Id,
  revision: z.int(),
  status: PurchaseStatus,
  date: LocalDate,
  /** The number of its *Surat Pesanan*. */
  number: z.nullable(z.string()),
  orderedOn: z.nullable(LocalDate),
  storeId: Id,
  storeName: z.nullable(z.string()),
  supplierId: Id,
  supplierName: z.string(),
  supplierAddress: z.nullable(z.string()),
  supplierPhone: z.nullable(z.string()),
  practiceLicence: z.nullable(z.string()),
  lines: z.array(PurchaseLine),
  /** Of what is ordered. */
  amount: Rupiah,
  /** How many receipts stand, and what they come to. */
  receipts: z.int(),
  receivedAmount: Rupiah,
  note: z.nullable(z.string()),
  invoice: z.nullable(z.object({ number: z.string(), on: LocalDate, dueOn: LocalDate, amount: Rupiah })),
  payment: z.nullable(z.object({ on: LocalDate, method: PurchasePayment, reference: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  drafted: Step,
  ordered: Step,
  invoiced: Step,
  paid: Step,
  /** Cancelled or closed short. */
  ended: Step,
  unfinished: Unfinished,
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;

/** What has arrived by one delivery note. */
export const PurchaseReceiptRow = z.object({
  id: Id,
  purchaseId: Id,
  documentNumber: z.string(),
  receivedOn: LocalDate,
  lines: z.array(
    z.object({
      line: z.int(),
      itemId: Id,
      unit: z.string(),
      quantity: z.number(),
      freeQuantity: z.number(),
      batch: z.string(),
      expiry: LocalDate,
      unitPrice: Rupiah,
      amount: Rupiah,
    }),
  ),
  amount: Rupiah,
  received: Step,
  reversed: Step,
  reason: z.nullable(z.string()),
});
export type PurchaseReceiptRow = z.infer<typeof PurchaseReceiptRow>;

const access = ['inventory.purchase:view'] as const;
const because = 'what is bought says nothing of any patient';

export const purchaseList = list('purchase/purchases', {
  view: 'purchase',
  row: PurchaseRow,
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    status: oneOf(PurchaseStatus),
    supplierId: z.optional(QueryId),
  }),
  searchIn: ['number', 'supplierName', 'storeName'],
  access,
  logged: false,
  because,
});

/** Purchases that are not paid, cancelled or otherwise at their end. */
export const purchasesOpen = topic('purchase.open', {
  params: unfinishedParams,
  row: PurchaseRow,
  access,
  logged: false,
  because,
});

export const purchaseOne = topic('purchase.one', {
  params: z.object({ id: Id }),
  row: PurchaseRow,
  access,
  logged: false,
  because,
});

export const purchaseReceipts = topic('purchase.receipts', {
  params: z.object({ purchaseId: Id }),
  row: PurchaseReceiptRow,
  access,
  logged: false,
  because,
});
