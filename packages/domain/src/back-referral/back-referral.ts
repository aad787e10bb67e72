import type { recordBackReferralDeletion, recordBackReferralRequest } from '@alur/contracts/back-referral/commands';
import type { CareKind } from '@alur/contracts/casemix/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { numberTaken } from '../asked-of-vclaim.js';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { BackReferralEvent, EventData } from './events.js';

type Requested = EventData<'BackReferralRequested'>;
type Letter = CareHeader & Pick<Requested, 'backReferralId' | 'eligibilityLetter'>;
/** It was asked of VClaim; `waitsFor` is why a queued one waits, if an attempt has failed. */
export type AskedBackReferral = Requested & {
  readonly status: 'queued' | 'failed' | 'withdrawn';
  readonly waitsFor: string | null;
};
/** VClaim is to delete it; `waitsFor` is why that waits. */
interface Deletion {
  readonly reason: string;
  readonly requestedBy: Staff;
  readonly waitsFor: string | null;
}
type Held = Letter & { readonly number: string; readonly isTyped: boolean };

export type BackReferralState =
  | { readonly status: 'none' }
  | AskedBackReferral
  | (Held & { readonly status: 'issued'; readonly deletion: Deletion | null })
  | (Held & { readonly status: 'voided' });

const asked = (state: BackReferralState): state is AskedBackReferral =>
  state.status === 'queued' || state.status === 'failed' || state.status === 'withdrawn';

const lettered = (it: Letter): Letter => ({
  ...{ ...headerOf(it), backReferralId: it.backReferralId, eligibilityLetter: it.eligibilityLetter },
});

const issued = (state: BackReferralState, data: EventData<'BackReferralIssued'>): BackReferralState => {
  const { number, typed } = data;
  if (typed !== null) {
    const { eligibilityLetter } = typed;
    return { ...lettered({ ...data, eligibilityLetter }), number, isTyped: true, deletion: null, status: 'issued' };
  }
  return asked(state) ? { ...lettered(state), number, isTyped: false, deletion: null, status: 'issued' } : state;
};

export const backReferral: Aggregate<BackReferralState, BackReferralEvent> = {
  kind: 'back_referral',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'BackReferralRequested':
        return { ...data, waitsFor: null, status: 'queued' };
      case 'BackReferralIssued':
        return issued(state, data);
      case 'BackReferralRequestFailed':
        return asked(state)
          ? { ...state, ...(data.willRetry ? { waitsFor: data.problem } : { status: 'failed' }) }
          : state;
      case 'BackReferralRequestWithdrawn':
        return asked(state) ? { ...state, status: 'withdrawn' } : state;
      case 'BackReferralDeletionRequested': {
        const { reason, requestedBy } = data;
        return state.status === 'issued' ? { ...state, deletion: { reason, requestedBy, waitsFor: null } } : state;
      }
      case 'BackReferralDeletionFailed': {
        if (state.status !== 'issued') return state;
        const { deletion } = state;
        return { ...state, deletion: deletion && data.willRetry ? { ...deletion, waitsFor: data.problem } : null };
      }
      case 'BackReferralVoided': {
        if (state.status !== 'issued') return state;
        return { ...lettered(state), number: state.number, isTyped: state.isTyped, status: 'voided' };
      }
    }
  },
};

const keysOf = (it: Letter) => ({ ...headerOf(it), backReferralId: it.backReferralId });

/** The one that holds; throws where none does. */
export const heldBackReferral = (state: BackReferralState): Extract<BackReferralState, { status: 'issued' }> => {
  ensure(state.status !== 'none', 'back-referral.not-found');
  ensure(state.status === 'issued', 'back-referral.not-issued');
  return state;
};

/** It rests on the letter of an outpatient's visit, which is in force. */
export const restingOn = (
  visit: { readonly payer: string },
  letter: { readonly number: string; readonly care: CareKind } | null,
): string => {
  ensure(visit.payer === 'bpjs', 'casemix.not-insured');
  ensure(letter !== null, 'casemix.no-letter');
  ensure(letter.care === 'outpatient', 'back-referral.inpatient');
  return letter.number;
};

