import type { Payer } from '@alur/contracts/kernel/enums';
import type { Settings } from '@alur/contracts/settings/settings';
import type { ItemType } from '@alur/contracts/transaction/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { TransactionEvent } from './events.js';
import { evolve, noTransaction, type AnyBill, type BillDiscount, type TransactionState } from './state.js';
import { kept, standing } from './totals.js';

/** One bill (DOMAIN 2.4). */
export const transaction: Aggregate<TransactionState, TransactionEvent> = {
  kind: 'transaction',
  initial: noTransaction,
  evolve,
};

/** The bill, which must be there; the command path has answered 404 before for a route's id. */
export const billOf = (state: TransactionState): AnyBill => {
  if (state.status === 'NONE') throw new Rejection('transaction.ended');
  return state;
};

export const keysOf = ({ transactionId, patientId }: AnyBill) => ({ transactionId, patientId });

/** The visits for which the bill stands. */
export const standingFor = (bill: AnyBill) => ({
  ...keysOf(bill),
  encounterIds: bill.encounterId === null ? [] : [bill.encounterId],
});

export const discountRemoved = (bill: AnyBill, { discountId, amount, lines }: BillDiscount): TransactionEvent => ({
  type: 'DiscountRemoved',
  data: { ...keysOf(bill), discountId, amount, lines: [...lines] },
});

export interface Opening {
  transactionId: number;
  encounterId: number | null;
  patientId: number;
  patientName: string;
  recordNumber: string;
  /** The day of service, which may be to come. */
  serviceDate: string;
  serviceType: 'outpatient';
  payer: Payer;
  doctorName: string | null;
  /** Was never here before: pays for registration too. */
  isNewPatient: boolean;
}

const fee = (opening: Opening, itemId: number, itemType: ItemType, name: string, amount: number): TransactionEvent => ({
  type: 'ItemAdded',
  data: {
    transactionId: opening.transactionId,
    patientId: opening.patientId,
    itemId,
    itemType,
    name,
    quantity: 1,
    unitPrice: amount,
    amount,
    encounterId: null,
    orderId: null,
    treatmentId: null,
    prescriptionId: null,
    lineId: null,
    prescribedQuantity: null,
  },
});

/** DOMAIN 6: registration once for a new patient and the admin fee with it; the recurring fee for who returns. */
const feesOf = ({ isNewPatient }: Opening, fees: Settings['fees']): [ItemType, string, number][] =>
  (
    (isNewPatient
      ? [
          ['registration', 'Pendaftaran pasien baru', fees.registration],
          ['admin_fee', 'Administrasi', fees.admin],
        ]
      : [['admin_fee', 'Administrasi pasien lama', fees.recurringAdmin]]) as [ItemType, string, number][]
  ).filter(([, , amount]) => amount > 0);

/** Opens a DRAFT with the automatic fees. The reference number says the day of service and which bill it is. */
export const openTransaction = (opening: Opening, settings: Settings): TransactionEvent[] => {
  const { isNewPatient: _, ...bill } = opening;
  const refNumber = `TRX-${bill.serviceDate.replaceAll('-', '')}-${bill.transactionId}`;
  return [
    { type: 'TransactionOpened', data: { ...bill, refNumber } },
    ...feesOf(opening, settings.fees).map(([itemType, name, amount], index) =>
      fee(opening, index + 1, itemType, name, amount),
    ),
  ];
};

/** DRAFT → WAITING: the patient is there. */
export const beginService = (state: TransactionState): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'DRAFT', 'transaction.not-draft');
  return [{ type: 'ServiceStarted', data: keysOf(bill) }];
};

/** DRAFT, WAITING or ONGOING → CANCELLED, as long as no money was received. */
export const cancelTransaction = (state: TransactionState, reason: string): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'DRAFT' || bill.status === 'WAITING' || bill.status === 'ONGOING', 'transaction.ended');
  ensure(kept(bill) === 0, 'transaction.money-received');
  return [{ type: 'TransactionCancelled', data: { ...standingFor(bill), ...standing(bill), reason } }];
};

/** Another payer, without losing the bill: until money was received. BPJS bears no discounts (DOMAIN 6). */
export const changePayer = (state: TransactionState, payer: Payer): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'DRAFT' || bill.status === 'WAITING', 'transaction.payer-locked');
  if (bill.payer === payer) return [];
  const given = payer === 'bpjs' ? bill.discounts : [];
  return [
    ...given.map(discount => discountRemoved(bill, discount)),
    { type: 'BillPayerChanged', data: { ...keysOf(bill), payer } },
  ];
};

/** The rounding goes with what it rounded: what is paid after this is rounded anew. */
export const dropRounding = (bill: AnyBill): TransactionEvent[] =>
  bill.rounding === 0 ? [] : [{ type: 'RoundingDropped', data: { ...keysOf(bill), amount: bill.rounding } }];

/** ONGOING → WAITING while nothing was paid; a bill that closed itself, with no money received, opens again too. */
export const reopenBill = (state: TransactionState, reason: string | null): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'ONGOING' || bill.status === 'PAID', 'transaction.not-reopenable');
  ensure(kept(bill) === 0, 'transaction.items-locked');
  return [
    { type: 'BillReopened', data: { ...standingFor(bill), receivable: bill.receivable, reason } },
    ...dropRounding(bill),
  ];
};

/** The consultation was reopened: its charges may change again. Refused once money was received. */
export const reopenService = (state: TransactionState): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'WAITING' || bill.status === 'ONGOING' || bill.status === 'PAID', 'transaction.ended');
  return [
    ...(bill.status === 'WAITING' ? [] : reopenBill(bill, null)),
    { type: 'ServiceReopened', data: keysOf(bill) },
  ];
};
