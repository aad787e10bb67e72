import { expect, test } from 'vitest';
import { change, close, open, type ScheduleForm } from './decisions.js';
import type { ScheduleEvent } from './events.js';
import { knownSchedule, openSchedule, schedule, weekdayOf } from './schedule.js';

const form: ScheduleForm = {
  name: 'Poli Umum Pagi',
  bpjsName: null,
  roomId: 5,
  roomName: 'Poli Umum',
  doctorId: 20,
  doctorName: 'dr. Ratna',
  startTime: '08:00',
  endTime: '12:00',
  consultationMinutes: 10,
  sharePercent: 40,
  price: 50_000,
  days: ['monday', 'tuesday', 'monday'],
  visitStatus: 'sick',
  prefix: 'A',
  quota: 40,
};
const after = (...events: ScheduleEvent[]) => events.reduce(schedule.evolve, schedule.initial);
const code = (expected: string) => expect.objectContaining({ code: expected });

test('opens with each day once', () => {
  expect(openSchedule(after(...open(3, form)))).toMatchObject({
    scheduleId: 3,
    days: ['monday', 'tuesday'],
    price: 50_000,
  });
});

test('ends after it starts', () => {
  expect(() => open(3, { ...form, endTime: '08:00' })).toThrow(code('schedule.ends-before-start'));
});

test('changes while it is open', () => {
  const opened = after(...open(3, form));
  const changed = schedule.evolve(opened, change({ ...form, price: 60_000 }, opened)[0] as ScheduleEvent);
  expect(openSchedule(changed)).toMatchObject({ scheduleId: 3, price: 60_000 });
});

test('closed, it is known but takes no one, changes nothing and does not close again', () => {
  const opened = after(...open(3, form));
  const closed = schedule.evolve(opened, close('libur', opened)[0] as ScheduleEvent);
  expect(knownSchedule(closed).roomName).toBe('Poli Umum');
  expect(() => openSchedule(closed)).toThrow(code('schedule.closed'));
  expect(() => change(form, closed)).toThrow(code('schedule.closed'));
  expect(() => close(null, closed)).toThrow(code('schedule.closed'));
});

test('one that never was is not found', () => {
  expect(() => openSchedule(schedule.initial)).toThrow(code('schedule.not-found'));
  expect(() => knownSchedule(schedule.initial)).toThrow(code('schedule.not-found'));
});

test('weekdays are the calendar’s, whatever the time zone', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual(['sunday', 'monday', 'saturday']);
});
