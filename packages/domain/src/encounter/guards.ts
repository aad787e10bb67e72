import { ensure } from '../kernel/rejection.js';
import type { Encounter, EncounterState, Waiting } from './encounter.js';

/** The visit in any status; throws where there is none. */
export function there(state: EncounterState): Encounter {
  ensure(state.status !== 'none', 'queue.not-found');
  return state;
}

/** The visit, unless it was cancelled. */
export function notCancelled(state: EncounterState): Exclude<Encounter, { status: 'cancelled' }> {
  const visit = there(state);
  ensure(visit.status !== 'cancelled', 'booking.cancelled');
  return visit;
}

/** The visit, if it is planned, or arrived and not begun. */
export function waiting(state: EncounterState): Waiting {
  const visit = notCancelled(state);
  ensure(visit.status === 'planned' || visit.status === 'arrived', 'booking.not-in-queue');
  return visit;
}

/** The visit, if it is in progress, because only then it is written to; a finished visit must be reopened first. */
export function inProgress(state: EncounterState): Extract<EncounterState, { status: 'in_progress' }> {
  const visit = notCancelled(state);
  ensure(visit.status === 'in_progress', 'consultation.not-ongoing');
  return visit;
}
