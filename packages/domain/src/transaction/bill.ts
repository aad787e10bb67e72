import type { Payer } from '@alur/contracts/kernel/enums';
import type { RoundingRule } from '@alur/contracts/transaction/rows';
import type { EventData } from './events.js';
import type { Paged } from './paged.js';

export type Opened = EventData<'TransactionOpened'>;
export type Source = EventData<'ChargesPosted'>['source'];
export type BillLine = EventData<'ChargesPosted'>['lines'][number];

/** What one source charges, or is about to. One that charges nothing any more is still known. */
export interface BillDocument {
  source: Source;
  encounterId: number | null;
  /** What it is called while it is expected. */
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
  /** The bill that has them, if one does. */
  supplementId: number | null;
}

export type BillDiscount = Pick<EventData<'DiscountGiven'>, 'discountId' | 'discountType' | 'amount' | 'lines'>;
export type BillPayment = Pick<EventData<'PaymentReceived'>, 'paymentId' | 'method' | 'amount' | 'shiftId'> & {
  refunded: boolean;
};
/** `applied` pays the bill, `refunded` was given back; the rest is held. */
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
  /** In the order in which they bear. */
  guarantors: readonly BillGuarantor[];
  documents: Paged<BillDocument>;
  late: readonly LateDocument[];
  /** The sum of all lines. */
  subtotal: number;
  /** What a line cost those who paid before, by its number. */
  pricedFor: Readonly<Record<number, Readonly<Partial<Record<Payer, number>>>>>;
  /** Four fifths of what secures it are used up, and who is to ask for more was told. */
  topUpDue: boolean;
  discounts: readonly BillDiscount[];
  payments: readonly BillPayment[];
  deposits: readonly BillDeposit[];
  receivables: readonly { guarantorId: number | null; amount: number }[];
  rounding: number;
  receipts: number;
  lastLine: number;
  lastDiscount: number;
  lastGuarantor: number;
}

/** Charges come; closed and waiting for money; settled; come to nothing; undone. */
export type OpenBill = Bill & { status: 'open' };
export type ClosedBill = Bill & { status: 'closed'; roundingRule: RoundingRule };
export type PaidBill = Bill & { status: 'paid'; roundingRule: RoundingRule };
export type CancelledBill = Bill & { status: 'cancelled' };
export type VoidBill = Bill & { status: 'void' };
export type AnyBill = OpenBill | ClosedBill | PaidBill | CancelledBill | VoidBill;
export type TransactionState = { status: 'none' } | AnyBill;

/** What stands on a bill, whatever charged it. */
export const linesOn = (bill: AnyBill): BillLine[] => bill.documents.flat().flatMap(({ lines }) => lines);

export const isSource = (one: Source, other: Source): boolean => one.module === other.module && one.id === other.id;
