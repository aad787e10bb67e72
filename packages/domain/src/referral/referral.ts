import type { ReferralSource, ReferralType } from '@alur/contracts/referral/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { nowOrAfter } from '../kernel/moment.js';
import { ensure } from '../kernel/rejection.js';
import type { ReferralEvent, EventData } from './events.js';
import { evolveNumbering, noLonger, unnumbered, withoutNumber, type Numbering } from './numbering.js';

/** The draft's content. */
export type Said = Pick<
  EventData<'ReferralDrafted'>,
  'type' | 'plannedOn' | 'reason' | 'unit' | 'destination' | 'diagnosis' | 'findings' | 'supporting' | 'therapy'
>;

interface Referral extends CareHeader {
  readonly referralId: number;
  readonly source: ReferralSource;
  readonly type: ReferralType;
  /** Whether everything is filled in that a request needs (DOMAIN 2.3). */
  readonly complete: boolean;
  /** Name of the other facility, or of the ward. */
  readonly facility: string | null;
  readonly toUnitName: string | null;
  /** The bed that is held for her. */
  readonly bedId: number | null;
  readonly numbering: Numbering;
}
/** SPEC 4. */
export type ReferralState =
  | { readonly status: 'none' }
  | (Referral & {
      readonly status: 'draft' | 'waiting_confirmation' | 'ready_transfer' | 'done' | 'rejected' | 'cancelled';
    })
  | (Referral & { readonly status: 'ongoing_transfer'; readonly departedAt: string });
export type AnyReferral = Exclude<ReferralState, { status: 'none' }>;
export type Ongoing = Extract<ReferralState, { status: 'ongoing_transfer' }>;

/** DOMAIN 2.3: reason and destination, and for an external referral a diagnosis. */
const isComplete = ({ type, reason, unit, destination, diagnosis }: Said): boolean =>
  reason !== '' && (type === 'internal' ? unit !== null : destination !== null && diagnosis !== null);

const draftOf = (data: Said) => ({
  type: data.type,
  complete: isComplete(data),
  facility: data.destination?.facility ?? null,
  toUnitName: data.unit?.unitName ?? null,
});

const referralOf = (state: AnyReferral): Referral => {
  const { referralId, source, type, complete, facility, toUnitName, bedId, numbering } = state;
  return { ...headerOf(state), referralId, source, type, complete, facility, toUnitName, bedId, numbering };
};

const evolve = (state: ReferralState, event: ReferralEvent): ReferralState => {
  if (event.type === 'ReferralDrafted') {
    const { referralId, source } = event.data;
    const held = { bedId: null, numbering: unnumbered };
    return { ...headerOf(event.data), referralId, source, ...draftOf(event.data), ...held, status: 'draft' };
  }
  if (state.status === 'none') return state;
  const it = referralOf(state);
  switch (event.type) {
    case 'ReferralDraftChanged':
      return { ...it, ...draftOf(event.data), status: 'draft' };
    case 'ReferralRequested':
      return { ...it, status: 'waiting_confirmation' };
    case 'ReferralAccepted': {
      const { hold } = event.data;
      const toUnitName = hold?.unitName ?? it.toUnitName;
      const numbering = evolveNumbering(it.numbering, event);
      return { ...it, toUnitName, bedId: hold?.bedId ?? null, numbering, status: 'ready_transfer' };
    }
    case 'ReferralRejected':
      return { ...it, status: 'rejected' };
    case 'ReferralDeparted':
      return { ...it, status: 'ongoing_transfer', departedAt: event.data.effectiveAt };
    case 'ReferralArrived':
      return { ...it, status: 'done' };
    case 'ReferralCancelled':
      return { ...it, status: 'cancelled' };
    case 'ReferralAnswered':
      return state;
    default:
      return { ...state, numbering: evolveNumbering(it.numbering, event) };
  }
};

/** A patient's transfer to another bed, or referral to another facility. */
export const referral: Aggregate<ReferralState, ReferralEvent> = {
  kind: 'referral',
  initial: { status: 'none' },
  evolve,
};

