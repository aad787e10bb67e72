import { Payer } from '@alur/contracts/kernel/enums';
import {
  DiscountType,
  DiscountValueType,
  ItemType,
  PaymentMethod,
  PrinterType,
} from '@alur/contracts/transaction/enums';
import { RoundingRule } from '@alur/contracts/transaction/rows';
import * as z from 'zod/mini';
import { code, event, label, sealed, type EventOf } from '../kernel/event.js';

const id = z.number();
const of = { transactionId: id, patientId: id };
const money = z.number();
/** The visits on the bill, whose rows show how it stands. */
const standingFor = { encounterIds: z.array(id) };

/** What a bill stood at when it was undone whole; the postings' counter-entries. */
const standing = { charges: money, discounts: money, rounding: money, receivable: money };

const item = {
  itemId: id,
  itemType: ItemType,
  name: label(),
  quantity: z.number(),
  unitPrice: money,
  amount: money,
  /** Where it came from: a consultation's order, a catalogue treatment, a prescription's line. */
  encounterId: z.nullable(id),
  orderId: z.nullable(id),
  treatmentId: z.nullable(id),
  prescriptionId: z.nullable(id),
  lineId: z.nullable(id),
  prescribedQuantity: z.nullable(z.number()),
};

/** Stream `transaction-<id>` (DOMAIN 2.4). */
export const transactionEvents = {
  TransactionOpened: event(
    z.object({
      ...of,
      encounterId: z.nullable(id),
      refNumber: code(),
      serviceDate: code(),
      serviceType: code(),
      payer: Payer,
      patientName: sealed(),
      recordNumber: sealed(),
      doctorName: z.nullable(label()),
    }),
  ),
  BillPayerChanged: event(z.object({ ...of, payer: Payer })),
  /** DRAFT → WAITING: the patient is there. */
  ServiceStarted: event(z.object(of)),
  ServiceCompleted: event(z.object({ ...of, encounterId: id, doctorName: label() })),
  ServiceReopened: event(z.object(of)),
  PrescriptionAwaited: event(z.object({ ...of, prescriptionId: id })),
  PrescriptionPriced: event(z.object({ ...of, prescriptionId: id })),
  PrescriptionUnpriced: event(z.object({ ...of, prescriptionId: id })),
  PrescriptionDropped: event(z.object({ ...of, prescriptionId: id })),
  ItemAdded: event(z.object({ ...of, ...item })),
  /** `change` is the new amount less the old. */
  ItemChanged: event(
    z.object({
      ...of,
      itemId: id,
      itemType: ItemType,
      quantity: z.number(),
      unitPrice: money,
      amount: money,
      change: money,
    }),
  ),
  ItemRemoved: event(z.object({ ...of, itemId: id, itemType: ItemType, amount: money })),
  DiscountGiven: event(
    z.object({
      ...of,
      discountId: id,
      discountType: DiscountType,
      valueType: DiscountValueType,
      value: z.number(),
      amount: money,
      lines: z.array(z.object({ itemId: id, itemType: ItemType, amount: money })),
      reason: z.nullable(sealed()),
    }),
  ),
  DiscountRemoved: event(
    z.object({
      ...of,
      discountId: id,
      amount: money,
      lines: z.array(z.object({ itemId: id, itemType: ItemType, amount: money })),
    }),
  ),
  /** WAITING → ONGOING: nothing more is expected; `rounding` is the rule that its payments follow. */
  BillClosed: event(z.object({ ...of, ...standingFor, subtotal: money, discount: money, rounding: RoundingRule })),
  /** Back to WAITING. `receivable` is what a guarantor owed and now does not. */
  BillReopened: event(z.object({ ...of, ...standingFor, receivable: money, reason: z.nullable(sealed()) })),
  BillRounded: event(z.object({ ...of, amount: money })),
  RoundingDropped: event(z.object({ ...of, amount: money })),
  PaymentReceived: event(
    z.object({
      ...of,
      paymentId: id,
      method: PaymentMethod,
      amount: money,
      tendered: money,
      change: money,
      reference: z.nullable(sealed()),
      account: z.nullable(label()),
      shiftId: id,
      cashierName: label(),
    }),
  ),
  PaymentRefunded: event(
    z.object({ ...of, paymentId: id, method: PaymentMethod, amount: money, shiftId: id, reason: sealed() }),
  ),
  ReceivableRecorded: event(z.object({ ...of, guarantor: code(), amount: money })),
  TransactionPaid: event(z.object({ ...of, ...standingFor, total: money, paid: money, receivable: money })),
  TransactionCancelled: event(z.object({ ...of, ...standingFor, ...standing, reason: sealed() })),
  TransactionVoided: event(z.object({ ...of, ...standingFor, ...standing, reason: sealed() })),
  /** `copy` is 0 for the original; every later one is marked COPY. */
  ReceiptPrinted: event(
    z.object({
      ...of,
      copy: z.number(),
      printer: PrinterType,
      doctorSignature: z.boolean(),
      cashierSignature: z.boolean(),
      printedBy: label(),
    }),
  ),
};
export type TransactionEvent = EventOf<typeof transactionEvents>;
