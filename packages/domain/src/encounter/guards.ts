import { ensure } from '../kernel/rejection.js';
import type { Encounter, EncounterState, Waiting } from './encounter.js';

/** A visit, whatever became of it. */
export function there(state: EncounterState): Encounter {
  ensure(state.status !== 'none', 'queue.not-found');
  return state;
}

/** A visit that did not come to nothing. */
export function notCancelled(state: EncounterState): Exclude<Encounter, { status: 'cancelled' }> {
  const visit = there(state);
  ensure(visit.status !== 'cancelled', 'booking.cancelled');
  return visit;
}

/** Expected, or there and not cared for yet. */
export function waiting(state: EncounterState): Waiting {
  const visit = notCancelled(state);
  ensure(visit.status === 'planned' || visit.status === 'arrived', 'booking.not-in-queue');
  return visit;
}

/** Only what is being examined is written to; a visit that is finished is reopened first. */
export function inProgress(state: EncounterState): Extract<EncounterState, { status: 'in_progress' }> {
  const visit = notCancelled(state);
  ensure(visit.status === 'in_progress', 'consultation.not-ongoing');
  return visit;
}
