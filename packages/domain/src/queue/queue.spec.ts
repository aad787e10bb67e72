import { describe, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import * as attending from './attending.js';
import { call, nextOf, recall, skip, toCall } from './calling.js';
import type { QueueEvent } from './events.js';
import { queue, queueId, type QueueState } from './queue.js';
import { takeNumber, moveHere } from './take-number.js';
import {
  absent,
  attended,
  called,
  cancelled,
  movedHere,
  room,
  schedule,
  served,
  skipped,
  taken,
  TODAY,
  visit,
  who,
} from './testing/sample-events.js';

const QUEUE = `queue-${queueId(schedule.scheduleId, TODAY)}`;
const monday = { date: TODAY, weekday: 'monday', today: TODAY } as const;
const TOMORROW = '2026-11-24';

const inQueue = (decide: (state: QueueState) => QueueEvent[]): Deciding =>
  deciding(queue, queueId(schedule.scheduleId, TODAY), decide);
const take = (
  n: number,
  clinic: Parameters<typeof takeNumber>[1] = schedule,
  day: Parameters<typeof takeNumber>[2] = monday,
): Deciding => inQueue(state => takeNumber(state, clinic, day, visit(n)).events);
const attend = (n: number, today = TODAY): Deciding => inQueue(state => attending.confirmAttendance(state, n, today));
const beAbsent = (today: string, by: 'desk' | 'clock'): Deciding =>
  inQueue(state => attending.recordAbsence(state, 1, today, by));
const reverse = (today: string): Deciding =>
  inQueue(state => attending.reverseAbsence(state, 1, today, { reason: null, quota: null }));
const callOne = (today: string): Deciding => inQueue(state => call(toCall(state, 1, today), room));
const callNext = inQueue(state => call(nextOf(state, TODAY), room));
const callAgain = inQueue(state => recall(state, 1, TODAY));
const skipOne = inQueue(state => skip(state, 1, TODAY));
const prioritise = inQueue(state => attending.prioritise(state, 1, 'hamil'));
const prioritised: QueueEvent = { type: 'PriorityGiven', data: { ...who(1), reason: 'hamil', rank: 1 - 1_000_000 } };

describe('a number', () => {
  test('the first of the day', () =>
    given()
      .when(take(1))
      .then({ [QUEUE]: [taken(1)] }));
  test('one more than were ever given: a cancelled number is never reused', () =>
    given({ [QUEUE]: [taken(1), taken(2), cancelled(2)] })
      .when(take(3))
      .then({ [QUEUE]: [taken(3)] }));
  test('a priority stands before all others', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(inQueue(state => takeNumber(state, schedule, monday, { ...visit(2), priority: 'lansia' }).events))
      .then({ [QUEUE]: [taken(2, { priority: 'lansia', rank: 2 - 1_000_000 })] }));
  test('not on a weekday that the schedule does not work', () =>
    given()
      .when(take(1, schedule, { ...monday, weekday: 'sunday' }))
      .thenRejects('queue.not-that-weekday'));
  test('not for a day that has passed', () =>
    given()
      .when(take(1, schedule, { ...monday, today: TOMORROW }))
      .thenRejects('queue.date-past'));
  test('nor for one that is more than a year ahead', () =>
    given()
      .when(take(1, schedule, { ...monday, date: '9999-12-31' }))
      .thenRejects('queue.date-too-far'));
  test('for a day to come', () =>
    given()
      .when(take(1, schedule, { ...monday, today: '2026-11-20' }))
      .then({ [QUEUE]: [taken(1)] }));
  test('not beyond the quota', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(take(2, { ...schedule, quota: 1 }))
      .thenRejects('queue.quota-full', { quota: 1 }));
  test('what was cancelled leaves the quota', () =>
    given({ [QUEUE]: [taken(1), cancelled(1)] })
      .when(take(2, { ...schedule, quota: 1 }))
      .then({ [QUEUE]: [taken(2)] }));
  test('not twice for one patient', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(take(1))
      .thenRejects('queue.already-booked', { number: 'A-001' }));
  test('again after a cancellation, an absence or a visit', () => {
    for (const ended of [cancelled(1), absent(1), served(1)])
      given({ [QUEUE]: [taken(1), ended] })
        .when(take(1))
        .then({ [QUEUE]: [taken(1, { number: 2, rank: 2 })] });
  });
});

/** Every command, and its result where it is allowed. */
const commands: Record<string, [Deciding, QueueEvent]> = {
  call: [callOne(TODAY), called(1)],
  recall: [callAgain, called(1, 2)],
  skip: [skipOne, skipped(1, 1)],
  attend: [attend(1), attended(1)],
  absent: [beAbsent(TODAY, 'desk'), absent(1)],
  reverse: [reverse(TODAY), { type: 'AbsenceReversed', data: { ...who(1), reason: null } }],
  prioritise: [prioritise, prioritised],
  cancel: [inQueue(state => attending.cancelNumber(state, 1, 'salah')), cancelled(1)],
  serve: [inQueue(state => attending.serve(state, 1, TODAY)), served(1)],
  return: [inQueue(state => attending.returnNumber(state, 1)), { type: 'NumberReturned', data: who(1) }],
};
const everything = (code: string) => Object.fromEntries(Object.keys(commands).map(name => [name, code]));
const notOut = { recall: 'queue.not-called', skip: 'queue.not-called' };
const notEnded = { reverse: 'queue.not-absent', return: 'queue.not-served' };
const here = { attend: 'queue.attendance-confirmed', ...notEnded };
const out = { call: 'queue.already-called', prioritise: 'queue.already-called', ...here };

/** Every status: how a number reaches it, and which commands are refused there and why; all others are allowed. */
const statuses: [string, QueueEvent[], Record<string, string>][] = [
  [
    'unconfirmed',
    [taken(1)],
    { call: 'booking.attendance-unconfirmed', serve: 'booking.attendance-unconfirmed', ...notOut, ...notEnded },
  ],
  ['present', [taken(1), attended(1)], { ...notOut, ...here }],
  ['called', [taken(1), attended(1), called(1)], out],
  [
    'called three times',
    [taken(1), attended(1), called(1), called(1, 2), called(1, 3)],
    { recall: 'queue.called-three-times', ...out },
  ],
  ['skipped', [taken(1), attended(1), called(1), skipped(1, 1)], { ...notOut, ...here }],
  [
    'serving',
    [taken(1), attended(1), served(1)],
    { ...everything('queue.being-served'), reverse: 'queue.not-absent', return: 'allowed' },
  ],
  ['absent', [taken(1), absent(1)], { ...everything('queue.absent'), reverse: 'allowed', return: 'queue.not-served' }],
  ['cancelled', [taken(1), cancelled(1)], { ...everything('queue.cancelled'), ...notEnded }],
];

describe.each(statuses)('a number that is %s', (_status, past, refusals) => {
  test.each(Object.entries(commands).map(([name, of]) => [name, refusals[name] ?? 'allowed', ...of] as const))(
    '%s: %s',
    (_name, outcome, command, event) => {
      const decided = given({ [QUEUE]: past }).when(command);
      if (outcome === 'allowed') decided.then({ [QUEUE]: [event] });
      else decided.thenRejects(outcome);
    },
  );
});

describe('calling', () => {
  test('a skipped number starts counting anew', () =>
    given({ [QUEUE]: [taken(1), attended(1), called(1, 3), skipped(1, 1)] })
      .when(callOne(TODAY))
      .then({ [QUEUE]: [called(1)] }));
  test('again counts, at the counter that called', () =>
    given({ [QUEUE]: [taken(1), attended(1), called(1)] })
      .when(callAgain)
      .then({ [QUEUE]: [called(1, 2)] }));
  test('nobody before her day; who was present by midnight still is', () => {
    given({ [QUEUE]: [taken(1), attended(1)] })
      .when(callOne('2026-11-22'))
      .thenRejects('queue.not-today');
    given({ [QUEUE]: [taken(1), attended(1)] })
      .when(callOne(TOMORROW))
      .then({ [QUEUE]: [called(1)] });
    given({ [QUEUE]: [taken(1)] })
      .when(callOne(TOMORROW))
      .thenRejects('booking.attendance-unconfirmed');
  });
  test('next is the first who is present', () =>
    given({ [QUEUE]: [taken(1), taken(2), taken(3), attended(2), attended(3)] })
      .when(callNext)
      .then({ [QUEUE]: [called(2)] }));
  test('nobody is next when nobody is present', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(callNext)
      .thenRejects('queue.nobody-waiting'));
  test('an unknown booking is not found', () => given().when(callOne(TODAY)).thenRejects('queue.not-found'));
});

describe('rejoining after the next two (DOMAIN 2.2)', () => {
  const others = [2, 3, 4, 5].flatMap(n => [taken(n), attended(n)]);
  test('the skipped one', () =>
    given({ [QUEUE]: [taken(1), attended(1), ...others, called(1)] })
      .when(skipOne)
      .then({ [QUEUE]: [skipped(1, 3.5)] }));
  test('after the only other one when there is no second', () =>
    given({ [QUEUE]: [taken(1), attended(1), taken(2), attended(2), called(1)] })
      .when(skipOne)
      .then({ [QUEUE]: [skipped(1, 2.5)] }));
  test('in her place when nobody else waits', () =>
    given({ [QUEUE]: [taken(1), attended(1), called(1)] })
      .when(skipOne)
      .then({ [QUEUE]: [skipped(1, 1)] }));
  test('whoever arrives after her number was passed', () =>
    given({ [QUEUE]: [taken(1), ...others, called(2), served(2)] })
      .when(attend(1))
      .then({ [QUEUE]: [attended(1, 4.5)] }));
  test('not who arrives in time', () =>
    given({ [QUEUE]: [...others, taken(6)] })
      .when(attend(6))
      .then({ [QUEUE]: [attended(6)] }));
  test('not who has priority', () =>
    given({ [QUEUE]: [taken(1, { priority: 'bayi', rank: -999_999 }), ...others, called(2)] })
      .when(attend(1))
      .then({ [QUEUE]: [attended(1, -999_999)] }));
});

describe('attendance', () => {
  test('only on the day itself', () => {
    for (const tooEarly of [attend(1, '2026-11-22'), beAbsent('2026-11-22', 'desk')])
      given({ [QUEUE]: [taken(1)] })
        .when(tooEarly)
        .thenRejects('queue.not-today');
  });
  test('the clock records an absence after the day', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(beAbsent(TOMORROW, 'clock'))
      .then({ [QUEUE]: [{ type: 'AbsenceRecorded', data: { ...who(1), by: 'clock' } }] }));
  test('never of who is present or called; the desk may, when she has left', () => {
    for (const more of [[], [called(1)], [called(1), skipped(1, 1)]]) {
      const line = { [QUEUE]: [taken(1), attended(1), ...more] };
      given(line).when(beAbsent(TOMORROW, 'clock')).thenRejects('queue.still-here', { number: 'A-001' });
      given(line)
        .when(beAbsent(TOMORROW, 'desk'))
        .then({ [QUEUE]: [{ type: 'AbsenceRecorded', data: { ...who(1), by: 'desk' } }] });
    }
  });
  test('an absence is reversed on the same day only', () =>
    given({ [QUEUE]: [taken(1), absent(1)] })
      .when(reverse(TOMORROW))
      .thenRejects('queue.not-today'));
  test('priority changes the order, not the number; the same one is not given twice', () => {
    given({ [QUEUE]: [taken(1)] })
      .when(prioritise)
      .then({ [QUEUE]: [prioritised] });
    given({ [QUEUE]: [taken(1), prioritised] })
      .when(prioritise)
      .thenRejects('queue.same-priority');
  });
});

describe('moving to another queue', () => {
  const comeHere = (date: string): Deciding =>
    inQueue(
      state => moveHere(state, schedule, { ...monday, date }, { ...who(9), priority: null, attendance: 'come' }).events,
    );
  test('who is present today stays present', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(comeHere(TODAY))
      .then({ [QUEUE]: [movedHere(9, { number: 2, rank: 2, attendance: 'come' })] }));
  test('on another day attendance is open again', () =>
    given({ [QUEUE]: [taken(1)] })
      .when(comeHere('2026-11-30'))
      .then({ [QUEUE]: [movedHere(9, { date: '2026-11-30', number: 2, rank: 2 })] }));
  test('the old number is gone for good', () =>
    given({ [QUEUE]: [taken(1), { type: 'NumberMovedAway', data: { ...who(1), toScheduleId: 4, toDate: TODAY } }] })
      .when(attend(1))
      .thenRejects('queue.cancelled'));
});
