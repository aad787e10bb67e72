import { given } from '@alur/eventing/spec/given-when-then';
import { describe, test } from 'vitest';
import * as attending from './attending.js';
import { call, nextOf, recall, skip, toCall } from './calling.js';
import type { QueueEvent } from './events.js';
import { queue, type QueueState } from './queue.js';
import { takeNumber, moveHere } from './take-number.js';
import {
  absent,
  attended,
  called,
  cancelled,
  room,
  schedule,
  served,
  skipped,
  taken,
  TODAY,
  visit,
  who,
} from './testing/told.js';

type Decision = (state: QueueState) => QueueEvent[];
const decider = {
  initial: queue.initial,
  evolve: queue.evolve,
  decide: (command: Decision, state: QueueState, _context: null) => command(state),
};
const when = (...past: QueueEvent[]) => ({
  when: (command: Decision) => given(decider, ...past).when(command, null),
});

const monday = { date: TODAY, weekday: 'monday', today: TODAY } as const;
const take =
  (
    n: number,
    clinic: Parameters<typeof takeNumber>[1] = schedule,
    day: Parameters<typeof takeNumber>[2] = monday,
  ): Decision =>
  state =>
    takeNumber(state, clinic, day, visit(n)).events;

const commands = {
  call: (state: QueueState) => call(toCall(state, 1, TODAY), room),
  recall: (state: QueueState) => recall(state, 1, TODAY),
  skip: (state: QueueState) => skip(state, 1, TODAY),
  attend: (state: QueueState) => attending.confirmAttendance(state, 1, TODAY),
  absent: (state: QueueState) => attending.recordAbsence(state, 1, TODAY, 'desk'),
  reverse: (state: QueueState) => attending.reverseAbsence(state, 1, TODAY, null),
  prioritise: (state: QueueState) => attending.prioritise(state, 1, 'hamil'),
  cancel: (state: QueueState) => attending.cancelNumber(state, 1, 'salah'),
  serve: (state: QueueState) => attending.serve(state, 1, TODAY),
  return: (state: QueueState) => attending.returnNumber(state, 1),
};

describe('a number', () => {
  test('the first of the day', () => when().when(take(1)).then(taken(1)));
  test('one more than were ever given: a cancelled number is never reused', () =>
    when(taken(1), taken(2), cancelled(2)).when(take(3)).then(taken(3)));
  test('a priority stands before all others', () =>
    when(taken(1))
      .when(state => takeNumber(state, schedule, monday, { ...visit(2), priority: 'lansia' }).events)
      .then(taken(2, { priority: 'lansia', rank: 2 - 1_000_000 })));
  test('not on a weekday that the schedule does not work', () =>
    when()
      .when(take(1, schedule, { ...monday, weekday: 'sunday' }))
      .thenRejects('queue.not-that-weekday'));
  test('not for a day that has passed', () =>
    when()
      .when(take(1, schedule, { ...monday, today: '2026-11-24' }))
      .thenRejects('queue.date-past'));
  test('for a day to come', () =>
    when()
      .when(take(1, schedule, { ...monday, today: '2026-11-20' }))
      .then(taken(1)));
  test('not beyond the quota', () =>
    when(taken(1))
      .when(take(2, { ...schedule, quota: 1 }))
      .thenRejects('queue.quota-full', { quota: 1 }));
  test('what was cancelled leaves the quota', () =>
    when(taken(1), cancelled(1))
      .when(take(2, { ...schedule, quota: 1 }))
      .then(taken(2)));
  test('not twice for one patient', () =>
    when(taken(1)).when(take(1)).thenRejects('queue.already-booked', { number: 'A-001' }));
  test('again after a cancellation, an absence or a visit', () => {
    for (const ended of [cancelled(1), absent(1), served(1)])
      when(taken(1), ended)
        .when(take(1))
        .then(taken(1, { number: 2, rank: 2 }));
  });
});

