import { booking, type Booked, type BookingState } from '../booking/booking.js';
import { checks } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import { prescription, type PrescriptionState } from '../prescription/prescription.js';
import { queue, queueId, type QueueState } from '../queue/queue.js';
import type { TransactionState } from '../transaction/state.js';
import { transaction } from '../transaction/transaction.js';

/** The visits of some patients as far as they are loaded, and what hangs on them. */
export interface Care {
  bookings?: readonly BookingState[] | undefined;
}

const booked = ({ bookings }: Care): Booked[] => (bookings ?? []).filter(each => each.status !== 'none');

const inQueue = (care: Care): Booked[] => booked(care).filter(({ status }) => status === 'queue');

/** The visits, and the queues that those who were not seen yet stand in: who stayed away is known there. */
export const visitsOf = (encounterIds: readonly number[], care: Care) => ({
  bookings: encounterIds.map(id => checks(booking, id)),
  queues: [...new Set(inQueue(care).map(({ scheduleId, date }) => queueId(scheduleId, date)))].map(id =>
    checks(queue, id),
  ),
});

/** What the visits left behind: their bills and prescriptions. */
export const papersOf = (care: Care) => ({
  transactions: booked(care).map(({ transactionId }) => checks(transaction, transactionId)),
  prescriptions: booked(care).flatMap(({ prescriptionIds }) => prescriptionIds.map(id => checks(prescription, id))),
});

const stayedAway = ({ encounterId }: Booked, queues: readonly QueueState[]): boolean =>
  queues.some(({ entries }) => entries.findLast(each => each.encounterId === encounterId)?.status === 'absent');

/** Refuses while a visit is booked or under way. */
export const checkNoVisitOpen = (bookings: readonly BookingState[], queues: readonly QueueState[]): void => {
  for (const visit of booked({ bookings })) {
    const open = visit.status === 'ongoing' || (visit.status === 'queue' && !stayedAway(visit, queues));
    ensure(!open, 'patient.visit-open', { date: visit.date, display: visit.display });
  }
};

/** Refuses while money is expected or medicine waits to be fetched. */
export const checkNothingOwed = (
  transactions: readonly TransactionState[],
  prescriptions: readonly PrescriptionState[],
): void => {
  const over: readonly TransactionState['status'][] = ['PAID', 'CANCELLED', 'VOID'];
  for (const bill of transactions)
    if (bill.status !== 'NONE')
      ensure(over.includes(bill.status), 'patient.bill-open', { transactionId: bill.transactionId });
  for (const script of prescriptions)
    if (script.status !== 'none')
      ensure(script.status === 'done' || script.status === 'cancelled', 'patient.prescription-open', {
        prescriptionId: script.prescriptionId,
      });
};

/** The day of the last consultation, or null where there was none. */
export const lastVisitOf = (bookings: readonly BookingState[]): string | null =>
  booked({ bookings })
    .filter(({ status }) => status === 'done')
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? null;
