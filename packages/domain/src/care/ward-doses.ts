import type { EncounterState } from '../encounter/encounter.js';
import { notCancelled } from '../encounter/guards.js';
import { ensure } from '../kernel/rejection.js';
import type { CareHeader } from '../kernel/care-header.js';
import type { StayState } from '../stay/stay.js';

/**
 * SHAPES, annex 2: doses are written until the patient has left. Leaving stops them without an event on any medication.
 */
export const mayDose = (visit: EncounterState, stay: StayState | undefined): CareHeader => {
  const it = notCancelled(visit);
  ensure(it.status !== 'planned' && it.status !== 'finished', 'consultation.not-ongoing');
  ensure(stay === undefined || stay.status === 'none' || stay.status !== 'left', 'stay.left');
  return it;
};
