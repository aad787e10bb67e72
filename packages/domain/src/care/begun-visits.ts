import { booking, type BookingState } from '../booking/booking.js';
import { checks, type StreamRef } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { QueueState } from '../queue/queue.js';

/** The patient's visits in this queue that have begun: whether they are over, their bookings alone know. */
export const begunHere = (state: QueueState | undefined, patientId: number | undefined): StreamRef<typeof booking>[] =>
  (state?.entries ?? [])
    .filter(entry => entry.patientId === patientId && entry.status === 'serving')
    .map(({ encounterId }) => checks(booking, encounterId));

/** DOMAIN 2.1: no other open booking of the same patient, schedule and date; one that is finished is not open. */
export const noneUnderWay = (begun: readonly BookingState[]): void => {
  for (const visit of begun)
    if (visit.status === 'ongoing') ensure(false, 'queue.already-booked', { number: visit.display }, 'patientId');
};
