import { given } from '@alur/eventing/spec/given-when-then';
import { test } from 'vitest';
import { counter, free, occupy, type CounterState } from './counter.js';
import type { CounterEvent } from './events.js';

type Decision = (state: CounterState) => CounterEvent[];
const decider = { ...counter, decide: (command: Decision, state: CounterState, _context: null) => command(state) };
const room = { roomId: 5, roomName: 'Poli Umum' };
const occupied: CounterEvent = { type: 'CounterOccupied', data: { roomId: 5, encounterId: 1, display: 'A-001' } };
const freed: CounterEvent = { type: 'CounterFreed', data: { roomId: 5, encounterId: 1 } };
const calling =
  (encounterId: number, display: string): Decision =>
  state =>
    occupy(state, room, { encounterId, display });

test('a free counter calls', () => given(decider).when(calling(1, 'A-001'), null).then(occupied));
test('a counter calls one number at a time, whatever schedules it serves', () =>
  given(decider, occupied)
    .when(calling(2, 'B-001'), null)
    .thenRejects('queue.counter-busy', { room: 'Poli Umum', number: 'A-001' }));
test('freed, it calls the next', () =>
  given(decider, { ...occupied, data: { ...occupied.data, encounterId: 9 } } as CounterEvent, freed)
    .when(calling(1, 'A-001'), null)
    .then(occupied));
test('whoever it is calling frees it', () =>
  given(decider, occupied)
    .when(state => free(state, 1), null)
    .then(freed));
test('no one else does', () =>
  given(decider, occupied)
    .when(state => free(state, 2), null)
    .then());
test('a free counter stays free', () =>
  given(decider)
    .when(state => free(state, 1), null)
    .then());
