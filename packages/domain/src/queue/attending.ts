import type { PriorityReason } from '@alur/contracts/kernel/enums';
import { ensure } from '../kernel/rejection.js';
import type { QueueEvent } from './events.js';
import { entryOf, hasCome, isPresent, isToday, noOtherNumber, placeLeft, queueing } from './guards.js';
import type { QueueState } from './queue.js';
import { rankOf, rejoinRank } from './rank.js';

/** The patient is present. If her number was passed already, she rejoins after the next two (DOMAIN 2.2). */
export const confirmAttendance = (state: QueueState, encounterId: number, today: string): QueueEvent[] => {
  const { patientId, number, priority, rank, attendance } = queueing(state, encounterId);
  isToday(state, today);
  ensure(attendance !== 'come', 'queue.attendance-confirmed');
  const late = priority === null && number < state.passed;
  const place = late ? rejoinRank(state.entries, encounterId) : rank;
  return [{ type: 'AttendanceConfirmed', data: { encounterId, patientId, date: today, rank: place } }];
};

/**
 * Records an absence, not before the day itself; the clock never records one for a patient who was present and not
 * served.
 */
export const recordAbsence = (
  state: QueueState,
  encounterId: number,
  today: string,
  by: 'desk' | 'clock',
): QueueEvent[] => {
  const { patientId, attendance, display } = queueing(state, encounterId);
  hasCome(state, today);
  ensure(by === 'desk' || attendance !== 'come', 'queue.still-here', { number: display });
  return [{ type: 'AbsenceRecorded', data: { encounterId, patientId, by } }];
};

/**
 * If the quota is full, her place was given to somebody else: the desk must confirm that she is admitted all the same.
 */
export const reverseAbsence = (
  state: QueueState,
  encounterId: number,
  today: string,
  { reason, quota }: { reason: string | null; quota: number | null },
): QueueEvent[] => {
  const { status, patientId, display } = entryOf(state, encounterId);
  ensure(status === 'absent', 'queue.not-absent', { number: display });
  isToday(state, today);
  noOtherNumber(state, patientId);
  placeLeft(state, quota);
  return [{ type: 'AbsenceReversed', data: { encounterId, patientId, reason } }];
};

/** Changes the order, not the number (DOMAIN 1.1). */
export const prioritise = (state: QueueState, encounterId: number, reason: PriorityReason): QueueEvent[] => {
  const { patientId, number, priority, status, display } = queueing(state, encounterId);
  ensure(status !== 'called', 'queue.already-called', { number: display });
  ensure(priority !== reason, 'queue.same-priority');
  return [{ type: 'PriorityGiven', data: { encounterId, patientId, reason, rank: rankOf(number, true) } }];
};

export const cancelNumber = (state: QueueState, encounterId: number, reason: string): QueueEvent[] => {
  const { patientId } = queueing(state, encounterId);
  return [{ type: 'NumberCancelled', data: { encounterId, patientId, reason } }];
};

/**
 * The consultation starts, called or not, because only attendance is required (DOMAIN 2.1), even if midnight has
 * passed.
 */
export const serve = (state: QueueState, encounterId: number, today: string): QueueEvent[] => {
  const entry = queueing(state, encounterId);
  hasCome(state, today);
  isPresent(entry);
  return [{ type: 'NumberServed', data: { encounterId, patientId: entry.patientId } }];
};

export const returnNumber = (state: QueueState, encounterId: number): QueueEvent[] => {
  const { status, patientId, display } = entryOf(state, encounterId);
  ensure(status === 'serving', 'queue.not-served', { number: display });
  return [{ type: 'NumberReturned', data: { encounterId, patientId } }];
};

export const moveAway = (
  state: QueueState,
  encounterId: number,
  to: { scheduleId: number; date: string },
): QueueEvent[] => {
  const { patientId } = queueing(state, encounterId);
  return [{ type: 'NumberMovedAway', data: { encounterId, patientId, toScheduleId: to.scheduleId, toDate: to.date } }];
};
