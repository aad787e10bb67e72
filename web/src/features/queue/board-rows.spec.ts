import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { expect, it } from 'vitest';
import {
  byTurn,
  calledIn,
  countsOf,
  isInStage,
  matches,
  nextOf,
  rejoinsAfter,
  visitState,
  suggestsPriority,
  waits,
} from './board-rows';
import type { Stage } from './queue-search';

const row = (change: Partial<QueueBoardRow>) =>
  ({
    key: String(change.id),
    position: '1',
    scheduleId: 1,
    date: '2026-11-23',
    display: `A-00${change.id}`,
    number: change.id,
    rank: change.id,
    status: 'waiting',
    attendance: 'come',
    roomId: 1,
    consultationMinutes: 10,
    patientName: 'Budi',
    recordNumber: '00-01-02',
    age: 'P34Y',
    calledAt: null,
    priority: null,
    payer: 'general',
    pcareNumber: null,
    ...change,
  }) as QueueBoardRow & { key: string; position: string };

it('puts priority before numbers, and one clinic before the other', () => {
  const rows = [
    row({ id: 2 }),
    row({ id: 5, scheduleId: 2, display: 'B-005' }),
    row({ id: 3, rank: -999_997 }),
    row({ id: 1 }),
  ];
  expect(rows.toSorted(byTurn).map(({ id }) => id)).toEqual([3, 1, 2, 5]);
});

it('estimates by those ahead, the one called included, and gives the next no wait', () => {
  const found = waits([
    row({ id: 1, status: 'called' }),
    row({ id: 2 }),
    row({ id: 3, status: 'cancelled' }),
    row({ id: 4 }),
  ]);
  expect([found.get('1'), found.get('2'), found.get('4')]).toEqual([undefined, 600, 1200]);
});

it('estimates by the numbers of the same day alone', () => {
  const tomorrow = '2026-11-24';
  const today = [row({ id: 1 }), row({ id: 3 })];
  const later = [row({ id: 2, date: tomorrow }), row({ id: 4, date: tomorrow }), row({ id: 5, date: tomorrow })];
  const found = waits([...today, ...later]);
  expect(['1', '3', '2', '4', '5'].map(key => found.get(key))).toEqual([0, 600, 0, 600, 1200]);
});

it('finds by name, record number and queue number, with dashes or without', () => {
  expect(matches(row({ id: 1 }), 'bud')).toBe(true);
  expect(matches(row({ id: 1 }), '000102')).toBe(true);
  expect(matches(row({ id: 1 }), 'a001')).toBe(true);
  expect(matches(row({ id: 1 }), 'siti')).toBe(false);
});

it('calls next who is present and waiting', () => {
  const rows = [row({ id: 1, attendance: null }), row({ id: 2, status: 'called' }), row({ id: 3 })];
  expect(nextOf(rows, 1)?.id).toBe(3);
  expect(calledIn(rows, 1)?.id).toBe(2);
});

it('estimates nothing where the schedule has no consultation duration', () => {
  expect(waits([row({ id: 1 }), row({ id: 2, consultationMinutes: 0 })])).toEqual(waits([row({ id: 1 })]));
});

it('asks for PCare only where the gate stands and BPJS pays', () => {
  expect(visitState(row({ id: 1, payer: 'bpjs' }), { pcare: true }).lacksPcare).toBe(true);
  expect(visitState(row({ id: 1, payer: 'bpjs', pcareNumber: 'B1' }), { pcare: true }).lacksPcare).toBe(false);
  expect(visitState(row({ id: 1, payer: 'bpjs' }), { pcare: false }).lacksPcare).toBe(false);
});

it('suggests priority from sixty on', () => {
  expect(suggestsPriority(row({ id: 1, age: 'P60Y' }))).toBe(true);
  expect(suggestsPriority(row({ id: 1, age: 'P59Y' }))).toBe(false);
  expect(suggestsPriority(row({ id: 1, age: 'P70Y', priority: 'hamil' }))).toBe(false);
});

it('says whom a patient comes after who is here after all', () => {
  const absent = row({ id: 2, status: 'absent', attendance: 'not_come' });
  const waiting = [row({ id: 3 }), row({ id: 4 }), row({ id: 5 })];
  expect(rejoinsAfter([absent, ...waiting], absent)).toBeUndefined();
  expect(rejoinsAfter([row({ id: 1 }), absent, ...waiting], absent)?.id).toBe(1);
  const calledOn = row({ id: 6, status: 'serving', calledAt: '2026-11-25T02:00:00Z' });
  expect(rejoinsAfter([absent, ...waiting, calledOn], absent)?.id).toBe(4);
  expect(rejoinsAfter([absent, row({ id: 3 }), calledOn], absent)?.id).toBe(3);
  const first = { ...absent, priority: 'lansia' as const, rank: -999_998 };
  expect(rejoinsAfter([first, ...waiting, calledOn], first)).toBeUndefined();
});

it('each stage has the rows that its figure counts', () => {
  const statuses = ['waiting', 'called', 'skipped', 'serving', 'serving', 'done', 'absent', 'cancelled'] as const;
  const rows = statuses.map((status, id) => row({ id, status }));
  const shown = (stage: Stage) => rows.filter(each => isInStage(each, stage)).length;
  expect(countsOf(rows)).toEqual({ waiting: 3, serving: 2, done: 1, absent: 1 });
  expect([shown('waiting'), shown('serving'), shown('active'), shown('all')]).toEqual([3, 2, 5, 8]);
});
