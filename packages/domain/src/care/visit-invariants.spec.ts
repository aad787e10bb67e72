import type { DayVisitsRow, QueueBoardRow } from '@alur/contracts/queue/rows';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encounter, type Encounter } from '../encounter/encounter.js';
import { modules } from '../index.js';
import { Rejection } from '../kernel/rejection.js';
import { queueBoardView } from '../queue/board-view.js';
import { counter, counterId } from '../queue/counter.js';
import { dayVisits } from '../queue/day-visits.js';
import { queue, queueId } from '../queue/queue.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic } from './testing/open-clinic.js';

const bodies: Record<string, object> = {
  'queue/call': {},
  'queue/recall': {},
  'queue/skip': {},
  'queue/confirm-attendance': {},
  'queue/record-absence': {},
  'queue/reverse-absence': {},
  'queue/prioritise': { reason: 'lansia' },
  'queue/cancel': { reason: 'pulang' },
  'queue/call-next': {},
  'booking/move-schedule': {},
  'consultation/start': {},
  'consultation/undo-start': {},
  'consultation/sign-note': { subjective: 'batuk' },
  'consultation/record-diagnosis': { code: 'J06.9', kind: 'primary' },
  'consultation/finish': {},
  'consultation/reopen': { reason: 'kurang' },
};
/** What takes a visit onward comes more often than what ends it. */
const onward = Object.keys(bodies).filter(name => !['queue/cancel', 'queue/record-absence'].includes(name));
const name = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...onward) },
  { weight: 4, arbitrary: fc.constantFrom('queue/confirm-attendance', 'queue/call', 'consultation/start') },
  { weight: 1, arbitrary: fc.constantFrom('queue/cancel', 'queue/record-absence') },
);
const step = fc.record({ name, visit: fc.nat(4), schedule: fc.nat(1) });

/** Five visits in two schedules that share one room; whatever is refused changes nothing. */
const run = (plan: readonly { name: string; visit: number; schedule: number }[]) => {
  const clinic = openClinic();
  const schedules = [clinic.scheduleId, clinic.openSchedule({ prefix: 'B' })];
  const visits = [0, 1, 2, 3, 4].map(n =>
    clinic.takeNumber(clinic.registerPatient(), { scheduleId: schedules[n % 2] }),
  );
  for (const { name, visit, schedule } of plan) {
    const id = name === 'queue/call-next' ? schedules[schedule] : visits[visit];
    const moved = name.endsWith('move-schedule') ? { scheduleId: schedules[schedule], date: clinic.clinic.today } : {};
    try {
      clinic.run(name, id as number, { ...bodies[name], ...moved });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
    }
  }
  return { ...clinic, schedules, visits };
};

const many = (check: (clinic: ReturnType<typeof run>) => void) =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 120, size: 'max' }), plan => check(run(plan))),
    { numRuns: 40 },
  );

test('the counter calls exactly the one number that is called in its room', () =>
  many(({ clinic, schedules, roomId }) => {
    const called = schedules.flatMap(id =>
      clinic.state(queue, queueId(id, clinic.today)).entries.filter(entry => entry.status === 'called'),
    );
    const state = clinic.state(counter, counterId(roomId, clinic.today));
    expect(called.map(entry => entry.encounterId)).toEqual(state.status === 'occupied' ? [state.encounterId] : []);
  }));

test('no number is given twice on a schedule and day', () =>
  many(({ clinic, schedules }) => {
    for (const id of schedules) {
      const numbers = clinic.state(queue, queueId(id, clinic.today)).entries.map(entry => entry.number);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  }));

const states: Record<QueueBoardRow['status'], readonly Encounter['status'][]> = {
  waiting: ['planned', 'arrived'],
  called: ['arrived'],
  skipped: ['arrived'],
  absent: ['cancelled'],
  serving: ['in_progress'],
  done: ['finished'],
  cancelled: ['cancelled'],
};

test('queue, visit and bill tell the same story', () =>
  many(({ clinic, visits }) => {
    const rows = clinic.rows<QueueBoardRow>(queueBoardView);
    const bills = clinic.rows<TransactionRow>(transactionListView);
    for (const id of visits) {
      const visit = clinic.state(encounter, id) as Encounter;
      const row = rows.find(each => each.encounterId === id) as QueueBoardRow;
      expect(states[row.status]).toContain(visit.status);
      if (row.status === 'waiting') expect(visit.status === 'arrived').toBe(row.attendance === 'come');
      expect(row.transactionId).toBe(visit.transactionId);
      const bill = clinic.state(transaction, visit.transactionId).status;
      const begun = row.attendance === 'come' ? 'WAITING' : 'DRAFT';
      const over = ['absent', 'cancelled'].includes(row.status);
      expect(bill).toBe(over ? 'cancelled' : 'open');
      expect(bills.find(each => each.id === visit.transactionId)?.status).toBe(over ? 'CANCELLED' : begun);
    }
  }));

test('the dashboard counts what the board shows', () =>
  many(({ clinic, visits }) => {
    const [sum] = clinic.sums<DayVisitsRow>(dayVisits);
    const rows = clinic.rows<QueueBoardRow>(queueBoardView);
    const count = (...statuses: string[]) => rows.filter(row => statuses.includes(row.status)).length;
    expect(sum).toEqual({
      date: clinic.today,
      bookings: visits.length,
      waiting: count('waiting', 'called', 'skipped'),
      ongoing: count('serving'),
      done: count('done'),
      absent: count('absent'),
      cancelled: count('cancelled'),
    });
  }));

test('every event fits its declaration, with no field beside it', () => {
  const declared = new Map(modules.flatMap(module => Object.entries(module.events)));
  many(({ clinic }) => {
    for (const { type, data } of clinic.log) {
      const schema = declared.get(type)?.data as z.ZodMiniObject;
      expect(z.parse(schema, data)).toEqual(data);
    }
  });
});
