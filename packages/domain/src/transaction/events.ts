import { EncounterKind } from '@alur/contracts/encounter/enums';
import { Payer } from '@alur/contracts/kernel/enums';
import {
  BillPurpose,
  CoverMode,
  DiscountType,
  DiscountValueType,
  GuarantorKind,
  ItemType,
  LateSettlement,
  PaymentMethod,
  PrinterType,
  ServiceType,
} from '@alur/contracts/transaction/enums';
import { RoundingRule } from '@alur/contracts/transaction/rows';
import * as z from 'zod/mini';
import { code, event, label, payers, sealed, type EventOf } from '../kernel/event.js';

const id = z.int();
/** A sale may have no patient. */
const of = { transactionId: id, patientId: z.nullable(id) };
const money = z.number();
/** The visits on the bill, whose rows show its status. */
const billedEncounters = { encounterIds: z.array(id) };
const reason = z.nullable(payers());

/** A bill's totals when it was voided, for the postings' counter-entries. */
const totals = { charges: money, discounts: money, rounding: money, receivable: money, deposits: money };

/** The source of charges: a visit's registration, a consultation, a prescription. To the bill it is only a key. */
const source = z.object({ module: code(), id });
const encounterId = z.nullable(id);

/** `sharePercent` is the performer's share by the service's own list when it was charged, or done. */
const performers = z.array(z.object({ staffId: id, role: code(), sharePercent: z.optional(z.number()) }));

const line = z.object({
  /** The line's permanent number on the bill. */
  line: id,
  itemType: ItemType,
  service: z.nullable(z.object({ kind: code(), id })),
  name: label(),
  quantity: z.number(),
  unitPrice: money,
  amount: money,
  /** The ordered quantity, above which the cashier cannot charge. */
  orderedQuantity: z.nullable(z.number()),
  tariff: z.object({ payer: Payer, classId: z.nullable(id) }),
  /** The line's cost group in a claim. */
  bucket: z.nullable(code()),
  performers,
  unitId: z.nullable(id),
  performedAt: code(),
  packageId: z.nullable(id),
});

/** `fixed`: only the source may change it, because stock or the like depends on it. */
const document = { source, encounterId, fixed: z.boolean(), lines: z.array(line) };
const gone = z.array(z.object({ line: id, itemType: ItemType, amount: money }));
const expectation = { source, encounterId, name: label() };

/** `change` is the new amount minus the old one. */
const changed = { line: id, itemType: ItemType, quantity: z.number(), unitPrice: money, amount: money, change: money };

const guarantor = {
  guarantorId: id,
  kind: GuarantorKind,
  insurerId: z.nullable(id),
  name: label(),
  cover: z.object({
    mode: CoverMode,
    value: z.nullable(z.number()),
    itemTypes: z.nullable(z.array(ItemType)),
  }),
  /** Number of the guarantor's letter. */
  document: z.nullable(code()),
};