/** Refusal codes by status, for a command that is not allowed in it. */
const refusals: Readonly<Record<AnyReferral['status'], string>> = {
  draft: 'referral.is-draft',
  waiting_confirmation: 'referral.is-waiting',
  ready_transfer: 'referral.is-ready',
  ongoing_transfer: 'referral.is-ongoing',
  done: 'referral.is-done',
  rejected: 'referral.is-rejected',
  cancelled: 'referral.is-cancelled',
};

export const there = (state: ReferralState): AnyReferral => {
  ensure(state.status !== 'none', 'referral.not-found');
  return state;
};

/** The referral, if it is in one of these states, because none may be skipped (SPEC 4, DOMAIN 2.3). */
export const during = (state: ReferralState, ...statuses: readonly AnyReferral['status'][]): AnyReferral => {
  const it = there(state);
  ensure(statuses.includes(it.status), refusals[it.status]);
  return it;
};

/** The referral, if it is of this type. */
export const typed = (it: AnyReferral, type: ReferralType): AnyReferral => {
  ensure(it.type === type, type === 'internal' ? 'referral.not-internal' : 'referral.not-external');
  return it;
};

export interface By {
  readonly staff: Staff;
  readonly now: string;
}
export const headed = (it: AnyReferral, effectiveAt: string) => ({
  ...headerOf(it),
  referralId: it.referralId,
  effectiveAt,
});

/** Whether the receiving side was asked and she has not arrived yet. */
const isOpen = ({ status }: ReferralState): boolean =>
  status === 'waiting_confirmation' || status === 'ready_transfer' || status === 'ongoing_transfer';

/** The referral, if it can be cancelled with its visit: it was requested, and she has not departed. */
export const pending = (state: ReferralState): AnyReferral | undefined =>
  state.status === 'waiting_confirmation' || state.status === 'ready_transfer' ? state : undefined;

/** Throws while another of the visit's requests is open; it says where to. */
export const noneOpen = (others: readonly ReferralState[]): void => {
  const open = others.flatMap(each => (each.status !== 'none' && isOpen(each) ? [each] : []))[0];
  ensure(open === undefined, 'referral.already-open', { to: open?.toUnitName ?? open?.facility ?? '' });
};

export const draft = (data: EventData<'ReferralDrafted'>): ReferralEvent[] => [{ type: 'ReferralDrafted', data }];

/** The referral, if it was not requested yet. */
export const drafted = (state: ReferralState): AnyReferral => during(state, 'draft');

export const changeDraft = (state: ReferralState, said: Said, by: By): ReferralEvent[] => {
  const it = drafted(state);
  return [{ type: 'ReferralDraftChanged', data: { ...headed(it, by.now), ...said, changedBy: by.staff } }];
};

export const request = (state: ReferralState, by: By): ReferralEvent[] => {
  const it = during(state, 'draft');
  ensure(it.complete, it.type === 'internal' ? 'referral.incomplete-internal' : 'referral.incomplete-external');
  return [{ type: 'ReferralRequested', data: { ...headed(it, by.now), requestedBy: by.staff } }];
};

/** Accepting again may change the bed that is held for her. */
export const acceptTransfer = (
  state: ReferralState,
  hold: NonNullable<EventData<'ReferralAccepted'>['hold']>,
  by: By,
): ReferralEvent[] => {
  const it = typed(during(state, 'waiting_confirmation', 'ready_transfer'), 'internal');
  const data = { ...headed(it, by.now), acceptedBy: by.staff, hold, acceptingOfficer: null, externalNumber: null };
  return [{ type: 'ReferralAccepted', data }];
};

export const recordAcceptance = (
  state: ReferralState,
  answer: { acceptingOfficer: string; externalNumber: string | null },
  by: By,
): ReferralEvent[] => {
  const it = typed(during(state, 'waiting_confirmation'), 'external');
  const keys = headed(it, by.now);
  const { externalNumber } = answer;
  if (externalNumber !== null) ensure(it.numbering.issued === null, 'referral.numbered', {}, 'externalNumber');
  return [
    ...(externalNumber === null ? [] : noLonger(keys, it.numbering, by.staff)),
    { type: 'ReferralAccepted', data: { ...keys, acceptedBy: by.staff, hold: null, ...answer } },
  ];
};

