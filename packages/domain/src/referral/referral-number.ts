import type { BodyOf } from '@alur/contracts/kernel/command';
import type { Payer } from '@alur/contracts/kernel/enums';
import type {
  AskedReferral,
  recordNumberChange,
  recordNumberDeletion,
  recordNumberRequest,
} from '@alur/contracts/referral/commands';
import { icd10 } from '../kernel/code-systems.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { ReferralEvent } from './events.js';
import { noLonger, withoutNumber, type Asked } from './numbering.js';
import { during, headed, there, typed, type AnyReferral, type By, type ReferralState } from './referral.js';

/** A number that came too late for its referral is deleted in VClaim. */
const OVER = 'Rujukan sudah dibatalkan';

/** The referral to another facility, if it was requested and is not over. */
const underWay = (state: ReferralState): AnyReferral =>
  typed(during(state, 'waiting_confirmation', 'ready_transfer', 'ongoing_transfer', 'done'), 'external');

/** Nothing that is known here to be missing is left to BPJS to find. */
const askedOf = (
  { diagnosis, poli, ...said }: AskedReferral,
  { referredOn, today }: { referredOn: string; today: string },
): Asked => {
  ensure(said.plannedOn >= today, 'referral.plan-past', {}, 'plannedOn');
  const isBack = said.extent === 'back';
  ensure(isBack || poli !== null, 'casemix.poli-needed', {}, 'poli');
  return { ...said, poli: isBack ? null : poli, diagnosis: icd10(diagnosis), referredOn };
};

interface Asking extends By {
  readonly visit: { readonly payer: Payer };
  /** Of the visit's eligibility letter that is in force. */
  readonly letterNumber: string | null;
  /** The facility's own in VClaim. */
  readonly providerCode: string;
  readonly today: string;
}

export const requestNumber = (
  state: ReferralState,
  said: AskedReferral,
  { visit, letterNumber: eligibilityLetter, providerCode, today, staff: requestedBy, now }: Asking,
): ReferralEvent[] => {
  const it = underWay(state);
  const { number, request, requests } = it.numbering;
  ensure(visit.payer === 'bpjs', 'casemix.not-insured');
  ensure(eligibilityLetter !== null, 'casemix.no-letter');
  ensure(number === null, 'referral.numbered');
  ensure(request?.status !== 'queued', 'referral.number-requested');
  const asked = askedOf(said, { referredOn: today, today });
  const keys = { ...headed(it, now), request: requests + 1 };
  return [{ type: 'ReferralNumberRequested', data: { ...keys, providerCode, eligibilityLetter, asked, requestedBy } }];
};

export const withdrawNumber = (state: ReferralState, { staff, now }: By): ReferralEvent[] => {
  const it = there(state);
  ensure(it.numbering.request?.status === 'queued', 'referral.number-not-requested');
  return noLonger(headed(it, now), it.numbering, staff);
};

/**
 * What BPJS has issued is recorded even if the request was withdrawn meanwhile, unless another number was recorded since.
 * A BPJS that is still not reached says so once.
 */
export const recordRequest = (
  state: ReferralState,
  { request: attempted, outcome }: BodyOf<typeof recordNumberRequest>,
  now: string,
): ReferralEvent[] => {
  const it = there(state);
  const { number, request } = it.numbering;
  if (request?.request !== attempted || request.status === 'failed') return [];
  const keys = headed(it, now);
  if ('failed' in outcome) {
    const { failed } = outcome;
    if (request.status !== 'queued' || isToldAlready(failed, request.waitsFor)) return [];
    return [{ type: 'ReferralNumberRequestFailed', data: { ...keys, request: attempted, ...failed } }];
  }
  if (number !== null) return [];
  const { eligibilityLetter, asked, requestedBy } = request;
  const externalNumber = outcome.issued.number;
  const issued = { request: attempted, eligibilityLetter, asked };
  const isOver = it.status === 'cancelled' || it.status === 'rejected';
  const known = { ...it.numbering, number: externalNumber, issued: asked };
  return [
    { type: 'ReferralNumbered', data: { ...keys, externalNumber, issued } },
    ...(isOver ? withoutNumber(keys, known, OVER, requestedBy) : []),
  ];
};

