import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { Room } from './entry.js';
import type { CounterEvent } from './events.js';

/**
 * A room or a registration desk on one service day: which number it is calling (DOMAIN 2.2: one at a time, whatever
 * schedules it serves). Each day has its own stream, so that an unfinished call does not block the next day.
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

/** Id of a counter's stream: one room on one day. */
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

/** Ends the call of this visit; returns nothing if the counter is calling another one, or none. */
export const free = (state: CounterState, encounterId: number): CounterEvent[] =>
  state.status === 'occupied' && state.encounterId === encounterId
    ? [{ type: 'CounterFreed', data: { roomId: state.roomId, encounterId } }]
    : [];
