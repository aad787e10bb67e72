import { booking, type BookingState } from '../booking/booking.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import { patient } from '../patient/patient.js';
import { counter, free, type CounterState } from '../queue/counter.js';
import type { CounterEvent } from '../queue/events.js';
import { counterOf } from '../queue/guards.js';
import { queue, queueId, type QueueState } from '../queue/queue.js';
import { schedule } from '../schedule/schedule.js';
import { transaction } from '../transaction/transaction.js';

/** What is loaded so far of a visit; the booking tells the rest. */
export interface Visiting {
  booking?: BookingState | undefined;
  queue?: QueueState | undefined;
}

/** The patient, once the booking is known. */
export const whose = (visit: Visiting): number | undefined => known(visit.booking)?.patientId;

export const bookingOf = (id: number) => writes(booking, id);

export const queueOf = (visit: Visiting) => {
  const it = known(visit.booking);
  return it && writes(queue, queueId(it.scheduleId, it.date));
};

export const transactionOf = (visit: Visiting) => {
  const it = known(visit.booking);
  return it && writes(transaction, it.transactionId);
};

export const patientOf = (visit: Visiting) => {
  const it = known(visit.booking);
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
  return roomId === undefined ? undefined : writes(counter, roomId);
};

/** Frees the counter that was calling this visit, if one was. */
export const freeing = (state: CounterState | undefined, encounterId: number): { counter?: CounterEvent[] } =>
  state === undefined ? {} : { counter: free(state, encounterId) };

/** A stream that the booking named; there is none only when there is no booking. */
export const loaded = <State>(state: State | undefined): State => {
  ensure(state !== undefined, 'queue.not-found');
  return state;
};
