import * as z from 'zod/mini';
import { Id, Instant, LocalDate, Rupiah } from '../kernel/scalars.js';
import { Payer } from '../kernel/enums.js';
import { DayRevenueRow } from '../report/revenue.js';
import { Unfinished } from '../kernel/unfinished.js';
import { HeldMark } from '../kernel/process/rows.js';
import {
  BillPurpose,
  CoverMode,
  DiscountType,
  DiscountValueType,
  GuarantorKind,
  ItemType,
  LateSettlement,
  PharmacyStatus,
  PaymentMethod,
  PrinterType,
  ServiceType,
  TransactionStatus,
} from './enums.js';

/** Who else bears a bill; `amount` is what it came to once it was closed. */
export const GuarantorRow = z.object({
  guarantorId: Id,
  kind: GuarantorKind,
  name: z.string(),
  cover: z.object({ mode: CoverMode, value: z.nullable(z.number()), itemTypes: z.nullable(z.array(ItemType)) }),
  document: z.nullable(z.string()),
  amount: Rupiah,
});
export type GuarantorRow = z.infer<typeof GuarantorRow>;

const common = {
  id: Id,
  refNumber: z.string(),
  /** The day of service. */
  date: LocalDate,
  /** The first that it is for. */
  encounterId: z.nullable(Id),
  /** None of a sale to somebody unknown. */
  patientId: z.nullable(Id),
  personId: z.nullable(Id),
  patientName: z.string(),
  recordNumber: z.string(),
  purpose: BillPurpose,
  serviceType: ServiceType,
  doctorName: z.nullable(z.string()),
  payer: Payer,
  /** Who else bears it, in their order, and how much once it is closed. */
  guarantors: z.array(GuarantorRow),
  status: TransactionStatus,
  /** Of the prescription that is least far. */
  pharmacyStatus: z.nullable(PharmacyStatus),
  prescriptions: z.array(z.object({ prescriptionId: Id, status: PharmacyStatus })),
  /** What should have followed by itself and was refused: the bill waits until it is retried or waived. */
  held: z.array(HeldMark),
  /** Sum of the items. */
  subtotal: Rupiah,
  discount: Rupiah,
  rounding: Rupiah,
  /** Subtotal less discount, with rounding. */
  total: Rupiah,
  /** Money received and not given back. */
  paid: Rupiah,
  /** Borne by a guarantor. */
  receivable: Rupiah,
  remaining: Rupiah,
  openedAt: Instant,
  closedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
};

/** How a closed bill is rounded: to what multiple, and whether by any method or by cash alone. */
export const RoundingRule = z.object({ upTo: z.int(), methods: z.enum(['cash', 'all']) });
export type RoundingRule = z.infer<typeof RoundingRule>;

export const TransactionRow = z.object({
  ...common,
  /** The facility's day on which it was settled. */
  paidDate: z.nullable(LocalDate),
  /** `cash`, `qris` … or `split`; empty until paid. */
  paymentType: z.nullable(z.string()),
  /** What it brought in and on which day, with the counter-entries of what was undone. */
  revenue: z.array(DayRevenueRow),
  unfinished: Unfinished,
  /** Net of discounts, per kind of item. */
  registrationAmount: Rupiah,
  administrationAmount: Rupiah,
  consultationAmount: Rupiah,
  treatmentAmount: Rupiah,
  pharmacyAmount: Rupiah,
  laboratoryAmount: Rupiah,
  radiologyAmount: Rupiah,
  roomAmount: Rupiah,
});
export type TransactionRow = z.infer<typeof TransactionRow>;

/** One line of a bill; its id is the bill's and its number there. */
export const ChargeRow = z.object({
  id: z.string(),
  transactionId: Id,
  /** Its number on the bill. */
  itemId: Id,
  type: ItemType,
  name: z.string(),
  quantity: z.number(),
  unitPrice: Rupiah,
  /** What a class above her own costs more. */
  aboveClass: z.boolean(),
  /** What it cost the payer before, where that was another price. */
  priceBefore: z.nullable(Rupiah),
  amount: Rupiah,
  discount: Rupiah,
  /** What charged it; only that may change it where it is `fixed`. */
  sourceModule: z.string(),
  sourceId: Id,
  fixed: z.boolean(),
  orderedQuantity: z.nullable(z.number()),
  encounterId: z.nullable(Id),
  performedAt: Instant,
  /** Of what came too late for the bill and is not in its totals: what became of it. */
  late: z.nullable(z.enum(['open', ...LateSettlement.options])),
});
export type ChargeRow = z.infer<typeof ChargeRow>;

export const DiscountRow = z.object({
  discountId: Id,
  type: DiscountType,
  valueType: DiscountValueType,
  value: z.number(),
  amount: Rupiah,
  reason: z.nullable(z.string()),
});
export type DiscountRow = z.infer<typeof DiscountRow>;

export const PaymentRow = z.object({
  paymentId: Id,
  method: PaymentMethod,
  amount: Rupiah,
  tendered: Rupiah,
  change: Rupiah,
  reference: z.nullable(z.string()),
  account: z.nullable(z.string()),
  shiftId: z.nullable(Id),
  cashierName: z.string(),
  at: Instant,
  refunded: z.boolean(),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/** Money in advance: what of it pays the bill, and what went back. */
export const DepositRow = z.object({
  depositId: Id,
  method: PaymentMethod,
  amount: Rupiah,
  applied: Rupiah,
  refunded: Rupiah,
  cashierName: z.string(),
  at: Instant,
});
export type DepositRow = z.infer<typeof DepositRow>;

export const ReceiptRow = z.object({
  copy: z.int(),
  printer: PrinterType,
  printedBy: z.string(),
  at: Instant,
});
export type ReceiptRow = z.infer<typeof ReceiptRow>;

export const ExpectedRow = z.object({ sourceModule: z.string(), sourceId: Id, name: z.string() });
export type ExpectedRow = z.infer<typeof ExpectedRow>;

/** Its items at the prices of another payer. */
export const RepricingRow = z.object({ payer: Payer, change: Rupiah, lines: z.int(), at: Instant, by: z.nullable(Id) });
export type RepricingRow = z.infer<typeof RepricingRow>;

/**
 * One bill with what is on it, but for its lines, which are rows of their own; of each list the newest fifty. `copy` of a
 * receipt is 0 for the original; others are marked COPY.
 */
export const TransactionDetailRow = z.object({
  ...common,
  roundingRule: z.nullable(RoundingRule),
  /**
   * What cash alone would have to pay, after rounding. Where the rule rounds any method, every method has to pay this;
   * otherwise a payment with anything but cash in it has to pay `remaining`.
   */
  cashDue: Rupiah,
  /** What will be charged and is not yet: the bill waits for it. */
  expected: z.array(ExpectedRow),
  discounts: z.array(DiscountRow),
  payments: z.array(PaymentRow),
  deposits: z.array(DepositRow),
  receipts: z.array(ReceiptRow),
  /** Each time that somebody else came to pay: by how much it changed how many of its items. */
  repricings: z.array(RepricingRow),
  /** Four fifths of what secures it are used up: so much has come together of so much. */
  topUp: z.nullable(z.object({ uncovered: Rupiah, secured: Rupiah })),
  /** Items may be changed: nothing was paid yet. */
  editable: z.boolean(),
  endReason: z.nullable(z.string()),
  /** When it was cancelled or voided, and by whom. */
  endedAt: z.nullable(Instant),
  endedBy: z.nullable(Id),
  /** The bill on which a voided one's items stand now. */
  replacedBy: z.nullable(Id),
});
export type TransactionDetailRow = z.infer<typeof TransactionDetailRow>;