/** Every command in every status: what happens, or why not. */
const statuses: Record<string, QueueEvent[]> = {
  unconfirmed: [taken(1)],
  present: [taken(1), attended(1)],
  called: [taken(1), attended(1), called(1)],
  'called three times': [taken(1), attended(1), called(1), called(1, 2), called(1, 3)],
  skipped: [taken(1), attended(1), called(1), skipped(1, 1)],
  serving: [taken(1), attended(1), served(1)],
  absent: [taken(1), absent(1)],
  cancelled: [taken(1), cancelled(1)],
};
const unconfirmed = 'booking.attendance-unconfirmed';
const allBut = (code: string, except: Partial<Record<keyof typeof commands, string>> = {}) => ({
  ...Object.fromEntries(Object.keys(commands).map(name => [name, code])),
  ...except,
});
const allowed: Record<string, Record<string, string>> = {
  unconfirmed: {
    call: unconfirmed,
    recall: 'queue.not-called',
    skip: 'queue.not-called',
    attend: 'AttendanceConfirmed',
    absent: 'AbsenceRecorded',
    reverse: 'queue.not-absent',
    prioritise: 'PriorityGiven',
    cancel: 'NumberCancelled',
    serve: unconfirmed,
    return: 'queue.not-served',
  },
  present: {
    call: 'NumberCalled',
    recall: 'queue.not-called',
    skip: 'queue.not-called',
    attend: 'queue.attendance-confirmed',
    absent: 'AbsenceRecorded',
    reverse: 'queue.not-absent',
    prioritise: 'PriorityGiven',
    cancel: 'NumberCancelled',
    serve: 'NumberServed',
    return: 'queue.not-served',
  },
  called: {
    call: 'queue.already-called',
    recall: 'NumberCalled',
    skip: 'NumberSkipped',
    attend: 'queue.attendance-confirmed',
    absent: 'AbsenceRecorded',
    reverse: 'queue.not-absent',
    prioritise: 'queue.already-called',
    cancel: 'NumberCancelled',
    serve: 'NumberServed',
    return: 'queue.not-served',
  },
  'called three times': { recall: 'queue.called-three-times', skip: 'NumberSkipped', serve: 'NumberServed' },
  skipped: {
    call: 'NumberCalled',
    recall: 'queue.not-called',
    skip: 'queue.not-called',
    attend: 'queue.attendance-confirmed',
    absent: 'AbsenceRecorded',
    reverse: 'queue.not-absent',
    prioritise: 'PriorityGiven',
    cancel: 'NumberCancelled',
    serve: 'NumberServed',
    return: 'queue.not-served',
  },
  serving: allBut('queue.being-served', { reverse: 'queue.not-absent', return: 'NumberReturned' }),
  absent: allBut('queue.absent', { reverse: 'AbsenceReversed', return: 'queue.not-served' }),
  cancelled: allBut('queue.cancelled', { reverse: 'queue.not-absent', return: 'queue.not-served' }),
};

describe.each(Object.keys(allowed))('a number that is %s', status => {
  test.each(Object.entries(allowed[status] ?? {}))('%s: %s', (name, expected) => {
    const command = commands[name as keyof typeof commands];
    const outcome = when(...(statuses[status] ?? [])).when(state => {
      const events = command(state);
      return events.map(({ type }) => ({ type }) as QueueEvent);
    });
    if (expected.includes('.')) outcome.thenRejects(expected);
    else outcome.then({ type: expected } as QueueEvent);
  });
});

describe('calling', () => {
  test('again counts, at the counter that called', () =>
    when(taken(1), attended(1), called(1)).when(commands.recall).then(called(1, 2)));
  test('a skipped number starts counting anew', () =>
    when(taken(1), attended(1), called(1, 3), skipped(1, 1)).when(commands.call).then(called(1)));
  test('nothing of another day', () =>
    when(taken(1), attended(1))
      .when(state => call(toCall(state, 1, '2026-11-24'), room))
      .thenRejects('queue.not-today'));
  test('next is the first who is present', () =>
    when(taken(1), taken(2), taken(3), attended(2), attended(3))
      .when(state => call(nextOf(state, TODAY), room))
      .then(called(2)));
  test('nobody is next when nobody is present', () =>
    when(taken(1))
      .when(state => call(nextOf(state, TODAY), room))
      .thenRejects('queue.nobody-waiting'));
  test('an unknown booking is not found', () => when().when(commands.call).thenRejects('queue.not-found'));
});

