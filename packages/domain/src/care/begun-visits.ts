import { encounter, type EncounterState } from '../encounter/encounter.js';
import { checks, type StreamRef } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { Entry } from '../queue/entry.js';
import type { QueueState } from '../queue/queue.js';

const begun = (state: QueueState | undefined, patientId: number | undefined): Entry[] =>
  (state?.entries ?? []).filter(entry => entry.patientId === patientId && entry.status === 'serving');

/** The patient's visits in this queue that have begun; only their encounters tell whether they are over. */
export const begunHere = (
  state: QueueState | undefined,
  patientId: number | undefined,
): StreamRef<typeof encounter>[] => begun(state, patientId).map(({ encounterId }) => checks(encounter, encounterId));

/** DOMAIN 2.1: no other open visit of the same patient, schedule and date; one that is finished is not open. */
export const noneUnderWay = (visits: readonly EncounterState[], state: QueueState): void => {
  for (const visit of visits)
    if (visit.status === 'in_progress') {
      const number = begun(state, visit.patientId).find(each => each.encounterId === visit.encounterId)?.display ?? '';
      ensure(false, 'queue.already-booked', { number }, 'patientId');
    }
};