/** A number as it was given elsewhere; one that VClaim gave here is changed or deleted there. */
export const typeNumber = (state: ReferralState, externalNumber: string, { staff, now }: By): ReferralEvent[] => {
  const it = underWay(state);
  ensure(it.numbering.issued === null, 'referral.numbered', {}, 'externalNumber');
  ensure(it.numbering.deletion === null, 'referral.number-deleting', {}, 'externalNumber');
  const keys = headed(it, now);
  return [
    ...noLonger(keys, it.numbering, staff),
    { type: 'ReferralNumbered', data: { ...keys, externalNumber, issued: null } },
  ];
};

/** The number of a referral that is not being deleted. */
const heldNumber = ({ numbering: { number, deletion } }: AnyReferral): string => {
  ensure(number !== null, 'referral.not-numbered');
  ensure(deletion === null, 'referral.number-deleting');
  return number;
};

/** A facility changes and deletes its own numbers alone, by the code with which they begin. */
const ownNumber = (it: AnyReferral, providerCode: string): string => {
  const number = heldNumber(it);
  ensure(number.startsWith(providerCode), 'referral.number-elsewhere');
  return number;
};

/** The number stays, and the day of the referral, which of a number that was typed VClaim alone knows. */
export const requestChange = (
  state: ReferralState,
  said: AskedReferral,
  { providerCode, today, staff: requestedBy, now }: By & { providerCode: string; today: string },
): ReferralEvent[] => {
  const it = underWay(state);
  const externalNumber = ownNumber(it, providerCode);
  const { issued, changes } = it.numbering;
  const asked = askedOf(said, { referredOn: issued?.referredOn ?? today, today });
  const keys = { ...headed(it, now), externalNumber, change: changes + 1 };
  return [{ type: 'ReferralNumberChangeRequested', data: { ...keys, asked, requestedBy } }];
};

/** One that was deleted meanwhile is changed no more; a BPJS that is still not reached says so once. */
export const recordChange = (
  state: ReferralState,
  { change: attempted, outcome }: BodyOf<typeof recordNumberChange>,
  now: string,
): ReferralEvent[] => {
  const it = there(state);
  const { number, change } = it.numbering;
  if (number === null || change?.change !== attempted) return [];
  const keys = { ...headed(it, now), externalNumber: number, change: attempted };
  if ('changed' in outcome) {
    const asked = { ...change.asked, referredOn: outcome.changed.referredOn };
    return [{ type: 'ReferralNumberChanged', data: { ...keys, asked, changedBy: change.requestedBy } }];
  }
  const { failed } = outcome;
  if (isToldAlready(failed, change.waitsFor)) return [];
  return [{ type: 'ReferralNumberChangeFailed', data: { ...keys, ...failed } }];
};

export const requestDeletion = (
  state: ReferralState,
  reason: string,
  { providerCode, staff: requestedBy, now }: By & { providerCode: string },
): ReferralEvent[] => {
  const it = typed(there(state), 'external');
  const externalNumber = ownNumber(it, providerCode);
  return [
    { type: 'ReferralNumberDeletionRequested', data: { ...headed(it, now), externalNumber, reason, requestedBy } },
  ];
};

export const recordDeletion = (
  state: ReferralState,
  { outcome }: BodyOf<typeof recordNumberDeletion>,
  now: string,
): ReferralEvent[] => {
  const it = there(state);
  const { number, deletion } = it.numbering;
  if (number === null || deletion === null) return [];
  const keys = { ...headed(it, now), externalNumber: number };
  const { reason, requestedBy: deletedBy, waitsFor } = deletion;
  if ('deleted' in outcome) return [{ type: 'ReferralNumberDeleted', data: { ...keys, reason, deletedBy } }];
  const { failed } = outcome;
  if (isToldAlready(failed, waitsFor)) return [];
  return [{ type: 'ReferralNumberDeletionFailed', data: { ...keys, ...failed } }];
};
