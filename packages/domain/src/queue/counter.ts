import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { Room } from './entry.js';
import type { CounterEvent } from './events.js';

/**
 * A room or a registration desk on one service day: which number it is calling (DOMAIN 2.2: one at a time, whatever
 * schedules it serves). What was still being called when a day ended keeps nobody waiting on the next.
 */
export type CounterState =
  | { status: 'free' }
  | { status: 'occupied'; roomId: number; encounterId: number; display: string };

export const counter: Aggregate<CounterState, CounterEvent> = {
  kind: 'counter',
  initial: { status: 'free' },
  evolve: (_state, { type, data }) =>
    type === 'CounterOccupied' ? { status: 'occupied', ...data } : { status: 'free' },
};

/** The id of a counter's stream, beside those of its queues. */
export const counterId = (roomId: number, date: string): string => `${roomId}_${date}`;

export const occupy = (
  state: CounterState,
  room: Room,
  number: { encounterId: number; display: string },
): CounterEvent[] => {
  ensure(
    state.status === 'free',
    'queue.counter-busy',
    state.status === 'free' ? {} : { room: room.roomName, number: state.display },
  );
  const { encounterId, display } = number;
  return [{ type: 'CounterOccupied', data: { roomId: room.roomId, encounterId, display } }];
};

/** Nothing when the counter is calling someone else, or nobody. */
export const free = (state: CounterState, encounterId: number): CounterEvent[] =>
  state.status === 'occupied' && state.encounterId === encounterId
    ? [{ type: 'CounterFreed', data: { roomId: state.roomId, encounterId } }]
    : [];
