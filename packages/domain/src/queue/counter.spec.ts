import { test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import { counter, counterId, free, occupy } from './counter.js';
import type { CounterEvent } from './events.js';
import { room, TODAY } from './testing/sample-events.js';

const COUNTER = `counter-${counterId(room.roomId, TODAY)}`;
const occupied = (encounterId: number): CounterEvent => ({
  type: 'CounterOccupied',
  data: { roomId: 5, encounterId, display: 'A-001' },
});
const freed: CounterEvent = { type: 'CounterFreed', data: { roomId: 5, encounterId: 1 } };
const calling = (encounterId: number, display: string): Deciding =>
  deciding(counter, counterId(room.roomId, TODAY), state => occupy(state, room, { encounterId, display }));
const freeing = (encounterId: number): Deciding =>
  deciding(counter, counterId(room.roomId, TODAY), state => free(state, encounterId));

test('a free counter calls', () =>
  given()
    .when(calling(1, 'A-001'))
    .then({ [COUNTER]: [occupied(1)] }));
test('a counter calls one number at a time, whatever schedules it serves', () =>
  given({ [COUNTER]: [occupied(1)] })
    .when(calling(2, 'B-001'))
    .thenRejects('queue.counter-busy', { room: 'Poli Umum', number: 'A-001' }));
test('freed, it calls the next', () =>
  given({ [COUNTER]: [occupied(9), freed] })
    .when(calling(1, 'A-001'))
    .then({ [COUNTER]: [occupied(1)] }));
test('whoever it is calling frees it', () =>
  given({ [COUNTER]: [occupied(1)] })
    .when(freeing(1))
    .then({ [COUNTER]: [freed] }));
test('no one else does', () =>
  given({ [COUNTER]: [occupied(1)] })
    .when(freeing(2))
    .then());
test('a free counter stays free', () => given().when(freeing(1)).then());
