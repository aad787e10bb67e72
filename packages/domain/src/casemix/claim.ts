import type { Grouping } from '@alur/contracts/casemix/commands';
import type { SubmissionGoal } from '@alur/contracts/casemix/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import type { ClaimEvent, EventData } from './events.js';

/** How the claim stands with E-Klaim; `waitsFor` is what kept the last attempt from reaching it. */
export type Submission =
  | { readonly status: 'unsent' }
  | { readonly status: 'queued'; readonly goal: SubmissionGoal; readonly waitsFor: string | null }
  | { readonly status: 'grouped' }
  | { readonly status: 'sent' }
  | { readonly status: 'failed' };

interface Claim extends CareHeader {
  readonly claimId: number;
  readonly encounterIds: readonly number[];
  readonly letterNumber: string;
  readonly data: EventData<'ClaimDataChanged'> | null;
  /** How often it was requested; an attempt belongs to one request. */
  readonly request: number;
  readonly submission: Submission;
  readonly groupings: readonly Grouping[];
}

/** A claim is open until it is coded; a finalized one stays as it is until it is reopened. */
export type ClaimState =
  | { readonly status: 'none' }
  | (Claim & { readonly status: 'open' })
  | (Claim & { readonly status: 'coded' })
  | (Claim & { readonly status: 'finalized' })
  | (Claim & { readonly status: 'cancelled' });
export type AnyClaim = Exclude<ClaimState, { status: 'none' }>;

/** The results with this one in place of the same grouper's former one. */
export const withGrouping = (all: readonly Grouping[], { system, code, description, tariff, version }: Grouping) => [
  ...all.filter(each => each.system !== system),
  { system, code, description, tariff, version },
];

type SubmissionEvent = Extract<ClaimEvent, { type: 'ClaimGrouped' | 'ClaimSubmissionFailed' }>;

/** A claim that was to be grouped alone has come to its end with the second grouper's result. */
const afterAttempt = (submission: Submission, { type, data }: SubmissionEvent): Submission => {
  if (type === 'ClaimSubmissionFailed' && !data.willRetry) return { status: 'failed' };
  if (submission.status !== 'queued') return submission;
  if (type === 'ClaimSubmissionFailed') return { ...submission, waitsFor: data.problem };
  return submission.goal === 'grouped' && data.system === 'inacbg' ? { status: 'grouped' } : submission;
};

const evolve = (state: ClaimState, event: ClaimEvent): ClaimState => {
  if (event.type === 'ClaimOpened') {
    const { claimId, encounterIds, letterNumber } = event.data;
    const nothingYet = { data: null, request: 0, submission: { status: 'unsent' }, groupings: [] } as const;
    return { ...headerOf(event.data), claimId, encounterIds, letterNumber, ...nothingYet, status: 'open' };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'ClaimCoded':
      return { ...state, status: 'coded' };
    case 'ClaimDataChanged':
      return { ...state, data: event.data };
    case 'ClaimFinalized':
      return { ...state, status: 'finalized' };
    case 'ClaimReopened':
      return { ...state, status: 'coded', submission: { status: 'unsent' }, groupings: [] };
    case 'ClaimCancelled':
      return { ...state, status: 'cancelled' };
    case 'ClaimSubmissionRequested': {
      const submission = { status: 'queued', goal: event.data.goal, waitsFor: null } as const;
      return { ...state, request: state.request + 1, submission };
    }
    case 'ClaimGrouped': {
      const groupings = withGrouping(state.groupings, event.data);
      return { ...state, groupings, submission: afterAttempt(state.submission, event) };
    }
    case 'ClaimSubmitted':
      return { ...state, submission: { status: 'sent' } };
    case 'ClaimSubmissionFailed':
      return { ...state, submission: afterAttempt(state.submission, event) };
  }
};

export const claim: Aggregate<ClaimState, ClaimEvent> = { kind: 'claim', initial: { status: 'none' }, evolve };
