import type { PriorityReason } from '@alur/contracts/kernel/enums';
import { ensure } from '../kernel/rejection.js';
import type { QueueEvent } from './events.js';
import { entryOf, isPresent, isToday, noOtherNumber, queueing } from './guards.js';
import type { QueueState } from './queue.js';
import { rankOf, rejoinRank } from './rank.js';

/** The patient is here. Whoever comes after her number was passed rejoins after the next two (DOMAIN 2.2). */
export const confirmAttendance = (state: QueueState, bookingId: number, today: string): QueueEvent[] => {
  const { patientId, number, priority, rank, attendance } = queueing(state, bookingId);
  isToday(state, today);
  ensure(attendance !== 'come', 'queue.attendance-confirmed');
  const late = priority === null && number < state.passed;
  const place = late ? rejoinRank(state.entries, bookingId) : rank;
  return [{ type: 'AttendanceConfirmed', data: { bookingId, patientId, date: today, rank: place } }];
};

/** Did not come, or was never served before the day ended. Not before the day itself. */
export const recordAbsence = (
  state: QueueState,
  bookingId: number,
  today: string,
  by: 'desk' | 'clock',
): QueueEvent[] => {
  const { patientId } = queueing(state, bookingId);
  ensure(state.date !== null && state.date <= today, 'queue.not-today');
  return [{ type: 'AbsenceRecorded', data: { bookingId, patientId, by } }];
};

export const reverseAbsence = (
  state: QueueState,
  bookingId: number,
  today: string,
  bill: { transactionId: number; reason: string | null },
): QueueEvent[] => {
  const { status, patientId, display } = entryOf(state, bookingId);
  ensure(status === 'absent', 'queue.not-absent', { number: display });
  isToday(state, today);
  noOtherNumber(state, patientId);
  return [{ type: 'AbsenceReversed', data: { bookingId, patientId, ...bill } }];
};

/** Changes the order, not the number (DOMAIN 1.1). */
export const prioritise = (state: QueueState, bookingId: number, reason: PriorityReason): QueueEvent[] => {
  const { patientId, number, priority, status, display } = queueing(state, bookingId);
  ensure(status !== 'called', 'queue.already-called', { number: display });
  ensure(priority !== reason, 'queue.same-priority');
  return [{ type: 'PriorityGiven', data: { bookingId, patientId, reason, rank: rankOf(number, true) } }];
};

export const cancelNumber = (state: QueueState, bookingId: number, reason: string): QueueEvent[] => {
  const { patientId } = queueing(state, bookingId);
  return [{ type: 'NumberCancelled', data: { bookingId, patientId, reason } }];
};

/** The consultation starts, called or not: the guard is attendance (DOMAIN 2.1). */
export const serve = (state: QueueState, bookingId: number, today: string): QueueEvent[] => {
  const entry = queueing(state, bookingId);
  isToday(state, today);
  isPresent(entry);
  return [{ type: 'NumberServed', data: { bookingId, patientId: entry.patientId } }];
};

export const returnNumber = (state: QueueState, bookingId: number): QueueEvent[] => {
  const { status, patientId, display } = entryOf(state, bookingId);
  ensure(status === 'serving', 'queue.not-served', { number: display });
  return [{ type: 'NumberReturned', data: { bookingId, patientId } }];
};

export const moveAway = (
  state: QueueState,
  bookingId: number,
  to: { scheduleId: number; date: string },
): QueueEvent[] => {
  const { patientId } = queueing(state, bookingId);
  return [{ type: 'NumberMovedAway', data: { bookingId, patientId, toScheduleId: to.scheduleId, toDate: to.date } }];
};