describe('rejoining after the next two (DOMAIN 2.2)', () => {
  const fivePresent = [1, 2, 3, 4, 5].flatMap(n => [taken(n), attended(n)]);
  test('the skipped one', () =>
    when(...fivePresent, called(1))
      .when(commands.skip)
      .then(skipped(1, 3.5)));
  test('after the only other one when there is no second', () =>
    when(taken(1), attended(1), taken(2), attended(2), called(1)).when(commands.skip).then(skipped(1, 2.5)));
  test('in her place when nobody else waits', () =>
    when(taken(1), attended(1), called(1)).when(commands.skip).then(skipped(1, 1)));
  test('whoever arrives after her number was passed', () =>
    when(taken(1), ...fivePresent.slice(2), called(2), served(2))
      .when(commands.attend)
      .then(attended(1, 4.5)));
  test('not who arrives in time', () =>
    when(...fivePresent.slice(2), taken(6))
      .when(state => attending.confirmAttendance(state, 6, TODAY))
      .then(attended(6)));
  test('not who has priority', () =>
    when(taken(1, { priority: 'bayi', rank: -999_999 }), ...fivePresent.slice(2), called(2))
      .when(commands.attend)
      .then(attended(1, -999_999)));
});

describe('attendance', () => {
  test('only on the day itself', () => {
    when(taken(1))
      .when(state => attending.confirmAttendance(state, 1, '2026-11-22'))
      .thenRejects('queue.not-today');
    when(taken(1))
      .when(state => attending.recordAbsence(state, 1, '2026-11-22', 'desk'))
      .thenRejects('queue.not-today');
  });
  test('the clock records an absence after the day', () =>
    when(taken(1), attended(1))
      .when(state => attending.recordAbsence(state, 1, '2026-11-24', 'clock'))
      .then({ type: 'AbsenceRecorded', data: { ...who(1), by: 'clock' } }));
  test('an absence is reversed on the same day only', () =>
    when(taken(1), absent(1))
      .when(state => attending.reverseAbsence(state, 1, '2026-11-24', null))
      .thenRejects('queue.not-today'));
  test('priority changes the order, not the number; the same one is not given twice', () => {
    const priority: QueueEvent = { type: 'PriorityGiven', data: { ...who(1), reason: 'hamil', rank: 1 - 1_000_000 } };
    when(taken(1)).when(commands.prioritise).then(priority);
    when(taken(1), priority).when(commands.prioritise).thenRejects('queue.same-priority');
  });
});

describe('moving to another queue', () => {
  const here =
    (day: typeof monday | { date: string; weekday: 'monday'; today: string }): Decision =>
    state =>
      moveHere(state, schedule, day, { ...who(9), priority: null, attendance: 'come' }).events;
  const { quota: _quota, days: _days, ...place } = schedule;
  const moved = (date: string, attendance: 'come' | null): QueueEvent => ({
    type: 'NumberMovedHere',
    data: { ...who(9), ...place, date, number: 2, rank: 2, priority: null, attendance },
  });
  test('who is present today stays present', () => when(taken(1)).when(here(monday)).then(moved(TODAY, 'come')));
  test('on another day attendance is open again', () =>
    when(taken(1))
      .when(here({ ...monday, date: '2026-11-30' }))
      .then(moved('2026-11-30', null)));
  test('the old number is gone for good', () =>
    when(taken(1), { type: 'NumberMovedAway', data: { ...who(1), toScheduleId: 4, toDate: TODAY } })
      .when(commands.attend)
      .thenRejects('queue.cancelled'));
});
