import type { Staff } from '../kernel/care-header.js';
import type { EventData, ReferralEvent } from './events.js';

/** What VClaim is told of a referral. */
export type Asked = EventData<'ReferralNumberRequested'>['asked'];

/** It was asked of VClaim; `waitsFor` is why a queued one waits, if an attempt has failed. */
interface Request extends Pick<
  EventData<'ReferralNumberRequested'>,
  'request' | 'providerCode' | 'eligibilityLetter' | 'asked' | 'requestedBy'
> {
  readonly status: 'queued' | 'failed' | 'withdrawn';
  readonly waitsFor: string | null;
}

/** How a referral to another facility gets its number, and what VClaim has under it. */
export interface Numbering {
  readonly number: string | null;
  /** What VClaim has under it; not known of a number that was typed, until that is changed. */
  readonly issued: Asked | null;
  /** How often a number was asked for, and the last of these requests, until it gave one. */
  readonly requests: number;
  readonly request: Request | null;
  /** How often a change was asked for. */
  readonly changes: number;
  readonly change: {
    readonly change: number;
    readonly asked: Asked;
    readonly requestedBy: Staff;
    readonly waitsFor: string | null;
  } | null;
  readonly deletion: { readonly reason: string; readonly requestedBy: Staff; readonly waitsFor: string | null } | null;
}

export const unnumbered: Numbering = {
  ...{ number: null, issued: null, requests: 0, request: null, changes: 0, change: null, deletion: null },
};

type NumberEvent = Extract<ReferralEvent, { type: `ReferralNumber${string}` | 'ReferralAccepted' }>;

export const evolveNumbering = (state: Numbering, { type, data }: NumberEvent): Numbering => {
  const { request, change, deletion } = state;
  switch (type) {
    case 'ReferralAccepted':
      return { ...state, number: data.externalNumber ?? state.number };
    case 'ReferralNumbered': {
      const { externalNumber: number, issued = null } = data;
      const asked = { request: issued ? null : request, issued: issued && issued.asked };
      return { ...state, number, ...asked, change: null, deletion: null };
    }
    case 'ReferralNumberRequested': {
      const { providerCode, eligibilityLetter, asked, requestedBy } = data;
      const wanted = { request: data.request, providerCode, eligibilityLetter, asked, requestedBy };
      return { ...state, requests: data.request, request: { ...wanted, status: 'queued', waitsFor: null } };
    }
    case 'ReferralNumberRequestFailed': {
      const failed = data.willRetry ? { waitsFor: data.problem } : { status: 'failed' as const };
      return { ...state, request: request && { ...request, ...failed } };
    }
    case 'ReferralNumberRequestWithdrawn':
      return { ...state, request: request && { ...request, status: 'withdrawn' } };
    case 'ReferralNumberChangeRequested': {
      const { asked, requestedBy } = data;
      return {
        ...{ ...state, changes: data.change },
        change: { change: data.change, asked, requestedBy, waitsFor: null },
      };
    }
    case 'ReferralNumberChanged':
      return { ...state, issued: data.asked, change: null };
    case 'ReferralNumberChangeFailed':
      return { ...state, change: change && data.willRetry ? { ...change, waitsFor: data.problem } : null };
    case 'ReferralNumberDeletionRequested':
      return { ...state, deletion: { reason: data.reason, requestedBy: data.requestedBy, waitsFor: null } };
    case 'ReferralNumberDeleted':
      return { ...state, number: null, issued: null, change: null, deletion: null };
    case 'ReferralNumberDeletionFailed':
      return { ...state, deletion: deletion && data.willRetry ? { ...deletion, waitsFor: data.problem } : null };
  }
};

type Keys = Omit<EventData<'ReferralNumbered'>, 'externalNumber' | 'issued'>;

/** A request that waits is asked for no longer. */
export const noLonger = (keys: Keys, { request }: Numbering, withdrawnBy: Staff): ReferralEvent[] =>
  request?.status === 'queued'
    ? [{ type: 'ReferralNumberRequestWithdrawn', data: { ...keys, request: request.request, withdrawnBy } }]
    : [];

/** What VClaim has issued here is deleted there with the referral, since it would let her come by it. */
export const withoutNumber = (keys: Keys, numbering: Numbering, reason: string, by: Staff): ReferralEvent[] => {
  const { number, issued, deletion } = numbering;
  if (number === null || issued === null || deletion !== null) return noLonger(keys, numbering, by);
  return [
    {
      type: 'ReferralNumberDeletionRequested',
      data: { ...keys, externalNumber: number, reason, requestedBy: by },
    },
  ];
};
