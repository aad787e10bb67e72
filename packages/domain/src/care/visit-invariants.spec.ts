import { moveSchedule } from '@alur/contracts/booking/commands';
import {
  finishConsultation,
  recordDiagnosis,
  reopenConsultation,
  signNote,
  startConsultation,
  undoStart,
} from '@alur/contracts/consultation/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import {
  callNext,
  callNumber,
  cancelNumber,
  confirmAttendance,
  prioritise,
  recallNumber,
  recordAbsence,
  reverseAbsence,
  skipNumber,
} from '@alur/contracts/queue/commands';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encounter, type Encounter } from '../encounter/encounter.js';
import { modules } from '../index.js';
import type { Story } from '../kernel/testing/specification.js';
import { queueBoardView } from '../queue/board-view.js';
import { counter, counterId } from '../queue/counter.js';
import { dayVisits } from '../queue/day-visits.js';
import { queue, queueId } from '../queue/queue.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic, OTHER, ROOM, SCHEDULE, TODAY } from './testing/open-clinic.js';

/** What is done to a visit, and with what. */
const bodies = new Map<CommandSpec, object>([
  [callNumber, {}],
  [recallNumber, {}],
  [skipNumber, {}],
  [confirmAttendance, {}],
  [recordAbsence, {}],
  [reverseAbsence, {}],
  [prioritise, { reason: 'lansia' }],
  [cancelNumber, { reason: 'pulang' }],
  [callNext, {}],
  [moveSchedule, {}],
  [startConsultation, {}],
  [undoStart, {}],
  [signNote, { subjective: 'batuk' }],
  [recordDiagnosis, { code: 'J06.9', kind: 'primary' }],
  [finishConsultation, {}],
  [reopenConsultation, { reason: 'kurang' }],
]);
/** Steps that advance a visit are drawn more often than those that end it. */
const onward = [...bodies.keys()].filter(command => command !== cancelNumber && command !== recordAbsence);
const command = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...onward) },
  { weight: 4, arbitrary: fc.constantFrom<CommandSpec>(confirmAttendance, callNumber, startConsultation) },
  { weight: 1, arbitrary: fc.constantFrom<CommandSpec>(cancelNumber, recordAbsence) },
);
const schedules = [SCHEDULE, OTHER] as const;
const visits = [1, 2, 3, 4, 5];
const step = fc.record({ command, visit: fc.constantFrom(...visits), scheduleId: fc.constantFrom(...schedules) });

/** Five visits in two schedules that share one room; a refused command changes nothing. */
const run = (plan: readonly { command: CommandSpec; visit: number; scheduleId: number }[]): Story => {
  const { story, opens, registers, takes } = openClinic();
  opens(OTHER, { prefix: 'B' });
  for (const n of visits) {
    registers(n);
    takes(n, { scheduleId: schedules[(n - 1) % 2] });
  }
  for (const { command, visit, scheduleId } of plan) {
    const id = command === callNext ? scheduleId : visit;
    const place = command === moveSchedule ? { scheduleId, date: TODAY } : {};
    story.attempt(command, { id, ...bodies.get(command), ...place });
  }
  return story;
};

const many = (check: (story: Story) => void) =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 120, size: 'max' }), plan => check(run(plan))),
    { numRuns: 40 },
  );

test('the counter calls exactly the one number that is called in its room', () =>
  many(story => {
    const called = schedules.flatMap(id =>
      story.state(queue, queueId(id, TODAY)).entries.filter(entry => entry.status === 'called'),
    );
    const state = story.state(counter, counterId(ROOM, TODAY));
    expect(called.map(entry => entry.encounterId)).toEqual(state.status === 'occupied' ? [state.encounterId] : []);
  }));

test('no number is given twice on a schedule and day', () =>
  many(story => {
    for (const id of schedules) {
      const numbers = story.state(queue, queueId(id, TODAY)).entries.map(entry => entry.number);
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
  many(story => {
    const { clinic } = story;
    const rows = clinic.rows<QueueBoardRow>(queueBoardView);
    const bills = clinic.rows<TransactionRow>(transactionListView);
    for (const id of visits) {
      const visit = story.state(encounter, id) as Encounter;
      const row = rows.find(each => each.encounterId === id) as QueueBoardRow;
      expect(states[row.status]).toContain(visit.status);
      if (row.status === 'waiting') expect(visit.status === 'arrived').toBe(row.attendance === 'come');
      expect(row.transactionId).toBe(visit.transactionId);
      const bill = story.state(transaction, visit.transactionId).status;
      const begun = row.attendance === 'come' ? 'WAITING' : 'DRAFT';
      const over = ['absent', 'cancelled'].includes(row.status);
      expect(bill).toBe(over ? 'cancelled' : 'open');
      expect(bills.find(each => each.id === visit.transactionId)?.status).toBe(over ? 'CANCELLED' : begun);
    }
  }));

test('the dashboard counts what the board shows', () =>
  many(story => {
    const rows = story.clinic.rows<QueueBoardRow>(queueBoardView);
    const count = (...statuses: string[]) => rows.filter(row => statuses.includes(row.status)).length;
    story.thenSums(dayVisits, [
      {
        date: TODAY,
        bookings: visits.length,
        waiting: count('waiting', 'called', 'skipped'),
        ongoing: count('serving'),
        done: count('done'),
        absent: count('absent'),
        cancelled: count('cancelled'),
      },
    ]);
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
