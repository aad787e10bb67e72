import type { PcareFailure } from '@alur/contracts/bpjs/commands';
import type { BookingSource, Payer } from '@alur/contracts/kernel/enums';
import type { AntreanStep, AntreanStepStatus } from '@alur/contracts/mobile-jkn/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { AntreanEvent } from './events.js';

interface Step {
  readonly step: AntreanStep;
  readonly status: AntreanStepStatus;
  /** The problem of the last attempt while it is queued, so that an outage is told once. */
  readonly waitsFor: string | null;
}

/** What BPJS is told of a number, in the order in which it happened; each once. */
export interface AntreanState {
  readonly steps: readonly Step[];
}

const evolve = ({ steps }: AntreanState, { type, data }: AntreanEvent): AntreanState => {
  const changed = (status: AntreanStepStatus, waitsFor: string | null = null): AntreanState => ({
    steps: steps.map(each => (each.step === data.step ? { ...each, status, waitsFor } : each)),
  });
  switch (type) {
    case 'AntreanStepRequested':
      return steps.some(({ step }) => step === data.step)
        ? changed('queued')
        : { steps: [...steps, { step: data.step, status: 'queued', waitsFor: null }] };
    case 'AntreanStepSent':
      return changed('sent');
    case 'AntreanStepFailed':
      return data.willRetry ? changed('queued', data.problem) : changed('failed');
  }
};

export const antrean: Aggregate<AntreanState, AntreanEvent> = { kind: 'antrean', initial: { steps: [] }, evolve };

/** The visit, as far as it matters to BPJS's queue, and which of its queues the facility is with. */
export interface QueuedVisit extends CareHeader {
  readonly payer: Payer;
  readonly source: BookingSource;
  readonly care: 'primary' | 'hospital';
  readonly isCancelled: boolean;
}

const stepOf = ({ steps }: AntreanState, step: AntreanStep): Step | undefined => steps.find(each => each.step === step);

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

export const request = (state: AntreanState, visit: QueuedVisit, step: AntreanStep): AntreanEvent[] =>
  isWanted(state, step) && isDue(state, visit, step)
    ? [{ type: 'AntreanStepRequested', data: { ...headerOf(visit), step } }]
    : [];

/** Only the step that waits has an outcome, and a service that is still not reached says so once. */
export const ended = (
  state: AntreanState,
  visit: CareHeader,
  step: AntreanStep,
  failure: PcareFailure | null,
): AntreanEvent[] => {
  const { status, waitsFor } = stepOf(state, step) ?? {};
  if (status !== 'queued' || (failure?.willRetry && waitsFor === failure.problem)) return [];
  const data = { ...headerOf(visit), step };
  return failure ? [{ type: 'AntreanStepFailed', data: { ...data, ...failure } }] : [{ type: 'AntreanStepSent', data }];
};

/** What waits already needs nobody to ask for it. */
export const resend = ({ steps }: AntreanState, visit: CareHeader): AntreanEvent[] => {
  const next = steps.find(({ status }) => status !== 'sent');
  ensure(next !== undefined, 'mobile-jkn.nothing-failed');
  return next?.status === 'failed'
    ? [{ type: 'AntreanStepRequested', data: { ...headerOf(visit), step: next.step } }]
    : [];
};
