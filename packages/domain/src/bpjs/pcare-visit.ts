import type { PcareFailure, ReferralLetter, Registration, VisitReport } from '@alur/contracts/bpjs/commands';
import { withSubspecialty, type PcareItemKind } from '@alur/contracts/bpjs/enums';
import { REFERRED_ON } from '@alur/contracts/bpjs/references';
import type { EncounterStatus } from '@alur/contracts/encounter/enums';
import type { Payer } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { BpjsEvent } from './events.js';

/** `waitsFor` is the problem of the last attempt, so that an outage is told once. */
interface Queued {
  readonly status: 'queued';
  readonly waitsFor: string | null;
}
type RegistrationState =
  | { readonly status: 'none' | 'failed' | 'deleted' }
  | Queued
  | { readonly status: 'registered'; readonly there: Registration }
  /** PCare may have it although nobody recorded so. */
  | { readonly status: 'deleting'; readonly there: Registration | null; readonly waitsFor: string | null };
type ReportState = { readonly status: 'none' } | Queued | { readonly status: 'failed' } | { readonly status: 'sent' };

/** The letter of the last report that referred her on. `of` is the facility's own referral, if it carries one out. */
type LetterState =
  | { readonly status: 'none' }
  | { readonly status: 'due' | 'failed'; readonly of: number | null; readonly waitsFor: string | null }
  | { readonly status: 'issued'; readonly of: number | null; readonly number: string };

/** A medicine or treatment: what PCare calls it, once it has it, and why the last attempt did not end. */
interface ItemState {
  readonly remoteId: string | null;
  readonly failed: { readonly problem: string; readonly willRetry: boolean } | null;
}

/** What PCare has of a visit: first its registration, then the report of it. */
export interface PcareVisitState {
  readonly registration: RegistrationState;
  readonly report: ReportState;
  readonly letter: LetterState;
  /** What the last report said of a referral; undefined for none. */
  readonly refers: { readonly of: number | null } | undefined;
  /** By kind and id here. */
  readonly items: Readonly<Record<string, ItemState>>;
  /** How often each was requested; an attempt belongs to one request. */
  readonly registrationRequest: number;
  readonly reportRequest: number;
}

const none = { status: 'none' } as const;
const queued = (waitsFor: string | null = null): Queued => ({ status: 'queued', waitsFor });
const itemKey = ({ kind, localId }: { kind: PcareItemKind; localId: string }): string => `${kind}-${localId}`;
const withItem = (state: PcareVisitState, of: { kind: PcareItemKind; localId: string }, is: Partial<ItemState>) => {
  const before = state.items[itemKey(of)] ?? { remoteId: null, failed: null };
  return { ...state, items: { ...state.items, [itemKey(of)]: { ...before, ...is } } };
};
/** What failed is tried anew when the visit is reported again. */
const unfailed = (items: PcareVisitState['items']): PcareVisitState['items'] =>
  Object.fromEntries(Object.entries(items).map(([key, item]) => [key, { ...item, failed: null }]));

const evolve = (state: PcareVisitState, { type, data }: BpjsEvent): PcareVisitState => {
  const { registration } = state;
  switch (type) {
    case 'PcareRegistrationRequested':
      return { ...state, registration: queued(), registrationRequest: state.registrationRequest + 1 };
    case 'PcareRegistered': {
      const { number, cardNumber, date, poliCode } = data;
      const there = { number, cardNumber, date, poliCode };
      const isDeleting = registration.status === 'deleting';
      return { ...state, registration: isDeleting ? { ...registration, there } : { status: 'registered', there } };
    }
    case 'PcareRegistrationFailed':
      return { ...state, registration: data.willRetry ? queued(data.problem) : { status: 'failed' } };
    case 'PcareRegistrationDeletionRequested': {
      const there = registration.status === 'registered' ? registration.there : null;
      return { ...state, registration: { status: 'deleting', there, waitsFor: null } };
    }
    case 'PcareRegistrationDeleted':
      return { ...state, registration: { status: 'deleted' } };
    case 'PcareRegistrationDeletionFailed': {
      if (registration.status !== 'deleting') return state;
      const { there } = registration;
      if (data.willRetry) return { ...state, registration: { ...registration, waitsFor: data.problem } };
      return { ...state, registration: there ? { status: 'registered', there } : { status: 'failed' } };
    }
    case 'PcareVisitRequested': {
      const refers = data.referral ? { of: data.referral.referralId } : undefined;
      const reportRequest = state.reportRequest + 1;
      return { ...state, report: queued(), reportRequest, refers, items: unfailed(state.items) };
    }
    case 'PcareVisitSent': {
      const { refers } = state;
      return {
        ...state,
        report: { status: 'sent' },
        letter: refers ? { status: 'due', ...refers, waitsFor: null } : none,
      };
    }
    case 'PcareVisitFailed':
      return { ...state, report: data.willRetry ? queued(data.problem) : { status: 'failed' } };
    case 'PcareReferralIssued': {
      const of = state.letter.status === 'none' ? null : state.letter.of;
      return { ...state, letter: { status: 'issued', of, number: data.letter.number } };
    }
    case 'PcareReferralFailed': {
      if (state.letter.status !== 'due') return state;
      return {
        ...state,
        letter: { ...state.letter, status: data.willRetry ? 'due' : 'failed', waitsFor: data.problem },
      };
    }
    case 'PcareItemSent':
      return withItem(state, data, { remoteId: data.remoteId, failed: null });
    case 'PcareItemDeleted':
      return withItem(state, data, { remoteId: null, failed: null });
    case 'PcareItemFailed':
      return withItem(state, data, { failed: { problem: data.problem, willRetry: data.willRetry } });
  }
};

