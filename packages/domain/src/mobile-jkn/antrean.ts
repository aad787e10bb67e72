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

/** The visit, as far as it matters to BPJS's queue. */
export interface QueuedVisit extends CareHeader {
  readonly payer: Payer;
  readonly source: BookingSource;
}

const stepOf = ({ steps }: AntreanState, step: AntreanStep): Step | undefined => steps.find(each => each.step === step);

/**
 * What BPJS has from Mobile JKN it is not told again; of a number that it was never to have nothing more is told, and one
 * that it refused need not be cancelled there.
 */
const isDue = (state: AntreanState, { source, payer }: QueuedVisit, step: AntreanStep): boolean => {
  const isTheirs = source === 'mobile-jkn';
  const added = stepOf(state, 'added');
  switch (step) {
    case 'added':
      return !isTheirs && payer === 'bpjs';
    case 'present':
    case 'absent':
      return (isTheirs || added !== undefined) && payer === 'bpjs';
    case 'cancelled':
      return isTheirs || (added !== undefined && added.status !== 'failed');
  }
};

export const request = (state: AntreanState, visit: QueuedVisit, step: AntreanStep): AntreanEvent[] =>
  stepOf(state, step) === undefined && isDue(state, visit, step)
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
