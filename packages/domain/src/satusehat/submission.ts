import type { EncounterKind, EncounterStatus } from '@alur/contracts/encounter/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { recordProgress, SubmissionCause } from '@alur/contracts/satusehat/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { SatusehatEvent } from './events.js';
import type { SentKind } from './fhir/visit.js';

interface Submission extends CareHeader {
  /** How often it was requested; an attempt belongs to one request. */
  readonly request: number;
  /** What the service has: its ids by our own. */
  readonly remoteIds: Readonly<Record<string, string>>;
}
/** DOMAIN-WIRES 10. A visit that nobody has asked to send yet (*belum*) has no stream. */
export type SubmissionState =
  | { readonly status: 'none' }
  | (Submission & { readonly status: 'queued'; readonly waitsFor: string | null })
  | (Submission & { readonly status: 'sent' })
  | (Submission & { readonly status: 'failed' })
  | (Submission & { readonly status: 'waived' });

const evolve = (state: SubmissionState, { type, data }: SatusehatEvent): SubmissionState => {
  const { request = 0, remoteIds = {} } = state.status === 'none' ? {} : state;
  const submission: Submission = { ...headerOf(data), request, remoteIds };
  switch (type) {
    case 'SatusehatSubmissionRequested':
      return { ...submission, request: request + 1, status: 'queued', waitsFor: null };
    case 'SatusehatResourceSent':
      return state.status === 'none' ? state : { ...state, remoteIds: { ...remoteIds, [data.localId]: data.remoteId } };
    case 'SatusehatSubmissionCompleted':
      return { ...submission, status: 'sent' };
    case 'SatusehatSubmissionFailed':
      return data.willRetry
        ? { ...submission, status: 'queued', waitsFor: data.problem }
        : { ...submission, status: 'failed' };
    case 'SatusehatSubmissionWaived':
      return { ...submission, status: 'waived' };
  }
};

export const submission: Aggregate<SubmissionState, SatusehatEvent> = {
  kind: 'satusehat',
  initial: { status: 'none' },
  evolve,
};

export const isSentKind = (kind: EncounterKind): kind is SentKind =>
  kind === 'outpatient' || kind === 'emergency' || kind === 'inpatient';

/** The visit that is sent, as far as it matters. */
interface Visit extends CareHeader {
  readonly kind: EncounterKind;
  readonly status: EncounterStatus;
}

const requested = (visit: CareHeader, cause: SubmissionCause): SatusehatEvent[] => [
  { type: 'SatusehatSubmissionRequested', data: { ...headerOf(visit), cause } },
];

/**
 * What follows when a visit is finished: nothing where the facility does not send or somebody has decided that this
 * visit is not sent. A visit that is queued already is requested anew, since what is sent of it has changed. Medicine and
 * results that come later queue no visit that was never asked to be sent.
 */
export const request = (
  state: SubmissionState,
  visit: Visit,
  cause: SubmissionCause,
  isOn: boolean,
): SatusehatEvent[] =>
  isOn &&
  isSentKind(visit.kind) &&
  visit.status === 'finished' &&
  state.status !== 'waived' &&
  !(cause === 'supplemented' && state.status === 'none')
    ? requested(visit, cause)
    : [];

const ensureSendable = (visit: Visit): void => {
  ensure(isSentKind(visit.kind), 'satusehat.other-kind');
  ensure(visit.status === 'finished', 'satusehat.not-finished');
};

export const resend = (state: SubmissionState, visit: Visit, isOn: boolean): SatusehatEvent[] => {
  ensure(isOn, 'settings.no-credentials');
  ensureSendable(visit);
  ensure(state.status !== 'queued', 'satusehat.already-queued');
  return requested(visit, 'asked');
};

export const waive = (state: SubmissionState, visit: Visit, reason: string, waivedBy: Staff): SatusehatEvent[] => {
  ensureSendable(visit);
  ensure(state.status !== 'sent', 'satusehat.already-sent');
  ensure(state.status !== 'waived', 'satusehat.already-waived');
  return [{ type: 'SatusehatSubmissionWaived', data: { ...headerOf(visit), reason, waivedBy } }];
};

/**
 * What was sent is recorded whatever has happened meanwhile, because the service has it. How the attempt ended counts
 * only for the request that it was made for, and a service that is still not reached says so once.
 */
export const progress = (
  state: SubmissionState,
  { request: attempted, sent, outcome }: Pick<BodyOf<typeof recordProgress>, 'request' | 'sent' | 'outcome'>,
): SatusehatEvent[] => {
  if (state.status === 'none') return [];
  const header = headerOf(state);
  const events: SatusehatEvent[] = sent.map(resource => ({
    type: 'SatusehatResourceSent',
    data: { ...header, ...resource },
  }));
  if ('continues' in outcome || state.status !== 'queued' || state.request !== attempted) return events;
  if ('completed' in outcome) {
    const { leftOut } = outcome;
    const resources = new Set([...Object.keys(state.remoteIds), ...sent.map(({ localId }) => localId)]).size;
    return [
      ...events,
      { type: 'SatusehatSubmissionCompleted', data: { ...header, resources, ...(leftOut.length > 0 && { leftOut }) } },
    ];
  }
  const { failed } = outcome;
  if (isToldAlready(failed, state.waitsFor)) return events;
  return [...events, { type: 'SatusehatSubmissionFailed', data: { ...header, ...failed } }];
};
