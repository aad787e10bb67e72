import { ensure, Rejection } from '../kernel/rejection.js';
import type { Called, Entry } from './entry.js';
import type { QueueState } from './queue.js';

/** The visit's present number in this queue: the last one, should it have come back. */
export const entryOf = (state: QueueState, bookingId: number): Entry => {
  const entry = state.entries.findLast(each => each.bookingId === bookingId);
  ensure(entry, 'queue.not-found');
  return entry;
};

/** A number that is still in the queue: not being examined, absent or cancelled. */
export type Queueing = Extract<Entry, { status: 'waiting' | 'skipped' | 'called' }>;

export const queueing = (state: QueueState, bookingId: number): Queueing => {
  const entry = entryOf(state, bookingId);
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

export const calledNow = (state: QueueState, bookingId: number): Called => {
  const entry = queueing(state, bookingId);
  ensure(entry.status === 'called', 'queue.not-called', { number: entry.display });
  return entry;
};

export const isToday = (state: QueueState, today: string): void => ensure(state.date === today, 'queue.not-today');

/** SPEC 4: attendance first. */
export const isPresent = (entry: Entry): void =>
  ensure(entry.attendance === 'come', 'booking.attendance-unconfirmed', { number: entry.display });

/** The counter at which the visit is being called, if it is. */
export const counterOf = (state: QueueState | undefined, bookingId: number): number | undefined => {
  const entry = state?.entries.findLast(each => each.bookingId === bookingId);
  return entry?.status === 'called' ? entry.room.roomId : undefined;
};
