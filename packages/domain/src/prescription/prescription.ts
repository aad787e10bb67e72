import { exact } from '@alur/contracts/inventory/quantity';
import type { Supply } from '@alur/contracts/prescription/lines';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { ApprovedLine, PrescriptionEvent, PrescriptionLine } from './events.js';

interface Script extends CareHeader {
  prescriptionId: number;
  lines: readonly PrescriptionLine[];
  /** The allergies that the doctor prescribed against, knowing of them. */
  acknowledgedAllergies: readonly number[];
  /** How the ward gets it; null outside a stay. */
  supply: Supply | null;
  /** It is being given already: the pharmacy reviews it afterwards. */
  atOnce: boolean;
  requester: Staff;
  /** Its requester said it by word of mouth, and has yet to sign it. */
  unverified: boolean;
}

/** What a ward has had of an approved prescription, and what it is to have no more of. */
interface Supplied {
  approved: readonly ApprovedLine[];
  /** By line. */
  dispensed: ReadonlyMap<number, number>;
  dispenses: number;
  stopped: readonly number[];
}
const nothingSupplied = { dispensed: new Map<number, number>(), dispenses: 0, stopped: [] };

/** With the doctor; with the pharmacy; back with a question; ready; gone home; given up; ended early (DOMAIN 2.5). */
export type Written = Script & { status: 'written' };
export type Queued = Script & { status: 'queue' };
export type Returned = Script & { status: 'returned' };
export type Approved = Script & Supplied & { status: 'approve' };
export type HandedOver = Script & Supplied & { status: 'done' };
export type Stopped = Script & Supplied & { status: 'stopped' };
export type Cancelled = Script & { status: 'cancelled' };
export type AnyPrescription = Written | Queued | Returned | Approved | HandedOver | Stopped | Cancelled;
export type PrescriptionState = { status: 'none' } | AnyPrescription;

/** Which prescription, and of which visit, as every event says. */
export const keysOf = (script: CareHeader & { prescriptionId: number }) => ({
  ...headerOf(script),
  prescriptionId: script.prescriptionId,
});

const script = (from: Script): Script => ({
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

/** What goes off the ward's own shelf is nothing that the pharmacy has yet to send. */
const isOwed = ({ supply }: Script): boolean => supply !== 'ward_stock';

const evolve = (state: PrescriptionState, { type, data }: PrescriptionEvent): PrescriptionState => {
  if (type === 'PrescriptionWritten')
    return {
      status: 'written',
      ...script({
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
      return { status: 'queue', ...script(state) };
    case 'PrescriptionApproved':
      return {
        status: isOwed(state) ? 'approve' : 'done',
        ...script(state),
        approved: data.lines,
        ...nothingSupplied,
      };
    case 'PrescriptionReturned':
      return { status: 'returned', ...script(state) };
    case 'PrescriptionHandedOver':
      return { status: 'done', ...script(state), ...suppliedOf(state) };
    case 'PrescriptionDispensed': {
      const supplied = suppliedOf(state);
      const dispensed = new Map(supplied.dispensed);
      for (const { lineId, quantity } of data.lines)
        dispensed.set(lineId, exact((dispensed.get(lineId) ?? 0) + quantity));
      return {
        status: data.isLast ? (supplied.stopped.length > 0 ? 'stopped' : 'done') : 'approve',
        ...script(state),
        ...{ ...supplied, dispensed, dispenses: data.dispense },
      };
    }
    case 'PrescriptionStopped': {
      const supplied = suppliedOf(state);
      const stopped = [...supplied.stopped, ...data.lineIds];
      const status = data.isLast ? 'stopped' : state.status === 'done' ? 'done' : 'approve';
      return { status, ...script(state), ...supplied, stopped };
    }
    case 'PrescriptionCancelled':
      return { status: 'cancelled', ...script(state) };
  }
};

export const prescription: Aggregate<PrescriptionState, PrescriptionEvent> = {
  kind: 'prescription',
  initial: { status: 'none' },
  evolve,
};

/** Each record numbers its own allergies: where hers was merged since, what was acknowledged names none of the other's. */
export const withoutAcknowledged = (state: PrescriptionState): PrescriptionState =>
  state.status === 'none' ? state : { ...state, acknowledgedAllergies: [] };

/** Waiting for the pharmacist. */
export const queued = (state: PrescriptionState): Queued => {
  if (state.status !== 'queue') throw new Rejection('prescription.not-in-queue');
  return state;
};

/** A pharmacist of the clinics' desk has no say in what is prescribed in a stay, nor the other way round. */
export const ofOwnDesk = (
  state: PrescriptionState,
  method: 'approve' | 'return',
  { holds }: { holds: (right: string) => boolean },
): void => {
  if (state.status === 'none') return;
  const desk = state.supply === null ? 'pharmacy.internal-outpatient' : 'pharmacy.inpatient';
  ensure(holds(`${desk}:${method}`), 'prescription.other-desk');
};

/** Approved and not handed over. */
export const approved = (state: PrescriptionState): Approved => {
  if (state.status !== 'approve') throw new Rejection('prescription.not-approved');
  return state;
};

/** What the ward has yet to get of each line that goes on. */
export const owedOf = (state: AnyPrescription): { lineId: number; quantity: number }[] => {
  if (state.status !== 'approve' || state.supply === null) return [];
  return state.approved
    .filter(({ lineId }) => !state.stopped.includes(lineId))
    .map(({ lineId, quantity }) => ({ lineId, quantity: exact(quantity - (state.dispensed.get(lineId) ?? 0)) }))
    .filter(({ quantity }) => quantity > 0);
};

/** What may still be changed or given up: nothing is reserved for it. */
export const revisable = (state: PrescriptionState, code: string): Written | Queued | Returned => {
  ensure(state.status === 'written' || state.status === 'queue' || state.status === 'returned', code);
  return state;
};

export interface Take {
  medicineId: number;
  name: string;
  quantity: number;
}

/** What all lines together take of each medicine, without those of which nothing is taken. */
export const takesOf = (lines: readonly { takes: readonly Take[] }[]): Take[] => {
  const sums = new Map<number, Take>();
  for (const take of lines.flatMap(line => line.takes)) {
    const before = sums.get(take.medicineId)?.quantity ?? 0;
    sums.set(take.medicineId, { ...take, quantity: exact(before + take.quantity) });
  }
  return [...sums.values()].filter(take => take.quantity > 0);
};
