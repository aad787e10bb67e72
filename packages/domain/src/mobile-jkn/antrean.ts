import type { PcareFailure } from '@alur/contracts/bpjs/commands';
import type { BookingSource, Payer } from '@alur/contracts/kernel/enums';
import type { AntreanStep, AntreanStepStatus } from '@alur/contracts/mobile-jkn/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { AntreanEvent } from './events.js';

interface Step {
  readonly step: AntreanStep;
  readonly status: AntreanStepStatus;
  /** The problem of the last attempt while it is queued, so that an outage is told once. */
  readonly waitsFor: string | null;
}

/** Where a number is: the clinic and its day. */
export interface Place {
  readonly unitId: number;
  readonly date: string;
}

/** What BPJS is told of a number, in the order in which it happened; each once, until it is moved. */
export interface AntreanState {
  readonly steps: readonly Step[];
  /** Where it was last told to be taken; null while that is known of its booking alone. */
  readonly place: Place | null;
}

const evolve = (state: AntreanState, { type, data }: AntreanEvent): AntreanState => {
  const { steps } = state;
  const changed = (status: AntreanStepStatus, waitsFor: string | null = null): AntreanState => ({
    ...state,
    steps: steps.map(each => (each.step === data.step ? { ...each, status, waitsFor } : each)),
  });
  switch (type) {
    case 'AntreanStepRequested': {
      const asked = { step: data.step, status: 'queued' as const, waitsFor: null };
      if (data.step === 'moved' && data.place) return { ...state, steps: [asked] };
      const next = steps.some(({ step }) => step === data.step)
        ? changed('queued')
        : { ...state, steps: [...steps, asked] };
      return data.step === 'added' && data.place ? { ...next, place: data.place } : next;
    }
    case 'AntreanStepSent':
      return changed('sent');
    case 'AntreanStepFailed':
      return data.willRetry ? changed('queued', data.problem) : changed('failed');
  }
};

export const antrean: Aggregate<AntreanState, AntreanEvent> = {
  kind: 'antrean',
  initial: { steps: [], place: null },
  evolve,
};

/** The visit, as far as it matters to BPJS's queue, and which of its queues the facility is with. */
export interface QueuedVisit extends CareHeader {
  readonly payer: Payer;
  readonly source: BookingSource;
  readonly care: 'primary' | 'hospital';
  readonly isCancelled: boolean;
  readonly isPresent: boolean;
  readonly place: Place;
  /** Where she first got a number. */
  readonly firstPlace: Place;
}

const stepOf = ({ steps }: AntreanState, step: AntreanStep): Step | undefined => steps.find(each => each.step === step);

/** One that BPJS gave, or was told of and did not refuse. */
const isKnownThere = (state: AntreanState, source: BookingSource): boolean => {
  const added = stepOf(state, 'added');
  return added ? added.status !== 'failed' : source === 'mobile-jkn';
};

/**
 * What BPJS has from Mobile JKN it is not told again; of a number that it was never to have nothing more is told, and one
 * that it refused need not be cancelled there. A hospital tells of all its numbers, whoever pays, and of the consultation
 * and the pharmacy too (DOMAIN-WIRES 3.1); so its number stays there when another pays.
 */
const isDue = (state: AntreanState, { source, payer, care, isCancelled }: QueuedVisit, step: AntreanStep): boolean => {
  const isTheirs = source === 'mobile-jkn';
  const added = stepOf(state, 'added');
  const isThere = isTheirs || added !== undefined;
  const isTold = care === 'hospital' || payer === 'bpjs';
  switch (step) {
    case 'added':
      return !isTheirs && isTold;
    case 'present':
    case 'absent':
      return isThere && isTold;
    case 'cancelled':
      return (isTheirs || (added !== undefined && added.status !== 'failed')) && (care === 'primary' || isCancelled);
    case 'moved':
      return isKnownThere(state, source) && care === 'primary';
    case 'started':
    case 'finished':
    case 'preparing':
    case 'handed_over':
      return isThere && care === 'hospital';
  }
};

/** A number that was not added for want of something is tried again when that may be there. */
const isWanted = (state: AntreanState, step: AntreanStep): boolean => {
  const before = stepOf(state, step);
  return before === undefined || (step === 'added' && before.status === 'failed');
};

const requested = (visit: CareHeader, step: AntreanStep, place?: Place): AntreanEvent => ({
  type: 'AntreanStepRequested',
  data: { ...headerOf(visit), step, ...(place && { place }) },
});

/**
 * BPJS cannot be told that a number was moved (DOMAIN-WIRES 4): it is taken back where it is, and taken anew. One that is
 * being taken back already is told as it stands when its turn comes.
 */
const moved = (state: AntreanState, visit: QueuedVisit): AntreanEvent[] => {
  if (visit.payer !== 'bpjs' || stepOf(state, 'cancelled') || !isDue(state, visit, 'moved')) return [];
  const anew = requested(visit, 'added', visit.place);
  const before = stepOf(state, 'moved');
  if (before && before.status !== 'sent') return [anew];
  return [
    requested(visit, 'moved', state.place ?? visit.firstPlace),
    anew,
    ...(visit.isPresent ? [requested(visit, 'present')] : []),
  ];
};

export const request = (state: AntreanState, visit: QueuedVisit, step: AntreanStep): AntreanEvent[] => {
  if (step === 'moved') return moved(state, visit);
  if (!isWanted(state, step) || !isDue(state, visit, step)) return [];
  return [requested(visit, step, step === 'added' ? visit.place : undefined)];
};

/** Only the step whose turn it is has an outcome, and a service that is still not reached says so once. */
export const ended = (
  state: AntreanState,
  visit: CareHeader,
  step: AntreanStep,
  failure: PcareFailure | null,
): AntreanEvent[] => {
  const next = state.steps.find(({ status }) => status !== 'sent');
  if (next?.step !== step || next.status !== 'queued' || (failure && isToldAlready(failure, next.waitsFor))) return [];
  const data = { ...headerOf(visit), step };
  return failure ? [{ type: 'AntreanStepFailed', data: { ...data, ...failure } }] : [{ type: 'AntreanStepSent', data }];
};

/** What waits already needs nobody to ask for it; a number that was refused is taken where it is by then. */
export const resend = ({ steps }: AntreanState, visit: CareHeader & Place): AntreanEvent[] => {
  const next = steps.find(({ status }) => status !== 'sent');
  ensure(next !== undefined, 'mobile-jkn.nothing-failed');
  if (next?.status !== 'failed') return [];
  const { unitId, date } = visit;
  return [requested(visit, next.step, next.step === 'added' ? { unitId, date } : undefined)];
};
