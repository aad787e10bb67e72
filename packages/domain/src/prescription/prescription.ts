import { exact } from '@alur/contracts/inventory/quantity';
import type { Supply } from '@alur/contracts/prescription/lines';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { ApprovedLine, PrescriptionEvent, PrescriptionLine } from './events.js';

interface Prescription extends CareHeader {
  prescriptionId: number;
  lines: readonly PrescriptionLine[];
  /** The allergies that the doctor acknowledged when prescribing. */
  acknowledgedAllergies: readonly number[];
  /** How it reaches the ward; null outside a stay. */
  supply: Supply | null;
  /** The medicine is given already, and the pharmacy reviews it afterwards. */
  atOnce: boolean;
  requester: Staff;
  /** Its requester gave it verbally, and has yet to sign it. */
  unverified: boolean;
}

/** What a ward was supplied with of an approved prescription, and which lines are stopped. */
interface Supplied {
  approved: readonly ApprovedLine[];
  /** Supplied quantity by line. */
  dispensed: ReadonlyMap<number, number>;
  dispenses: number;
  stopped: readonly number[];
}
const nothingSupplied = { dispensed: new Map<number, number>(), dispenses: 0, stopped: [] };

/**
 * Prescription statuses: with the doctor, in the queue, returned, approved, handed over, cancelled, stopped (DOMAIN
 * 2.5).
 */
export type Written = Prescription & { status: 'written' };
export type Queued = Prescription & { status: 'queue' };
export type Returned = Prescription & { status: 'returned' };
export type Approved = Prescription & Supplied & { status: 'approve' };
export type HandedOver = Prescription & Supplied & { status: 'done' };
export type Stopped = Prescription & Supplied & { status: 'stopped' };
export type Cancelled = Prescription & { status: 'cancelled' };
export type AnyPrescription = Written | Queued | Returned | Approved | HandedOver | Stopped | Cancelled;
export type PrescriptionState = { status: 'none' } | AnyPrescription;

/** Keys of the prescription and its visit, which every event has. */
export const keysOf = (of: CareHeader & { prescriptionId: number }) => ({
  ...headerOf(of),
  prescriptionId: of.prescriptionId,
});

const contentOf = (from: Prescription): Prescription => ({
  ...keysOf(from),
  lines: from.lines,
  acknowledgedAllergies: from.acknowledgedAllergies,
  supply: from.supply,
  atOnce: from.atOnce,
  requester: from.requester,
  unverified: from.unverified,
});

const suppliedOf = (state: AnyPrescription): Supplied =>
  'approved' in state
    ? { approved: state.approved, dispensed: state.dispensed, dispenses: state.dispenses, stopped: state.stopped }
    : { approved: [], ...nothingSupplied };

/** Whether the pharmacy has to supply it, which it does not if the ward uses its own store. */
const isOwed = ({ supply }: Prescription): boolean => supply !== 'ward_stock';