/** Stream `transaction-<id>` (SHAPES, Bill and charges). */
export const transactionEvents = {
  TransactionOpened: event(
    z.object({
      ...of,
      purpose: BillPurpose,
      refNumber: code(),
      serviceDate: code(),
      serviceType: ServiceType,
      patientName: z.nullable(payers()),
      recordNumber: z.nullable(payers()),
      doctorName: z.nullable(label()),
    }),
  ),
  /** `kind` is set for a stay, whose bill the cashier closes. */
  EncounterAttached: event(z.object({ ...of, encounterId: id, kind: z.optional(EncounterKind) })),
  EncounterDetached: event(z.object({ ...of, encounterId: id })),
  /** Nothing more is charged for the encounter; the bill waits for this event of each attached one. */
  AttachedEncounterConcluded: event(z.object({ ...of, encounterId: id })),
  AttachedEncounterResumed: event(z.object({ ...of, encounterId: id })),
  GuarantorAdded: event(z.object({ ...of, ...guarantor })),
  GuarantorChanged: event(z.object({ ...of, ...guarantor })),
  GuarantorRemoved: event(z.object({ ...of, guarantorId: id })),
  /** All guarantors, in the order in which they pay from now on. */
  GuarantorsOrdered: event(z.object({ ...of, guarantorIds: z.array(id) })),
  ChargeExpected: event(z.object({ ...of, ...expectation })),
  /** The expected charge was dropped, by its source or by the cashier. */
  ChargeDropped: event(z.object({ ...of, source, reason })),
  ChargesPosted: event(z.object({ ...of, ...document })),
  ChargesChanged: event(z.object({ ...of, source, lines: z.array(z.object(changed)), reason })),
  /** Who has performed what was charged before it was done, and when; no amount changes. */
  ChargePerformersRecorded: event(z.object({ ...of, source, performers, performedAt: code() })),
  /** Some lines of a document, or all. */
  ChargesWithdrawn: event(z.object({ ...of, source, lines: gone })),
  /** The same services at other prices. */
  ChargesRepriced: event(
    z.object({
      ...of,
      tariff: z.object({ payer: Payer, classId: z.nullable(id) }),
      lines: z.array(z.object({ line: id, itemType: ItemType, unitPrice: money, amount: money, change: money })),
      reason,
    }),
  ),
  /** An encounter's charges move to another bill; the next event is its counterpart there. */
  ChargesMovedOut: event(
    z.object({
      ...of,
      encounterId: id,
      toTransactionId: id,
      documents: z.array(z.object({ source, lines: gone })),
      expectations: z.array(z.object({ source })),
    }),
  ),
  ChargesMovedIn: event(
    z.object({
      ...of,
      encounterId: id,
      fromTransactionId: id,
      documents: z.array(z.object(document)),
      expectations: z.array(z.object(expectation)),
    }),
  ),
  /** The bill is locked: these charges are outside its totals, until the cashier settles them. */
  LateChargesPosted: event(z.object({ ...of, ...document })),
  LateChargesSettled: event(
    z.object({ ...of, source, how: LateSettlement, supplementId: z.nullable(id), amount: money, reason }),
  ),
  DiscountGiven: event(
    z.object({
      ...of,
      discountId: id,
      discountType: DiscountType,
      valueType: DiscountValueType,
      value: z.number(),
      amount: money,
      lines: gone,
      reason,
    }),
  ),
  DiscountRemoved: event(z.object({ ...of, discountId: id, amount: money, lines: gone })),
  DepositReceived: event(
    z.object({
      ...of,
      depositId: id,
      method: PaymentMethod,
      amount: money,
      tendered: money,
      change: money,
      reference: z.nullable(payers()),
      account: z.nullable(label()),
      shiftId: id,
      cashierName: label(),
    }),
  ),
  /** This amount of the deposit pays the bill. */
  DepositApplied: event(z.object({ ...of, depositId: id, amount: money })),
  DepositRefunded: event(
    z.object({ ...of, depositId: id, method: PaymentMethod, amount: money, shiftId: id, reason: payers() }),
  ),
  /** `uncovered` has reached four fifths of the security: deposits, and the maximum that guarantors pay. */
  TopUpDue: event(
    z.object({
      ...{ transactionId: id, patientId: id, encounterId: id },
      patientName: sealed(),
      recordNumber: sealed(),
      uncovered: money,
      secured: money,
    }),
  ),
  TopUpMet: event(z.object({ ...of, uncovered: money, secured: money })),
  /** No more charges are expected: the shares are fixed; `rounding` is the rule for the payments. */
  BillClosed: event(
    z.object({
      ...of,
      ...billedEncounters,
      subtotal: money,
      discount: money,
      rounding: RoundingRule,
      shares: z.array(z.object({ guarantorId: id, amount: money })),
    }),
  ),
  /** Open for charges again: guarantors' receivables are reversed, and applied deposits are available again. */
  BillReopened: event(z.object({ ...of, ...billedEncounters, receivable: money, deposits: money, reason })),
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
      reference: z.nullable(payers()),
      account: z.nullable(label()),
      shiftId: id,
      cashierName: label(),
    }),
  ),
  PaymentRefunded: event(
    z.object({ ...of, paymentId: id, method: PaymentMethod, amount: money, shiftId: id, reason: payers() }),
  ),
  /** Goods of a paid bill came back (*retur*): what was charged stays, and `amount` is their part of it, less discounts. */
  ChargesReturned: event(
    z.object({
      ...of,
      source,
      lines: z.array(z.object({ line: id, itemType: ItemType, quantity: z.number(), amount: money })),
    }),
  ),
  /** The money for what came back. */
  ReturnRefunded: event(
    z.object({ ...of, refundId: id, method: PaymentMethod, amount: money, shiftId: id, reason: payers() }),
  ),
  /** A guarantor owes the amount; without a guarantor id, the cashier took it as a payment. */
  ReceivableRecorded: event(z.object({ ...of, guarantorId: z.nullable(id), guarantor: code(), amount: money })),
  TransactionPaid: event(z.object({ ...of, ...billedEncounters, total: money, paid: money, receivable: money })),
  TransactionCancelled: event(z.object({ ...of, ...billedEncounters, ...totals, reason: payers() })),
  TransactionVoided: event(z.object({ ...of, ...billedEncounters, ...totals, reason: payers() })),
  /** The bill's totals when an interim bill was printed; `deposits` is what is available of them. */
  InterimBillPrinted: event(
    z.object({ ...of, subtotal: money, discounts: money, deposits: money, printer: PrinterType, printedBy: label() }),
  ),
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
export type EventData<Type extends TransactionEvent['type']> = Extract<TransactionEvent, { type: Type }>['data'];
