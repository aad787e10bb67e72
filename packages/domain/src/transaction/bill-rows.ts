import type { HeldMark } from '@alur/contracts/process/rows';
import { PharmacyStatus, type TransactionStatus } from '@alur/contracts/transaction/enums';
import type { Seen } from '../kernel/event.js';
import type { TransactionEvent } from './events.js';

interface PrescriptionStanding {
  prescriptionId: number;
  status: PharmacyStatus;
}

type Opened = Seen<Extract<TransactionEvent, { type: 'TransactionOpened' }>>;

export const ofTransaction = (e: { data: { transactionId: number } }) => e.data.transactionId;

/** The bills of the visit that an event is of. */
export const ofVisit = (e: { data: { encounterId: number } }) => ({ encounterId: e.data.encounterId });

/** What list and detail both show of a bill that has just been opened. */
export const openedRow = ({ data, meta }: Opened) => ({
  id: data.transactionId,
  refNumber: data.refNumber,
  date: data.serviceDate,
  encounterId: data.encounterId,
  patientId: data.patientId,
  personId: data.patientId,
  patientName: data.patientName,
  recordNumber: data.recordNumber,
  serviceType: data.serviceType,
  doctorName: data.doctorName,
  payer: data.payer,
  status: 'DRAFT' as TransactionStatus,
  pharmacyStatus: null as PharmacyStatus | null,
  prescriptions: [] as PrescriptionStanding[],
  held: [] as HeldMark[],
  subtotal: 0,
  discount: 0,
  rounding: 0,
  total: 0,
  paid: 0,
  receivable: 0,
  remaining: 0,
  openedAt: meta.at,
  closedAt: null,
  paidAt: null,
});

interface Sums {
  subtotal: number;
  discount: number;
  rounding: number;
  paid: number;
  receivable: number;
}

/** The row with so much more in each sum, and what follows from them. */
export const moved = <Row extends Sums>(row: Row, change: Partial<Sums>): Row => {
  const next = {
    subtotal: row.subtotal + (change.subtotal ?? 0),
    discount: row.discount + (change.discount ?? 0),
    rounding: row.rounding + (change.rounding ?? 0),
    paid: row.paid + (change.paid ?? 0),
    receivable: row.receivable + (change.receivable ?? 0),
  };
  const total = next.subtotal - next.discount + next.rounding;
  return { ...row, ...next, total, remaining: total - next.paid - next.receivable };
};

/** The row with one prescription at another status, or without it: the bill shows the one that is least far. */
export const withPrescription = <Row extends { prescriptions: PrescriptionStanding[] }>(
  row: Row,
  prescriptionId: number,
  status: PharmacyStatus | null,
): Row & { pharmacyStatus: PharmacyStatus | null } => {
  const others = row.prescriptions.filter(each => each.prescriptionId !== prescriptionId);
  const prescriptions = status === null ? others : [...others, { prescriptionId, status }];
  const pharmacyStatus =
    PharmacyStatus.options.find(least => prescriptions.some(each => each.status === least)) ?? null;
  return { ...row, prescriptions, pharmacyStatus };
};