const evolve = (state: PrescriptionState, { type, data }: PrescriptionEvent): PrescriptionState => {
  if (type === 'PrescriptionWritten')
    return {
      status: 'written',
      ...contentOf({
        ...data,
        acknowledgedAllergies: data.acknowledgedAllergies ?? [],
        supply: data.supply ?? null,
        atOnce: data.atOnce ?? false,
        unverified: data.writtenBy !== undefined,
      }),
    };
  if (state.status === 'none') return state;
  switch (type) {
    case 'PrescriptionVerified':
      return { ...state, unverified: false };
    case 'PrescriptionRevised':
      return { ...state, lines: data.lines, acknowledgedAllergies: data.acknowledgedAllergies ?? [] };
    case 'PrescriptionSubmitted':
    case 'ApprovalWithdrawn':
      return { status: 'queue', ...contentOf(state) };
    case 'PrescriptionApproved':
      return {
        status: isOwed(state) ? 'approve' : 'done',
        ...contentOf(state),
        approved: data.lines,
        ...nothingSupplied,
      };
    case 'PrescriptionReturned':
      return { status: 'returned', ...contentOf(state) };
    case 'PrescriptionHandedOver':
      return { status: 'done', ...contentOf(state), ...suppliedOf(state) };
    case 'PrescriptionDispensed': {
      const supplied = suppliedOf(state);
      const dispensed = new Map(supplied.dispensed);
      for (const { lineId, quantity } of data.lines)
        dispensed.set(lineId, exact((dispensed.get(lineId) ?? 0) + quantity));
      return {
        status: data.isLast ? (supplied.stopped.length > 0 ? 'stopped' : 'done') : 'approve',
        ...contentOf(state),
        ...{ ...supplied, dispensed, dispenses: data.dispense },
      };
    }
    case 'PrescriptionStopped': {
      const supplied = suppliedOf(state);
      const stopped = [...supplied.stopped, ...data.lineIds];
      const status = data.isLast ? 'stopped' : state.status === 'done' ? 'done' : 'approve';
      return { status, ...contentOf(state), ...supplied, stopped };
    }
    case 'PrescriptionCancelled':
      return { status: 'cancelled', ...contentOf(state) };
  }
};

export const prescription: Aggregate<PrescriptionState, PrescriptionEvent> = {
  kind: 'prescription',
  initial: { status: 'none' },
  evolve,
};

/**
 * Drops acknowledged allergies: each record numbers its own, so that after a merge the numbers mean other allergies.
 */
export const withoutAcknowledged = (state: PrescriptionState): PrescriptionState =>
  state.status === 'none' ? state : { ...state, acknowledgedAllergies: [] };

/** The prescription, if it waits for the pharmacist. */
export const queued = (state: PrescriptionState): Queued => {
  if (state.status !== 'queue') throw new Rejection('prescription.not-in-queue');
  return state;
};

/**
 * Throws unless the desk is the right one: the outpatient pharmacy does not handle a stay's prescription, nor vice
 * versa.
 */
export const ofOwnDesk = (
  state: PrescriptionState,
  method: 'approve' | 'return',
  { holds }: { holds: (right: string) => boolean },
): void => {
  if (state.status === 'none') return;
  const desk = state.supply === null ? 'pharmacy.internal-outpatient' : 'pharmacy.inpatient';
  ensure(holds(`${desk}:${method}`), 'prescription.other-desk');
};

/** The prescription, if it is approved and not handed over. */
export const approved = (state: PrescriptionState): Approved => {
  if (state.status !== 'approve') throw new Rejection('prescription.not-approved');
  return state;
};

/** Quantities that the ward has yet to receive, without stopped lines. */
export const owedOf = (state: AnyPrescription): { lineId: number; quantity: number }[] => {
  if (state.status !== 'approve' || state.supply === null) return [];
  return state.approved
    .filter(({ lineId }) => !state.stopped.includes(lineId))
    .map(({ lineId, quantity }) => ({ lineId, quantity: exact(quantity - (state.dispensed.get(lineId) ?? 0)) }))
    .filter(({ quantity }) => quantity > 0);
};

/** The prescription, if it may still be changed or cancelled, because nothing is reserved for it. */
export const revisable = (state: PrescriptionState, code: string): Written | Queued | Returned => {
  ensure(state.status === 'written' || state.status === 'queue' || state.status === 'returned', code);
  return state;
};

export interface Take {
  medicineId: number;
  name: string;
  quantity: number;
}

/** Total quantity of each medicine over all lines, without zeros. */
export const takesOf = (lines: readonly { takes: readonly Take[] }[]): Take[] => {
  const sums = new Map<number, Take>();
  for (const take of lines.flatMap(line => line.takes)) {
    const before = sums.get(take.medicineId)?.quantity ?? 0;
    sums.set(take.medicineId, { ...take, quantity: exact(before + take.quantity) });
  }
  return [...sums.values()].filter(take => take.quantity > 0);
};
