import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import type { ClaimEvent, EventData } from './events.js';

interface Claim extends CareHeader {
  readonly claimId: number;
  readonly encounterIds: readonly number[];
  readonly letterNumber: string;
  readonly data: EventData<'ClaimDataChanged'> | null;
}

/** A claim is open until it is coded; a finalized one stays as it is until it is reopened. */
export type ClaimState =
  | { readonly status: 'none' }
  | (Claim & { readonly status: 'open' })
  | (Claim & { readonly status: 'coded' })
  | (Claim & { readonly status: 'finalized' })
  | (Claim & { readonly status: 'cancelled' });
export type AnyClaim = Exclude<ClaimState, { status: 'none' }>;

const evolve = (state: ClaimState, { type, data }: ClaimEvent): ClaimState => {
  if (type === 'ClaimOpened') {
    const { claimId, encounterIds, letterNumber } = data;
    return { ...headerOf(data), claimId, encounterIds, letterNumber, data: null, status: 'open' };
  }
  if (state.status === 'none') return state;
  switch (type) {
    case 'ClaimCoded':
      return { ...state, status: 'coded' };
    case 'ClaimDataChanged':
      return { ...state, data };
    case 'ClaimFinalized':
      return { ...state, status: 'finalized' };
    case 'ClaimReopened':
      return { ...state, status: 'coded' };
    case 'ClaimCancelled':
      return { ...state, status: 'cancelled' };
  }
};

export const claim: Aggregate<ClaimState, ClaimEvent> = { kind: 'claim', initial: { status: 'none' }, evolve };
