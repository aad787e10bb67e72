import * as z from 'zod/mini';
import { Id, Instant, LocalDate, Rupiah } from '../kernel/scalars.js';
import { Payer } from '../kernel/enums.js';
import { DayRevenueRow } from '../report/revenue.js';
import { Unfinished } from '../kernel/unfinished.js';
import { SubmissionStatus } from '../satusehat/status.js';
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

/** A guarantor of a bill; `amount` is its share once the bill is closed. */
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
  /** The bill's first visit. */
  encounterId: z.nullable(Id),
  /** Null for a sale to an unknown buyer. */
  patientId: z.nullable(Id),
  personId: z.nullable(Id),
  patientName: z.string(),
  recordNumber: z.string(),
  purpose: BillPurpose,
  serviceType: ServiceType,
  doctorName: z.nullable(z.string()),
  payer: Payer,
  /** Guarantors in their order, with their shares once the bill is closed. */
  guarantors: z.array(GuarantorRow),
  status: TransactionStatus,
  /** Status of the least advanced prescription. */
  pharmacyStatus: z.nullable(PharmacyStatus),
  prescriptions: z.array(z.object({ prescriptionId: Id, status: PharmacyStatus })),
  /** Held commands of processes: the bill waits until they are retried or waived. */
  held: z.array(HeldMark),
  /** How its first visit stands with the national health record; null while nothing was asked of it. */
  satusehatStatus: z.nullable(SubmissionStatus),
  /** Sum of the items. */
  subtotal: Rupiah,
  discount: Rupiah,
  /** What came back of it after it was paid. */
  returned: Rupiah,
  rounding: Rupiah,
  /** Subtotal less discount and returns, with rounding. */
  total: Rupiah,
  /** Money received and not refunded. */
  paid: Rupiah,
  /** The guarantors' shares. */
  receivable: Rupiah,
  remaining: Rupiah,
  openedAt: Instant,
  closedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
};

/** Rounding of a closed bill: the multiple, and whether it applies to any method or to cash only. */
export const RoundingRule = z.object({ upTo: z.int(), methods: z.enum(['cash', 'all']) });
export type RoundingRule = z.infer<typeof RoundingRule>;

export const TransactionRow = z.object({
  ...common,
  /** The facility's day on which it was settled. */
  paidDate: z.nullable(LocalDate),
  /** `cash`, `qris` … or `split`; null until paid. */
  paymentType: z.nullable(z.string()),
  /** Its revenue by day, including counter-entries of reversals. */
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

/** One line of a bill; its id consists of the bill's id and the line's number. */
export const ChargeRow = z.object({
  id: z.string(),
  transactionId: Id,
  /** The line's number on the bill. */
  itemId: Id,
  type: ItemType,
  name: z.string(),
  quantity: z.number(),
  unitPrice: Rupiah,
  /** Whether it is the surcharge for a class above the patient's own. */
  aboveClass: z.boolean(),
  /** Its price for the previous payer, if that was another. */
  priceBefore: z.nullable(Rupiah),
  amount: Rupiah,
  discount: Rupiah,
  /** Its own cost group in a claim, and what is charged. */
  bucket: z.nullable(z.string()),
  service: z.nullable(z.object({ kind: z.string(), id: z.int() })),
  /** The source of the charge; if it is `fixed`, only the source may change it. */
  sourceModule: z.string(),
  sourceId: Id,
  fixed: z.boolean(),
  orderedQuantity: z.nullable(z.number()),
  encounterId: z.nullable(Id),
  performedAt: Instant,
  /** For a late charge, which is outside the bill's totals: how it was settled. */
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

/** A deposit: how much of it pays the bill, and how much was refunded. */
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

export const RefundRow = z.object({
  refundId: Id,
  method: PaymentMethod,
  amount: Rupiah,
  reason: z.string(),
  at: Instant,
});
export type RefundRow = z.infer<typeof RefundRow>;

export const ReceiptRow = z.object({
  copy: z.int(),
  printer: PrinterType,
  printedBy: z.string(),
  at: Instant,
});
export type ReceiptRow = z.infer<typeof ReceiptRow>;

export const ExpectedRow = z.object({ sourceModule: z.string(), sourceId: Id, name: z.string() });
export type ExpectedRow = z.infer<typeof ExpectedRow>;

/** A re-pricing of the bill's items for another payer. */
export const RepricingRow = z.object({ payer: Payer, change: Rupiah, lines: z.int(), at: Instant, by: z.nullable(Id) });
export type RepricingRow = z.infer<typeof RepricingRow>;

/**
 * One bill with its details; lines are rows of their own, and each list has the newest fifty. A receipt's `copy` is 0
 * for the original; others are marked COPY. A bill that was opened again has none yet.
 */
export const TransactionDetailRow = z.object({
  ...common,
  roundingRule: z.nullable(RoundingRule),
  /**
   * The amount due in cash only, after rounding. If the rule rounds any method, every method pays this amount;
   * otherwise a payment that is not only cash pays `remaining`.
   */
  cashDue: Rupiah,
  /** Expected charges that the bill waits for. */
  expected: z.array(ExpectedRow),
  discounts: z.array(DiscountRow),
  payments: z.array(PaymentRow),
  deposits: z.array(DepositRow),
  /** What was refunded for goods that came back. */
  refunds: z.array(RefundRow),
  receipts: z.array(ReceiptRow),
  /** Re-pricings after a change of payer: the changed amount, and the number of items. */
  repricings: z.array(RepricingRow),
  /** Set while four fifths of the security are used up: the total that no guarantor bears without a limit, and the security. */
  topUp: z.nullable(z.object({ uncovered: Rupiah, secured: Rupiah })),
  /** Whether items may be changed, because nothing was paid yet. */
  editable: z.boolean(),
  endReason: z.nullable(z.string()),
  /** When it was cancelled or voided, and by whom. */
  endedAt: z.nullable(Instant),
  endedBy: z.nullable(Id),
  /** The bill that replaces a voided one. */
  replacedBy: z.nullable(Id),
});
export type TransactionDetailRow = z.infer<typeof TransactionDetailRow>;
