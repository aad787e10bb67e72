import type { Payer } from '@alur/contracts/kernel/enums';
import type { RoundingRule } from '@alur/contracts/transaction/rows';
import type { EventData } from './events.js';
import type { Paged } from './paged.js';

export type Opened = EventData<'TransactionOpened'>;
export type Source = EventData<'ChargesPosted'>['source'];
export type BillLine = EventData<'ChargesPosted'>['lines'][number];

/** Charges from one source, posted or expected. One without charges stays known. */
export interface BillDocument {
  source: Source;
  encounterId: number | null;
  /** The name under which it is expected. */
  name: string | null;
  expected: boolean;
  fixed: boolean;
  lines: readonly BillLine[];
}

export interface LateDocument {
  source: Source;
  encounterId: number | null;
  fixed: boolean;
  lines: readonly BillLine[];
  settled: boolean;
  /** The supplement to which they were moved, if any. */
  supplementId: number | null;
}

export type BillDiscount = Omit<EventData<'DiscountGiven'>, 'transactionId' | 'patientId'>;
export type BillPayment = Pick<EventData<'PaymentReceived'>, 'paymentId' | 'method' | 'amount' | 'shiftId'> & {
  refunded: boolean;
};
/** `applied` pays the bill, `refunded` was returned; the rest is available. */
export type BillDeposit = Pick<EventData<'DepositReceived'>, 'depositId' | 'method' | 'amount' | 'shiftId'> & {
  applied: number;
  refunded: number;
};
export type BillGuarantor = Omit<EventData<'GuarantorAdded'>, 'transactionId' | 'patientId'>;

export interface BilledEncounter {
  encounterId: number;
  concluded: boolean;
  /** Where it is a stay. */
  kind?: EventData<'EncounterAttached'>['kind'];
}

interface Bill {
  transactionId: number;
  patientId: number | null;
  opening: Opened;
  encounters: readonly BilledEncounter[];
  /** Guarantors in the order in which they pay. */
  guarantors: readonly BillGuarantor[];
  documents: Paged<BillDocument>;
  late: readonly LateDocument[];
  /** The sum of all lines. */
  subtotal: number;
  /** Prices of a line for previous payers, by the line's number. */
  pricedFor: Readonly<Record<number, Readonly<Partial<Record<Payer, number>>>>>;
  /** Four fifths of the security are used up, and the top-up was notified. */
  topUpDue: boolean;
  discounts: readonly BillDiscount[];
  payments: readonly BillPayment[];
  deposits: readonly BillDeposit[];
  receivables: readonly { guarantorId: number | null; amount: number }[];
  /** What came back of a paid bill, and what was refunded for it. */
  returned: number;
  refunds: readonly { method: BillPayment['method']; amount: number }[];
  rounding: number;
  receipts: number;
  lastLine: number;
  lastDiscount: number;
  lastGuarantor: number;
}

/** A bill is open for charges; closed and unpaid; paid; cancelled; voided. */
export type OpenBill = Bill & { status: 'open' };
export type ClosedBill = Bill & { status: 'closed'; roundingRule: RoundingRule };
export type PaidBill = Bill & { status: 'paid'; roundingRule: RoundingRule };
export type CancelledBill = Bill & { status: 'cancelled' };
export type VoidBill = Bill & { status: 'void' };
export type AnyBill = OpenBill | ClosedBill | PaidBill | CancelledBill | VoidBill;
export type TransactionState = { status: 'none' } | AnyBill;

/** All lines of a bill, of any source. */
export const linesOn = (bill: AnyBill): BillLine[] => bill.documents.flat().flatMap(({ lines }) => lines);

export const isSource = (one: Source, other: Source): boolean => one.module === other.module && one.id === other.id;
