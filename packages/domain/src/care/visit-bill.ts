import { feesFor, settingsOn, type FeeVisit, type Settings } from '@alur/contracts/settings/settings';
import type { ItemType, ServiceType } from '@alur/contracts/transaction/enums';
import type { TransactionState } from '../transaction/bill.js';
import { postCharges } from '../transaction/charging.js';
import { cancelTransaction } from '../transaction/ending.js';
import type { TransactionEvent } from '../transaction/events.js';
import type { PayerChoice } from '../transaction/guarantors.js';
import type { NewLine } from '../transaction/lines.js';
import { attach, openBill } from '../transaction/opening.js';
import { inTurn, noTransaction } from '../transaction/state.js';
import { netReceived, moneyIn } from '../transaction/totals.js';
import { billOf, isEnded } from '../transaction/transaction.js';

/** A visit, as its bill is opened with it. */
export interface BilledVisit extends PayerChoice {
  /** The kind of visit, unless it is an outpatient's; the bill of a stay is closed by the cashier. */
  kind?: 'inpatient' | 'emergency' | 'internal_laboratory' | 'internal_radiology';
  transactionId: number;
  encounterId: number;
  patientId: number;
  patientName: string;
  recordNumber: string;
  /** The day of service, which may lie in the future. */
  date: string;
  unitId: number;
  doctorName: string | null;
  /** A patient on her first visit pays for registration too. */
  isNewPatient: boolean;
}

const fee = (itemType: ItemType, name: string, unitPrice: number): NewLine => ({
  itemType,
  service: null,
  name,
  quantity: 1,
  unitPrice,
});

/**
 * The kind of visit whose fees apply: a patient who comes only for laboratory or radiology pays those of an outpatient.
 */
export const feesLike = (kind: ServiceType): FeeVisit =>
  kind === 'inpatient' || kind === 'emergency' ? kind : 'outpatient';

const REGISTRATION = 'Pendaftaran pasien baru';
const ADMIN = 'Administrasi';
const RECURRING_ADMIN = 'Administrasi pasien lama';

/** The amount of an automatic fee, found by its name; undefined for any other line. */
export const feeOf = (itemType: ItemType, name: string, fees: Settings['fees']): number | undefined => {
  if (itemType === 'registration' && name === REGISTRATION) return fees.registration;
  if (itemType !== 'admin_fee') return undefined;
  return name === RECURRING_ADMIN ? fees.recurringAdmin : name === ADMIN ? fees.admin : undefined;
};

/**
 * DOMAIN 6: a new patient pays the registration fee once, with the admin fee; a returning one pays the recurring fee.
 */
const feesOf = ({ isNewPatient }: BilledVisit, fees: Settings['fees']): NewLine[] =>
  (isNewPatient
    ? [fee('registration', REGISTRATION, fees.registration), fee('admin_fee', ADMIN, fees.admin)]
    : [fee('admin_fee', RECURRING_ADMIN, fees.recurringAdmin)]
  ).filter(({ unitPrice }) => unitPrice > 0);

/** The bill of a visit to a clinic or of a stay, with the automatic fees on it, at what they come to on its day. */
export const openVisitBill = (visit: BilledVisit, settings: Settings, now: string): TransactionEvent[] => {
  const { transactionId, encounterId, patientId, patientName, recordNumber, date, doctorName, unitId } = visit;
  const opening = { transactionId, patientId, patientName, recordNumber, serviceDate: date, doctorName };
  const serviceType = visit.kind ?? 'outpatient';
  const due = feesFor(settingsOn(settings, date), feesLike(serviceType), visit.payer);
  const lines = feesOf(visit, due).map(line => ({ ...line, unitId }));
  const fees = { source: { module: 'encounter', id: encounterId }, encounterId, performedAt: now, lines };
  return inTurn(
    noTransaction,
    () => openBill({ ...opening, purpose: 'care', serviceType }, visit),
    bill => attach(bill, encounterId, visit.kind === 'inpatient' ? visit.kind : undefined),
    bill => postCharges(bill, fees, settings.cashier),
  );
};

/**
 * Cancels the bill because its visit was cancelled; one that is cancelled already stays so. Throws once money was
 * received.
 */
export const cancelBill = (state: TransactionState, reason: string): TransactionEvent[] =>
  isEnded(billOf(state)) ? [] : cancelTransaction(state, reason);

/** The clock cannot be shown a refusal at the end of the day, so a bill with money in it is left for the cashier. */
export const cancelBillIfFree = (state: TransactionState, reason: string): TransactionEvent[] => {
  const bill = billOf(state);
  const isFree = (bill.status === 'open' || bill.status === 'closed') && moneyIn(bill) === 0;
  return isFree ? cancelTransaction(bill, reason) : [];
};

/** Whether services may still change it: neither ended nor with money in it (DOMAIN 2, settled). */
export const isOpen = (state: TransactionState): boolean => {
  const bill = billOf(state);
  return !isEnded(bill) && netReceived(bill) === 0;
};
