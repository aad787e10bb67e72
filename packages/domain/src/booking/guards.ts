import { ensure } from '../kernel/rejection.js';
import type { Booked, BookingState, Ongoing } from './booking.js';

/** A visit that was not cancelled. */
export function booked(state: BookingState): Exclude<Booked, { status: 'cancelled' }> {
  ensure(state.status !== 'none', 'queue.not-found');
  ensure(state.status !== 'cancelled', 'booking.cancelled');
  return state;
}

export function inQueue(state: BookingState): Extract<BookingState, { status: 'queue' }> {
  const visit = booked(state);
  ensure(visit.status === 'queue', 'booking.not-in-queue');
  return visit;
}

/** Only what is being examined is written to; a finished consultation is reopened first. */
export function ongoing(state: BookingState): Ongoing {
  const visit = booked(state);
  ensure(visit.status === 'ongoing', 'consultation.not-ongoing');
  return visit;
}

/** A visit still in the queue or being examined. */
export function unfinished(state: BookingState): Extract<BookingState, { status: 'queue' | 'ongoing' }> {
  const visit = booked(state);
  ensure(visit.status !== 'done', 'consultation.not-ongoing');
  return visit;
}
