import { ensure, Rejection } from '../kernel/rejection.js';
import type { Called, Entry } from './entry.js';
import type { QueueState } from './queue.js';

/** The visit's present number in this queue: the last one, if the visit was moved away and back. */
export const entryOf = (state: QueueState, encounterId: number): Entry => {
  const entry = state.entries.findLast(each => each.encounterId === encounterId);
  ensure(entry, 'queue.not-found');
  return entry;
};

/** A number that is still in the queue: not being examined, absent or cancelled. */
export type Queueing = Extract<Entry, { status: 'waiting' | 'skipped' | 'called' }>;

export const queueing = (state: QueueState, encounterId: number): Queueing => {
  const entry = entryOf(state, encounterId);
  const number = entry.display;
  switch (entry.status) {
    case 'serving':
      throw new Rejection('queue.being-served', { number });
    case 'absent':
      throw new Rejection('queue.absent', { number });
    case 'cancelled':
      throw new Rejection('queue.cancelled', { number });
    default:
      return entry as Queueing;
  }
};

export const calledNow = (state: QueueState, encounterId: number): Called => {
  const entry = queueing(state, encounterId);
  ensure(entry.status === 'called', 'queue.not-called', { number: entry.display });
  return entry;
};

export const isToday = (state: QueueState, today: string): void => ensure(state.date === today, 'queue.not-today');

/**
 * Throws unless the queue's day has begun; it may be past, because a present patient is still served after midnight.
 */
export const hasCome = ({ date }: QueueState, today: string): void =>
  ensure(date !== null && date <= today, 'queue.not-today');

/** SPEC 4: attendance first. */
export const isPresent = (entry: Entry): void =>
  ensure(entry.attendance === 'come', 'booking.attendance-unconfirmed', { number: entry.display });

/**
 * DOMAIN 2.1: a patient has at most one open number; only the visit of a number that was served tells whether it is
 * over.
 */
export const noOtherNumber = ({ entries }: QueueState, patientId: number): void => {
  const open = (entry: Entry) => entry.status === 'waiting' || entry.status === 'skipped' || entry.status === 'called';
  const own = entries.find(entry => entry.patientId === patientId && open(entry));
  ensure(own === undefined, 'queue.already-booked', { number: own?.display ?? '' }, 'patientId');
};

/** DOMAIN 2.1: throws if no quota is left. */
export const placeLeft = ({ entries }: QueueState, quota: number | null): void => {
  const taken = entries.filter(({ status }) => status !== 'cancelled' && status !== 'absent');
  ensure(quota === null || taken.length < quota, 'queue.quota-full', { quota: quota ?? 0 }, 'date');
};

/** The counter at which the visit is being called, if it is. */
export const counterOf = (state: QueueState | undefined, encounterId: number): number | undefined => {
  const entry = state?.entries.findLast(each => each.encounterId === encounterId);
  return entry?.status === 'called' ? entry.room.roomId : undefined;
};
