import { exact } from '@alur/contracts/inventory/quantity';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { ApprovedLine, PrescriptionEvent, PrescriptionLine } from './events.js';

interface Script extends CareHeader {
  prescriptionId: number;
  lines: readonly PrescriptionLine[];
  /** The allergies that the doctor prescribed against, knowing of them. */
  acknowledgedAllergies: readonly number[];
}

/** With the doctor; with the pharmacy; back with a question; ready; gone home; given up (DOMAIN 2.5). */
export type Written = Script & { status: 'written' };
export type Queued = Script & { status: 'queue' };
export type Returned = Script & { status: 'returned' };
export type Approved = Script & { status: 'approve'; approved: readonly ApprovedLine[] };
export type HandedOver = Script & { status: 'done' };
export type Cancelled = Script & { status: 'cancelled' };
export type AnyPrescription = Written | Queued | Returned | Approved | HandedOver | Cancelled;
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
});

const evolve = (state: PrescriptionState, { type, data }: PrescriptionEvent): PrescriptionState => {
  if (type === 'PrescriptionWritten')
    return { status: 'written', ...script({ ...data, acknowledgedAllergies: data.acknowledgedAllergies ?? [] }) };
  if (state.status === 'none') return state;
  switch (type) {
    case 'PrescriptionRevised':
      return { ...state, lines: data.lines, acknowledgedAllergies: data.acknowledgedAllergies ?? [] };
    case 'PrescriptionSubmitted':
    case 'ApprovalWithdrawn':
      return { status: 'queue', ...script(state) };
    case 'PrescriptionApproved':
      return { status: 'approve', ...script(state), approved: data.lines };
    case 'PrescriptionReturned':
      return { status: 'returned', ...script(state) };
    case 'PrescriptionHandedOver':
      return { status: 'done', ...script(state) };
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

/** Approved and not handed over. */
export const approved = (state: PrescriptionState): Approved => {
  if (state.status !== 'approve') throw new Rejection('prescription.not-approved');
  return state;
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
