import type { CancellationCause, CoverageDocument, EncounterKind } from '@alur/contracts/encounter/enums';
import type { Payer } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { CareHeader, Staff } from '../kernel/care-header.js';
import type { EncounterEvent, EncounterOpened } from './events.js';

/** The fields that a visit has in every status. */
export interface Visit extends CareHeader {
  readonly kind: EncounterKind;
  readonly unitName: string;
  /** The day for which it was opened, or to which it was moved. */
  readonly date: string;
  readonly doctor: Staff | null;
  readonly payer: Payer;
  readonly insurer: string | null;
  readonly transactionId: number;
  readonly episodeId: number;
  /** Numbers of its coverage's documents. */
  readonly documents: Readonly<Partial<Record<CoverageDocument, string>>>;
  /** How often it was finished. */
  readonly finishes: number;
}

/** SHAPES, Encounter: planned, arrived, in progress, concluded (nothing more is charged), finished, or cancelled. */
export type EncounterState =
  | { readonly status: 'none' }
  | (Visit & { readonly status: 'planned' | 'arrived' })
  | (Visit & { readonly status: 'in_progress' })
  | (Visit & { readonly status: 'concluded' })
  | (Visit & { readonly status: 'finished' })
  | (Visit & { readonly status: 'cancelled'; readonly cause: CancellationCause });
export type Encounter = Exclude<EncounterState, { status: 'none' }>;
export type Waiting = Extract<EncounterState, { status: 'planned' | 'arrived' }>;

const opened = (data: EncounterOpened): Encounter => {
  const { encounterId, patientId, unitId, unitName, kind, date, doctor, payer, insurer, transactionId, episodeId } =
    data;
  const visit = {
    encounterId,
    patientId,
    unitId,
    unitName,
    kind,
    date,
    doctor,
    payer,
    insurer,
    transactionId,
    episodeId,
  };
  return { ...visit, documents: {}, finishes: 0, status: data.status };
};

/** The visit's fields without its status. */
const visitOf = (state: Encounter): Visit => {
  const {
    encounterId,
    patientId,
    unitId,
    unitName,
    kind,
    date,
    doctor,
    payer,
    insurer,
    transactionId,
    episodeId,
    documents,
    finishes,
  } = state;
  return {
    encounterId,
    patientId,
    unitId,
    unitName,
    kind,
    date,
    doctor,
    payer,
    insurer,
    transactionId,
    episodeId,
    documents,
    finishes,
  };
};

const evolve = (state: EncounterState, event: EncounterEvent): EncounterState => {
  if (event.type === 'EncounterOpened') return opened(event.data);
  if (state.status === 'none') return state;
  const { type, data } = event;
  switch (type) {
    case 'EncounterArrived':
      return { ...visitOf(state), status: 'arrived' };
    case 'EncounterArrivalUndone':
    case 'EncounterReinstated':
      return { ...visitOf(state), status: 'planned' };
    case 'EncounterStarted':
    case 'EncounterReopened':
    case 'EncounterResumed':
      return { ...visitOf(state), status: 'in_progress' };
    case 'EncounterStartUndone':
      return { ...visitOf(state), status: 'arrived' };
    case 'EncounterConcluded':
      return { ...visitOf(state), status: 'concluded' };
    case 'EncounterFinished':
      return { ...visitOf(state), finishes: data.finish, status: 'finished' };
    case 'EncounterCancelled':
      return { ...visitOf(state), status: 'cancelled', cause: data.cause };
    case 'EncounterUnitChanged':
      return { ...state, unitId: data.unitId, unitName: data.unitName, date: data.date };
    case 'EncounterDoctorChanged':
      return { ...state, doctor: data.doctor };
    case 'EncounterPayerChanged':
      return { ...state, payer: data.payer, insurer: data.insurer };
    case 'EncounterDocumentRecorded':
      return { ...state, documents: { ...state.documents, [data.document]: data.number } };
    case 'EncounterDocumentWithdrawn': {
      const { [data.document]: _withdrawn, ...documents } = state.documents;
      return { ...state, documents };
    }
    case 'EncounterBillAssigned':
      return { ...state, transactionId: data.transactionId };
  }
};

/**
 * One visit of one patient. Whatever is written about her care checks only this stream to know whether it may be
 * written.
 */
export const encounter: Aggregate<EncounterState, EncounterEvent> = {
  kind: 'encounter',
  initial: { status: 'none' },
  evolve,
};
