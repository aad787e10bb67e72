import type { CancellationCause, CoverageDocument } from '@alur/contracts/encounter/enums';
import type { Payer } from '@alur/contracts/kernel/enums';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { EncounterState, Visit } from './encounter.js';
import type { EncounterEvent, EncounterOpened } from './events.js';
import { inProgress, notCancelled, there, waiting } from './guards.js';

export interface PayerChoice {
  payer: Payer;
  insurer: string | null;
}

/** An insurance has a name; nobody else does. */
export const checkedPayer = ({ payer, insurer }: PayerChoice): PayerChoice => {
  ensure(payer !== 'insurance' || insurer !== null, 'booking.insurer-missing', {}, 'insurer');
  return { payer, insurer: payer === 'insurance' ? insurer : null };
};

export const open = (visit: EncounterOpened): EncounterEvent[] => [{ type: 'EncounterOpened', data: visit }];

/** The patient is present; repeating it changes nothing. */
export const arrive = (state: EncounterState): EncounterEvent[] => {
  const visit = waiting(state);
  return visit.status === 'arrived' ? [] : [{ type: 'EncounterArrived', data: headerOf(visit) }];
};

export const start = (state: EncounterState): EncounterEvent[] => [
  { type: 'EncounterStarted', data: headerOf(waiting(state)) },
];

/** `saved`: whether anything was recorded, which undoing the start would leave without a visit. */
export const undoStart = (state: EncounterState, saved: boolean): EncounterEvent[] => {
  const visit = inProgress(state);
  ensure(!saved && visit.finishes === 0, 'consultation.already-saved');
  return [{ type: 'EncounterStartUndone', data: headerOf(visit) }];
};

const finished = (visit: Visit): EncounterEvent[] => {
  const { kind, finishes } = visit;
  return [{ type: 'EncounterFinished', data: { ...headerOf(visit), kind, finish: finishes + 1 } }];
};

export const finish = (state: EncounterState): EncounterEvent[] => finished(inProgress(state));

/** The patient has left for good, after services had ended. */
export const discharge = (state: EncounterState): EncounterEvent[] => {
  const visit = notCancelled(state);
  ensure(visit.status === 'concluded', 'encounter.not-concluded');
  return finished(visit);
};

/** Services and charges end; a bill waits for this. */
export const conclude = (state: EncounterState): EncounterEvent[] => [
  { type: 'EncounterConcluded', data: headerOf(inProgress(state)) },
];

/** Services continue after all; only the bill tells whether that is allowed. */
export const resume = (state: EncounterState, reason: string): EncounterEvent[] => {
  const visit = notCancelled(state);
  ensure(visit.status === 'concluded', 'encounter.not-concluded');
  return [{ type: 'EncounterResumed', data: { ...headerOf(visit), reason } }];
};

/** `billOpen`: the bill was neither paid nor ended (DOMAIN 2, settled: after that only an addendum). */
export const reopen = (state: EncounterState, reason: string, billOpen: boolean): EncounterEvent[] => {
  const visit = notCancelled(state);
  ensure(visit.status === 'finished', 'consultation.not-done');
  ensure(billOpen, 'consultation.bill-settled');
  return [{ type: 'EncounterReopened', data: { ...headerOf(visit), reason } }];
};

/** A stay is reopened after its bill was closed, by a user with that right (SHAPES, Encounter). */
export const reopenEnded = (state: EncounterState, reason: string): EncounterEvent[] => {
  const visit = notCancelled(state);
  ensure(visit.status === 'concluded' || visit.status === 'finished', 'encounter.not-concluded');
  return [{ type: 'EncounterReopened', data: { ...headerOf(visit), reason } }];
};

/** Another doctor becomes responsible for the visit. */
export const changeDoctor = (state: EncounterState, doctor: Staff): EncounterEvent[] => {
  const visit = notCancelled(state);
  return visit.doctor?.staffId === doctor.staffId
    ? []
    : [{ type: 'EncounterDoctorChanged', data: { ...headerOf(visit), doctor } }];
};

