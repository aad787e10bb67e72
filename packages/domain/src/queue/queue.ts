import type { Aggregate } from '../kernel/aggregate.js';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { placed, type Entry } from './entry.js';
import type { QueueEvent } from './events.js';

/**
 * One schedule on one service day: all numbers ever given, in order, so that the next number is their count plus one.
 */
export interface QueueState {
  readonly date: string | null;
  readonly entries: readonly Entry[];
  /** The highest number called without priority: a patient with a lower one who arrives only now is late. */
  readonly passed: number;
}

const change = (state: QueueState, encounterId: number, next: (entry: Entry) => Entry): QueueState => {
  const at = state.entries.findLastIndex(entry => entry.encounterId === encounterId);
  const entry = state.entries[at];
  return entry === undefined ? state : { ...state, entries: state.entries.with(at, next(entry)) };
};

const evolve = (state: QueueState, { type, data }: QueueEvent): QueueState => {
  switch (type) {
    case 'NumberTaken':
    case 'NumberMovedHere': {
      const { encounterId, patientId, number, prefix, rank, priority } = data;
      const attendance = type === 'NumberMovedHere' ? data.attendance : null;
      const display = displayNumber(prefix, number);
      const entry: Entry = { encounterId, patientId, number, display, rank, priority, attendance, status: 'waiting' };
      return { ...state, date: data.date, entries: [...state.entries, entry] };
    }
    case 'NumberCalled': {
      const called = change(state, data.encounterId, entry => ({
        ...placed(entry, 'waiting'),
        status: 'called',
        calls: data.calls,
        room: { roomId: data.roomId, roomName: data.roomName },
      }));
      const entry = state.entries.findLast(each => each.encounterId === data.encounterId);
      return entry && entry.priority === null ? { ...called, passed: Math.max(state.passed, entry.number) } : called;
    }
    case 'NumberSkipped':
      return change(state, data.encounterId, entry => placed(entry, 'skipped', { rank: data.rank }));
    case 'AttendanceConfirmed':
      return change(state, data.encounterId, entry =>
        placed(entry, 'waiting', { rank: data.rank, attendance: 'come' }),
      );
    case 'AbsenceRecorded':
      return change(state, data.encounterId, entry => placed(entry, 'absent', { attendance: 'not_come' }));
    case 'AbsenceReversed':
      return change(state, data.encounterId, entry => placed(entry, 'waiting', { attendance: null }));
    case 'PriorityGiven':
      return change(state, data.encounterId, entry => ({ ...entry, rank: data.rank, priority: data.reason }));
    case 'NumberServed':
      return change(state, data.encounterId, entry => placed(entry, 'serving'));
    case 'NumberReturned':
      return change(state, data.encounterId, entry => placed(entry, 'waiting'));
    case 'NumberCancelled':
    case 'NumberMovedAway':
      return change(state, data.encounterId, entry => placed(entry, 'cancelled'));
  }
};

export const queue: Aggregate<QueueState, QueueEvent> = {
  kind: 'queue',
  initial: { date: null, entries: [], passed: 0 },
  evolve,
};

/** The id of a queue's stream: one schedule on one service day. */
export const queueId = (scheduleId: number, date: string): string => `${scheduleId}_${date}`;
