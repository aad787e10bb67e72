import { booking, type BookingState } from '../booking/booking.js';
import { encounter, type EncounterState } from '../encounter/encounter.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import { patient } from '../patient/patient.js';
import { counter, counterId, free, type CounterState } from '../queue/counter.js';
import type { CounterEvent } from '../queue/events.js';
import { counterOf } from '../queue/guards.js';
import { queue, queueId, type QueueState } from '../queue/queue.js';
import { schedule } from '../schedule/schedule.js';
import { transaction } from '../transaction/transaction.js';

/** The streams loaded so far of a visit; its encounter and its booking name the others. */
export interface Visiting {
  readonly encounter?: EncounterState;
  readonly booking?: BookingState;
  readonly queue?: QueueState;
}

/** The patient, once the visit is known. */
export const whose = (visit: Visiting): number | undefined => known(visit.encounter)?.patientId;

export const encounterOf = (id: number) => writes(encounter, id);

/** The visit that an order or a note belongs to, which names its bill; it is only checked. */
export const visitOf = (thing: { status: string } | undefined) => {
  const it = known(thing as { status: string; encounterId: number } | undefined);
  return it && checks(encounter, it.encounterId);
};

/** An outpatient visit with its booking, which other kinds of visit do not have; both are only checked. */
export const bookedVisit = (id: number) => ({ encounter: checks(encounter, id), booking: checks(booking, id) });

export const queueOf = (visit: Visiting) => {
  const it = known(visit.booking);
  return it && writes(queue, queueId(it.scheduleId, it.date));
};

export const transactionOf = (visit: Visiting) => {
  const it = known(visit.encounter);
  return it && writes(transaction, it.transactionId);
};

/** The bill of the visit, only read. */
export const billChecked = (visit: Visiting) => {
  const it = known(visit.encounter);
  return it && checks(transaction, it.transactionId);
};

export const patientOf = (visit: Visiting) => {
  const it = known(visit.encounter);
  return it && writes(patient, it.patientId);
};

export const scheduleOf = (visit: Visiting) => {
  const it = known(visit.booking);
  return it && checks(schedule, it.scheduleId);
};

/** The counter that is calling this visit, if one is. */
export const callingCounterOf = (visit: Visiting) => {
  const it = known(visit.booking);
  const roomId = it && counterOf(visit.queue, it.encounterId);
  return it && roomId !== undefined ? writes(counter, counterId(roomId, it.date)) : undefined;
};

/** Frees the counter that was calling this visit, if one was. */
export const freeing = (state: CounterState | undefined, encounterId: number): { counter?: CounterEvent[] } =>
  state === undefined ? {} : { counter: free(state, encounterId) };

/** A stream that the visit named; it is missing only if there is no such visit. */
export const loaded = <State>(state: State | undefined): State => {
  ensure(state !== undefined, 'queue.not-found');
  return state;
};