export const pcareVisit: Aggregate<PcareVisitState, BpjsEvent> = {
  kind: 'bpjs',
  initial: {
    ...{ registration: none, report: none, registrationRequest: 0, reportRequest: 0 },
    ...{ letter: none, refers: undefined, items: {} },
  },
  evolve,
};

/** The visit, as far as it matters to PCare. */
interface Visit extends CareHeader {
  readonly status: EncounterStatus;
  readonly payer: Payer;
}

/** SPEC 4: attendance first. A registration that failed, or was deleted, may be asked for again. */
export const register = ({ registration }: PcareVisitState, visit: Visit, isOn: boolean): BpjsEvent[] => {
  ensure(isOn, 'settings.no-credentials');
  ensure(visit.status !== 'cancelled', 'booking.cancelled');
  ensure(visit.status !== 'planned', 'booking.attendance-unconfirmed');
  ensure(registration.status !== 'queued', 'bpjs.already-queued');
  ensure(registration.status !== 'registered', 'bpjs.already-registered');
  ensure(registration.status !== 'deleting', 'bpjs.deleting');
  return [{ type: 'PcareRegistrationRequested', data: headerOf(visit) }];
};

/** What was registered is recorded whatever has happened meanwhile, because PCare has it. */
export const registered = (state: PcareVisitState, visit: CareHeader, there: Registration): BpjsEvent[] => {
  const { registration } = state;
  const known = registration.status === 'registered' || registration.status === 'deleting' ? registration.there : null;
  return known?.number === there.number && known.date === there.date
    ? []
    : [{ type: 'PcareRegistered', data: { ...headerOf(visit), ...there } }];
};

/** A failure counts only for the request that it was made for, and a service that is still not reached says so once. */
const failedAttempt = <Type extends 'PcareRegistrationFailed' | 'PcareVisitFailed'>(
  type: Type,
  state: { readonly status: string; readonly waitsFor?: string | null },
  isLatest: boolean,
  visit: CareHeader,
  failure: PcareFailure,
) =>
  state.status === 'queued' && isLatest && !isToldAlready(failure, state.waitsFor)
    ? [{ type, data: { ...headerOf(visit), ...failure } }]
    : [];

export const registrationFailed = (
  state: PcareVisitState,
  visit: CareHeader,
  request: number,
  failure: PcareFailure,
): BpjsEvent[] =>
  failedAttempt('PcareRegistrationFailed', state.registration, request === state.registrationRequest, visit, failure);

/** Whether the visit is none of PCare's any more: it was cancelled, or somebody else pays before it is finished. */
const isOver = ({ status, payer }: Visit): boolean =>
  status === 'cancelled' || (payer !== 'bpjs' && status !== 'finished');

/** Nothing is deleted of a visit that never was to be registered, is deleted already, or is to be registered after all. */
export const requestDeletion = ({ registration }: PcareVisitState, visit: Visit): BpjsEvent[] =>
  !isOver(visit) || ['none', 'deleted', 'deleting'].includes(registration.status)
    ? []
    : [{ type: 'PcareRegistrationDeletionRequested', data: headerOf(visit) }];

