import type { Payer } from '@alur/contracts/kernel/enums';
import type { DiscountType, ItemType, PaymentMethod } from '@alur/contracts/transaction/enums';
import type { RoundingRule } from '@alur/contracts/transaction/rows';
import type { TransactionEvent } from './events.js';

export interface BillItem {
  itemId: number;
  itemType: ItemType;
  quantity: number;
  unitPrice: number;
  amount: number;
  encounterId: number | null;
  orderId: number | null;
  prescriptionId: number | null;
  prescribedQuantity: number | null;
}

export interface BillDiscount {
  discountId: number;
  discountType: DiscountType;
  amount: number;
  lines: readonly { itemId: number; itemType: ItemType; amount: number }[];
}

export interface BillPayment {
  paymentId: number;
  method: PaymentMethod;
  amount: number;
  shiftId: number;
  refunded: boolean;
}

interface Bill {
  transactionId: number;
  patientId: number;
  encounterId: number | null;
  payer: Payer;
  serviceDone: boolean;
  /** How often the consultation was reopened. */
  reopenings: number;
  prescriptions: readonly { prescriptionId: number; priced: boolean }[];
  items: readonly BillItem[];
  discounts: readonly BillDiscount[];
  payments: readonly BillPayment[];
  rounding: number;
  receivable: number;
  receipts: number;
  lastItem: number;
  lastDiscount: number;
}

/** Only the automatic fees; services accrue; closed and waiting for money; settled; undone (DOMAIN 2.4). */
export type DraftBill = Bill & { status: 'DRAFT' };
export type WaitingBill = Bill & { status: 'WAITING' };
export type ClosedBill = Bill & { status: 'ONGOING'; roundingRule: RoundingRule };
export type PaidBill = Bill & { status: 'PAID'; roundingRule: RoundingRule };
export type EndedBill = Bill & { status: 'CANCELLED' | 'VOID' };
export type AnyBill = DraftBill | WaitingBill | ClosedBill | PaidBill | EndedBill;
export type TransactionState = { status: 'NONE' } | AnyBill;

export const noTransaction: TransactionState = { status: 'NONE' };

type Change<Type extends TransactionEvent['type']> = Extract<TransactionEvent, { type: Type }>['data'];

const opened = (data: Change<'TransactionOpened'>): DraftBill => ({
  status: 'DRAFT',
  transactionId: data.transactionId,
  patientId: data.patientId,
  encounterId: data.encounterId,
  payer: data.payer,
  serviceDone: false,
  reopenings: 0,
  prescriptions: [],
  items: [],
  discounts: [],
  payments: [],
  rounding: 0,
  receivable: 0,
  receipts: 0,
  lastItem: 0,
  lastDiscount: 0,
});

const priced = (bill: AnyBill, prescriptionId: number, isPriced: boolean): AnyBill => ({
  ...bill,
  prescriptions: bill.prescriptions.map(each =>
    each.prescriptionId === prescriptionId ? { prescriptionId, priced: isPriced } : each,
  ),
});

/** What changes on the bill without changing its status. */
const contents = (bill: AnyBill, { type, data }: TransactionEvent): AnyBill => {
  switch (type) {
    case 'BillPayerChanged':
      return { ...bill, payer: data.payer };
    case 'ServiceCompleted':
      return { ...bill, serviceDone: true };
    case 'ServiceReopened':
      return { ...bill, serviceDone: false, reopenings: bill.reopenings + 1 };
    case 'PrescriptionAwaited':
      return {
        ...bill,
        prescriptions: [...bill.prescriptions, { prescriptionId: data.prescriptionId, priced: false }],
      };
    case 'PrescriptionPriced':
      return priced(bill, data.prescriptionId, true);
    case 'PrescriptionUnpriced':
      return priced(bill, data.prescriptionId, false);
    case 'PrescriptionDropped':
      return { ...bill, prescriptions: bill.prescriptions.filter(each => each.prescriptionId !== data.prescriptionId) };
    case 'ItemAdded':
      return { ...bill, items: [...bill.items, data], lastItem: Math.max(bill.lastItem, data.itemId) };
    case 'ItemChanged': {
      const { itemId, quantity, unitPrice, amount } = data;
      return {
        ...bill,
        items: bill.items.map(item => (item.itemId === itemId ? { ...item, quantity, unitPrice, amount } : item)),
      };
    }
    case 'ItemRemoved':
      return { ...bill, items: bill.items.filter(item => item.itemId !== data.itemId) };
    case 'DiscountGiven':
      return {
        ...bill,
        discounts: [...bill.discounts, data],
        lastDiscount: Math.max(bill.lastDiscount, data.discountId),
      };
    case 'DiscountRemoved':
      return { ...bill, discounts: bill.discounts.filter(each => each.discountId !== data.discountId) };
    case 'BillRounded':
      return { ...bill, rounding: bill.rounding + data.amount };
    case 'RoundingDropped':
      return { ...bill, rounding: bill.rounding - data.amount };
    case 'PaymentReceived':
      return { ...bill, payments: [...bill.payments, { ...data, refunded: false }] };
    case 'PaymentRefunded':
      return {
        ...bill,
        payments: bill.payments.map(each => (each.paymentId === data.paymentId ? { ...each, refunded: true } : each)),
      };
    case 'ReceivableRecorded':
      return { ...bill, receivable: bill.receivable + data.amount };
    case 'ReceiptPrinted':
      return { ...bill, receipts: bill.receipts + 1 };
    default:
      return bill;
  }
};

/** What the events of one bill add up to. */
export const evolve = (state: TransactionState, event: TransactionEvent): TransactionState => {
  if (event.type === 'TransactionOpened') return opened(event.data);
  if (state.status === 'NONE') return state;
  switch (event.type) {
    case 'ServiceStarted':
      return { ...state, status: 'WAITING' };
    case 'BillClosed':
      return { ...state, status: 'ONGOING', roundingRule: event.data.rounding };
    case 'BillReopened':
      return { ...state, status: 'WAITING', receivable: state.receivable - event.data.receivable };
    case 'TransactionPaid':
      return 'roundingRule' in state ? { ...state, status: 'PAID' } : state;
    case 'TransactionCancelled':
      return { ...state, status: 'CANCELLED' };
    case 'TransactionVoided':
      return { ...state, status: 'VOID' };
    default:
      return contents(state, event);
  }
};

/** The state after events that are decided but not yet written. */
export const after = (state: TransactionState, events: readonly TransactionEvent[]): TransactionState =>
  events.reduce(evolve, state);
