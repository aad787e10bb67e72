import * as z from 'zod/mini';
import { MedicineClass } from '../catalogue/medicine.js';
import { list, topic } from '../declare.js';
import { oneOf, range } from '../kernel/filters.js';
import { CompoundMethod } from '../prescription/lines.js';
import { Id, Instant, LocalDate, QueryId, Rupiah } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { PaymentMethod, TransactionStatus } from '../transaction/enums.js';
import { DeliveryMethod, ReturnDisposition } from './commands.js';

/** `confirmed`: priced and reserved, it waits for payment and handover. */
export const SaleStatus = z.enum(['draft', 'confirmed', 'handed_over', 'partly_returned', 'returned', 'cancelled']);
export type SaleStatus = z.infer<typeof SaleStatus>;

export const SaleLineRow = z.object({
  lineId: Id,
  /** Null for a compounded medicine. */
  itemId: z.nullable(Id),
  name: z.string(),
  form: z.string(),
  medicineClass: MedicineClass,
  baseUnit: z.string(),
  /** As it was entered: so many units of `factor` base units. */
  unit: z.string(),
  factor: z.int(),
  entered: z.number(),
  /** In base units. */
  quantity: z.number(),
  signa: z.nullable(z.string()),
  /** As `entered`: what the prescription says, where the line is served in part. */
  prescribed: z.nullable(z.number()),
  iterations: z.int(),
  /** What goes into a compounded medicine; quantities in base units. */
  compound: z.nullable(
    z.object({
      method: CompoundMethod,
      components: z.array(
        z.object({
          ...{ medicineId: Id, name: z.string(), dose: z.number(), doseUnit: z.string() },
          ...{ strength: z.nullable(z.number()), quantity: z.number(), unit: z.string(), unitPrice: Rupiah },
        }),
      ),
    }),
  ),
  /** Of a compounded medicine, that of all its packs. */
  unitPrice: Rupiah,
  amount: Rupiah,
  /** In base units. */
  returned: z.number(),
});
export type SaleLineRow = z.infer<typeof SaleLineRow>;

const Prescription = z.object({
  prescriberName: z.string(),
  prescriberLicence: z.nullable(z.string()),
  facilityName: z.nullable(z.string()),
  writtenOn: LocalDate,
  number: z.nullable(z.string()),
  patientName: z.string(),
  isCopy: z.boolean(),
  unserved: z.nullable(z.string()),
});

/** Who did a step, and when. */
const Step = z.nullable(z.object({ staffId: Id, by: z.string(), at: Instant }));

const Return = z.object({
  returnId: Id,
  lines: z.array(z.object({ lineId: Id, quantity: z.number(), disposition: ReturnDisposition })),
  method: PaymentMethod,
  amount: Rupiah,
  reason: z.string(),
  by: z.string(),
  at: Instant,
});

/** One sale; its bill has the same id. */
export const SaleRow = z.object({
  id: Id,
  revision: z.int(),
  status: SaleStatus,
  date: LocalDate,
  refNumber: z.string(),
  patientId: z.nullable(Id),
  personId: z.nullable(Id),
  /** The buyer; empty where nobody asked. */
  patientName: z.string(),
  recordNumber: z.string(),
  phone: z.nullable(z.string()),
  prescription: z.nullable(Prescription),
  lines: z.array(SaleLineRow),
  lineCount: z.int(),
  deliveryMethod: DeliveryMethod,
  courier: z.nullable(z.object({ name: z.string(), address: z.string(), phone: z.string(), fee: Rupiah })),
  /** Lines and delivery, before discount and rounding. */
  total: Rupiah,
  transactionStatus: TransactionStatus,
  /** Whether the bill allows the handover. */
  paid: z.boolean(),
  /** What was paid, with discount and rounding. */
  paidAmount: Rupiah,
  /** The method and the shift of the last payment. */
  paymentMethod: z.nullable(PaymentMethod),
  shiftId: z.nullable(Id),
  returns: z.array(Return),
  refunded: Rupiah,
  receiverName: z.nullable(z.string()),
  receiverRelation: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  opened: Step,
  confirmed: Step,
  handedOver: Step,
  cancelled: Step,
  unfinished: Unfinished,
});
export type SaleRow = z.infer<typeof SaleRow>;

const access = ['apotek:view'] as const;

export const sales = list('sale/sales', {
  view: 'sale',
  row: SaleRow,
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    status: oneOf(SaleStatus),
    patientId: z.optional(QueryId),
  }),
  searchIn: ['refNumber', 'patientName', 'recordNumber'],
  access,
  logged: ['patientId'],
});

/** The counter's day. */
export const saleList = topic('sale.list', {
  params: z.object({ date: LocalDate }),
  row: SaleRow,
  access,
  logged: true,
});

/** Drafts, and sales that wait for payment or handover, of any day. */
export const saleUnfinished = topic('sale.unfinished', {
  params: unfinishedParams,
  row: SaleRow,
  access,
  logged: true,
});

export const saleOne = topic('sale.one', { params: z.object({ id: Id }), row: SaleRow, access, logged: true });

/** A cashier's open drawer, from which a return may be paid. */
export const OpenDrawerRow = z.object({ id: Id, cashierId: Id, cashierName: z.string(), open: z.enum(['yes']) });
export type OpenDrawerRow = z.infer<typeof OpenDrawerRow>;

export const openDrawers = topic('sale.drawers', {
  params: z.object({ open: z.enum(['yes']) }),
  row: OpenDrawerRow,
  access: ['apotek:return'],
  logged: false,
  because: 'which cashier is at work says nothing of any patient',
});