/** The visit moves to another unit of the facility while it is under way. */
export const changeUnit = (state: EncounterState, unit: { unitId: number; unitName: string }): EncounterEvent[] => {
  const visit = inProgress(state);
  if (visit.unitId === unit.unitId) return [];
  return [{ type: 'EncounterUnitChanged', data: { ...headerOf(visit), ...unit, date: visit.date } }];
};

/** The visit was entered in error. */
export const withdraw = (state: EncounterState, reason: string): EncounterEvent[] => [
  { type: 'EncounterCancelled', data: { ...headerOf(inProgress(state)), cause: 'withdrawn', reason } },
];

/** The visit is cancelled before it began. */
export const cancel = (state: EncounterState, cause: CancellationCause, reason: string | null): EncounterEvent[] => [
  { type: 'EncounterCancelled', data: { ...headerOf(waiting(state)), cause, reason } },
];

/** A patient who was recorded as absent is present after all; her bill was cancelled, so she gets another. */
export const reinstate = (state: EncounterState, transactionId: number, reason: string | null): EncounterEvent[] => {
  const visit = there(state);
  ensure(visit.status === 'cancelled' && visit.cause === 'no_show', 'encounter.not-absent');
  const header = headerOf(visit);
  return [
    { type: 'EncounterReinstated', data: { ...header, reason } },
    { type: 'EncounterBillAssigned', data: { ...header, transactionId } },
  ];
};

/** Changes the payer; whether that is allowed depends on the bill and on BPJS, and is checked by the act. */
export const changePayer = (state: EncounterState, choice: PayerChoice): EncounterEvent[] => {
  const visit = notCancelled(state);
  const { payer, insurer } = checkedPayer(choice);
  ensure(visit.payer !== payer || visit.insurer !== insurer, 'booking.same-payer');
  return [{ type: 'EncounterPayerChanged', data: { ...headerOf(visit), payer, insurer } }];
};

export const recordDocument = (state: EncounterState, document: CoverageDocument, number: string): EncounterEvent[] => [
  { type: 'EncounterDocumentRecorded', data: { ...headerOf(notCancelled(state)), document, number } },
];

/** The document is no longer in force; nothing where there is none. */
export const withdrawDocument = (state: EncounterState, document: CoverageDocument): EncounterEvent[] => {
  const visit = there(state);
  const number = visit.documents[document];
  if (number === undefined) return [];
  return [{ type: 'EncounterDocumentWithdrawn', data: { ...headerOf(visit), document, number } }];
};

/** The visit is billed on another bill from now on. */
export const assignBill = (state: EncounterState, transactionId: number): EncounterEvent[] => [
  { type: 'EncounterBillAssigned', data: { ...headerOf(notCancelled(state)), transactionId } },
];

/** Where and when a visit is expected after a move. */
export interface Placing {
  unitId: number;
  unitName: string;
  date: string;
  doctor: Staff;
}

/**
 * Moves the visit to another unit, doctor or day before it began. A patient who was present is expected again on the
 * new day.
 */
export const move = (state: EncounterState, { unitId, unitName, date, doctor }: Placing): EncounterEvent[] => {
  const visit = waiting(state);
  const header = { ...headerOf(visit), unitId };
  return [
    ...(visit.unitId === unitId && visit.date === date
      ? []
      : [{ type: 'EncounterUnitChanged' as const, data: { ...header, unitName, date } }]),
    ...(visit.doctor?.staffId === doctor.staffId
      ? []
      : [{ type: 'EncounterDoctorChanged' as const, data: { ...header, doctor } }]),
    ...(visit.status === 'arrived' && visit.date !== date
      ? [{ type: 'EncounterArrivalUndone' as const, data: header }]
      : []),
  ];
};
