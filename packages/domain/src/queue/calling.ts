import { ensure } from '../kernel/rejection.js';
import type { Entry, Room } from './entry.js';
import type { QueueEvent } from './events.js';
import { calledNow, hasCome, isPresent, queueing } from './guards.js';
import type { QueueState } from './queue.js';
import { nextToCall, rejoinRank } from './rank.js';

/** DOMAIN 1.1: after three unanswered calls the number is skipped; there is no fourth. */
const MOST_CALLS = 3;

const called = ({ encounterId, patientId, display }: Entry, room: Room, calls: number): QueueEvent[] => [
  { type: 'NumberCalled', data: { encounterId, patientId, display, ...room, calls } },
];

/** The number, if it may be called now. */
export const toCall = (state: QueueState, encounterId: number, today: string): Entry => {
  const entry = queueing(state, encounterId);
  hasCome(state, today);
  isPresent(entry);
  ensure(entry.status !== 'called', 'queue.already-called', { number: entry.display });
  return entry;
};

/** The number to be called next today. */
export const nextOf = (state: QueueState, today: string): Entry => {
  const entry = nextToCall(state.entries);
  ensure(entry !== undefined && state.date === today, 'queue.nobody-waiting');
  return entry;
};

export const call = (entry: Entry, room: Room): QueueEvent[] => called(entry, room, 1);

/** Repeats the call at the same counter. */
export const recall = (state: QueueState, encounterId: number, today: string): QueueEvent[] => {
  hasCome(state, today);
  const entry = calledNow(state, encounterId);
  ensure(entry.calls < MOST_CALLS, 'queue.called-three-times', { number: entry.display });
  return called(entry, entry.room, entry.calls + 1);
};

/** The patient did not come when called: she rejoins after the next two. */
export const skip = (state: QueueState, encounterId: number, today: string): QueueEvent[] => {
  hasCome(state, today);
  const { patientId } = calledNow(state, encounterId);
  return [{ type: 'NumberSkipped', data: { encounterId, patientId, rank: rejoinRank(state.entries, encounterId) } }];
};