/** The number of a letter that the insurance made of this visit's referral; nothing for one that is another's, or over. */
export const numbered = (
  state: ReferralState | undefined,
  { encounterId }: Pick<CareHeader, 'encounterId'>,
  externalNumber: string,
  now: string,
): ReferralEvent[] =>
  state === undefined ||
  state.status === 'none' ||
  state.status === 'cancelled' ||
  state.status === 'rejected' ||
  state.type !== 'external' ||
  state.encounterId !== encounterId
    ? []
    : [{ type: 'ReferralNumbered', data: { ...headed(state, now), externalNumber } }];

export const reject = (state: ReferralState, type: ReferralType, reason: string, by: By): ReferralEvent[] => {
  const it = typed(during(state, 'waiting_confirmation'), type);
  const keys = headed(it, by.now);
  return [
    { type: 'ReferralRejected', data: { ...keys, reason, rejectedBy: by.staff } },
    ...withoutNumber(keys, it.numbering, reason, by.staff),
  ];
};

/** Throws unless the moment is after the previous step, and not in the future. */
const checkMoment = (isAfter: boolean, at: string, now: string, path: string): void =>
  ensure(isAfter && Date.parse(at) <= Date.parse(now), 'referral.when', {}, path);

export const depart = (
  state: ReferralState,
  leaving: Pick<EventData<'ReferralDeparted'>, 'handover' | 'escortLevel' | 'conditionBefore' | 'equipment'>,
  { since, ...by }: By & { departedAt: string | null; since: string | null },
): ReferralEvent[] => {
  const it = during(state, 'ready_transfer');
  // The stay is only checked: where she has no bed to leave, her place may be of a later moment.
  const now = nowOrAfter(since, by.now);
  const departedAt = by.departedAt ?? now;
  const isAfter = since === null || Date.parse(departedAt) >= Date.parse(since);
  checkMoment(isAfter, departedAt, now, 'departedAt');
  const isHandedOver = Object.values(leaving.handover).every(text => text !== '');
  ensure(isHandedOver, 'referral.handover-missing', {}, 'handover.situation');
  ensure(leaving.conditionBefore !== '', 'referral.condition-missing', {}, 'conditionBefore');
  return [{ type: 'ReferralDeparted', data: { ...headed(it, departedAt), ...leaving, departedBy: by.staff } }];
};

/** The referral, if it is of this type and the patient is on her way. */
export const ongoing = (state: ReferralState, type: ReferralType): Ongoing => {
  const it = typed(during(state, 'ongoing_transfer'), type);
  ensure(it.status === 'ongoing_transfer', 'referral.not-found');
  return it;
};

export const arrive = (
  it: Ongoing,
  { conditionAfter, nextEncounterId }: { conditionAfter: string; nextEncounterId: number | null },
  by: By & { arrivedAt: string | null },
): [Extract<ReferralEvent, { type: 'ReferralArrived' }>] => {
  const arrivedAt = by.arrivedAt ?? by.now;
  checkMoment(Date.parse(arrivedAt) >= Date.parse(it.departedAt), arrivedAt, by.now, 'arrivedAt');
  ensure(conditionAfter !== '', 'referral.condition-missing', {}, 'conditionAfter');
  const data = { ...headed(it, arrivedAt), conditionAfter, receivedBy: by.staff, nextEncounterId };
  return [{ type: 'ReferralArrived', data }];
};

/** DOMAIN 2.3: a referral cannot be cancelled after departure. */
export const cancel = (state: ReferralState, reason: string, by: By): ReferralEvent[] => {
  const it = during(state, 'draft', 'waiting_confirmation', 'ready_transfer');
  const keys = headed(it, by.now);
  return [
    { type: 'ReferralCancelled', data: { ...keys, reason, cancelledBy: by.staff } },
    ...withoutNumber(keys, it.numbering, reason, by.staff),
  ];
};

export const answer = (
  state: ReferralState,
  reply: Pick<EventData<'ReferralAnswered'>, 'diagnosis' | 'action' | 'advice' | 'answeredBy'>,
  by: By,
): ReferralEvent[] => {
  const it = typed(during(state, 'done'), 'external');
  return [{ type: 'ReferralAnswered', data: { ...headed(it, by.now), ...reply, recordedBy: by.staff } }];
};