/** Nothing that is known here to be missing is left to BPJS to find. */
export const request = (
  said: Requested,
  { bpjsNo, address }: { readonly bpjsNo: string | null; readonly address: string | null },
): BackReferralEvent[] => {
  ensure(bpjsNo !== null, 'casemix.card-missing');
  ensure(address !== null, 'back-referral.address-missing');
  for (const [at, { medicine }] of said.medicines.entries()) {
    const first = said.medicines.findIndex(each => each.medicine.code === medicine.code);
    ensure(first === at, 'back-referral.medicine-twice', {}, `medicines.${at}.medicine`);
  }
  return [{ type: 'BackReferralRequested', data: said }];
};

/** Records what BPJS has issued in its own pages. */
export const record = (
  { typed, ...said }: EventData<'BackReferralIssued'> & { typed: object },
  today: string,
): BackReferralEvent[] => {
  ensure(said.issuedOn <= today, 'back-referral.later', {}, 'issuedOn');
  return [{ type: 'BackReferralIssued', data: { ...said, typed } }];
};

export const withdraw = (state: BackReferralState, withdrawnBy: Staff): BackReferralEvent[] => {
  ensure(state.status !== 'none', 'back-referral.not-found');
  ensure(state.status === 'queued', 'back-referral.not-requested');
  return [{ type: 'BackReferralRequestWithdrawn', data: { ...keysOf(state), withdrawnBy } }];
};

/**
 * What BPJS has issued is recorded even if the request was withdrawn meanwhile, unless the visit has another one since
 * (`hasOther`). A BPJS that is still not reached says so once.
 */
export const recordOutcome = (
  state: BackReferralState,
  { outcome }: BodyOf<typeof recordBackReferralRequest>,
  { isTaken, hasOther }: { isTaken: boolean; hasOther: boolean },
): BackReferralEvent[] => {
  if (!asked(state) || state.status === 'failed') return [];
  if ('issued' in outcome && !isTaken)
    return hasOther ? [] : [{ type: 'BackReferralIssued', data: { ...keysOf(state), ...outcome.issued, typed: null } }];
  const failed = 'failed' in outcome ? outcome.failed : numberTaken(outcome.issued.number);
  if (state.status !== 'queued' || isToldAlready(failed, state.waitsFor)) return [];
  return [{ type: 'BackReferralRequestFailed', data: { ...keysOf(state), ...failed } }];
};

export const voidBackReferral = (state: BackReferralState, reason: string, voidedBy: Staff): BackReferralEvent[] => {
  const it = heldBackReferral(state);
  return [{ type: 'BackReferralVoided', data: { ...keysOf(it), number: it.number, reason, voidedBy } }];
};

export const requestDeletion = (state: BackReferralState, reason: string, requestedBy: Staff): BackReferralEvent[] => {
  const it = heldBackReferral(state);
  ensure(it.deletion === null, 'back-referral.deleting');
  return [{ type: 'BackReferralDeletionRequested', data: { ...keysOf(it), number: it.number, reason, requestedBy } }];
};

/** One that was voided by hand meanwhile stays so; a BPJS that is still not reached says so once. */
export const recordDeletion = (
  state: BackReferralState,
  { outcome }: BodyOf<typeof recordBackReferralDeletion>,
): BackReferralEvent[] => {
  if (state.status !== 'issued' || state.deletion === null) return [];
  const { reason, requestedBy, waitsFor } = state.deletion;
  if ('deleted' in outcome) return voidBackReferral(state, reason, requestedBy);
  const { failed } = outcome;
  if (isToldAlready(failed, waitsFor)) return [];
  return [{ type: 'BackReferralDeletionFailed', data: { ...keysOf(state), number: state.number, ...failed } }];
};