export const deletionEnded = (
  { registration }: PcareVisitState,
  visit: CareHeader,
  failure: PcareFailure | null,
): BpjsEvent[] => {
  if (registration.status !== 'deleting') return [];
  if (failure === null) return [{ type: 'PcareRegistrationDeleted', data: headerOf(visit) }];
  if (isToldAlready(failure, registration.waitsFor)) return [];
  return [{ type: 'PcareRegistrationDeletionFailed', data: { ...headerOf(visit), ...failure } }];
};

/** DOMAIN-WIRES 5: with status *rujuk lanjut* a referral, which is to a subspecialist or for a special cause. */
const ensureReferral = ({ discharge, referral, tacc }: VisitReport): void => {
  ensure((discharge === REFERRED_ON) === (referral !== null), 'bpjs.referral-asked', {}, 'discharge');
  ensure(referral !== null || tacc === null, 'bpjs.referral-asked', {}, 'discharge');
  if (referral === null) return;
  const { special, subspecialty, sarana } = referral;
  const isWhole = special === null ? subspecialty !== null && sarana !== null : sarana === null;
  const needs = special === null || withSubspecialty.includes(special);
  ensure(isWhole && needs === (subspecialty !== null), 'bpjs.referral-incomplete', {}, 'referral.subspecialty');
};

/**
 * A visit that was reported already is reported again, and replaced there. One whose number was typed by hand is reported
 * too: whether PCare has its registration is found when it is sent.
 */
export const report = (state: PcareVisitState, visit: Visit, said: VisitReport, isOn: boolean): BpjsEvent[] => {
  ensure(isOn, 'settings.no-credentials');
  ensure(visit.status === 'finished', 'bpjs.not-finished');
  ensure(state.report.status !== 'queued', 'bpjs.already-queued');
  ensureReferral(said);
  return [{ type: 'PcareVisitRequested', data: { ...headerOf(visit), ...said } }];
};

export const reportEnded = (
  state: PcareVisitState,
  visit: CareHeader,
  request: number,
  outcome: { readonly visitNumber: string } | { readonly failed: PcareFailure },
): BpjsEvent[] => {
  const isLatest = request === state.reportRequest;
  if ('failed' in outcome) return failedAttempt('PcareVisitFailed', state.report, isLatest, visit, outcome.failed);
  return state.report.status === 'queued' && isLatest
    ? [{ type: 'PcareVisitSent', data: { ...headerOf(visit), visitNumber: outcome.visitNumber } }]
    : [];
};

/** The letter counts for the report that it was made for. */
export const referralEnded = (
  state: PcareVisitState,
  visit: CareHeader,
  request: number,
  outcome: { readonly letter: ReferralLetter } | { readonly failed: PcareFailure },
): BpjsEvent[] => {
  const { letter } = state;
  if (letter.status !== 'due' || request !== state.reportRequest) return [];
  if ('letter' in outcome)
    return [{ type: 'PcareReferralIssued', data: { ...headerOf(visit), letter: outcome.letter } }];
  const { failed } = outcome;
  return isToldAlready(failed, letter.waitsFor)
    ? []
    : [{ type: 'PcareReferralFailed', data: { ...headerOf(visit), ...failed } }];
};

/** What is known already is not said again, because an attempt may be recorded twice. */
export const itemEnded = (
  state: PcareVisitState,
  visit: CareHeader,
  of: { readonly kind: PcareItemKind; readonly localId: string },
  outcome: { readonly remoteId: string } | { readonly deleted: true } | { readonly failed: PcareFailure },
): BpjsEvent[] => {
  const known = state.items[itemKey(of)];
  const data = { ...headerOf(visit), kind: of.kind, localId: of.localId };
  if ('remoteId' in outcome) {
    const { remoteId } = outcome;
    return known?.remoteId === remoteId ? [] : [{ type: 'PcareItemSent', data: { ...data, remoteId } }];
  }
  if ('deleted' in outcome) {
    const isGone = !known || (known.remoteId === null && known.failed === null);
    return isGone ? [] : [{ type: 'PcareItemDeleted', data: { ...data, remoteId: known.remoteId } }];
  }
  const { problem, willRetry } = outcome.failed;
  return known?.failed?.problem === problem && known.failed.willRetry === willRetry
    ? []
    : [{ type: 'PcareItemFailed', data: { ...data, ...outcome.failed } }];
};
