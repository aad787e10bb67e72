import type { Attendance, PriorityReason, Weekday } from '@alur/contracts/kernel/enums';
import { ensure } from '../kernel/rejection.js';
import { displayNumber } from '@alur/contracts/queue/display-number';
import type { QueueEvent } from './events.js';
import { noOtherNumber, placeLeft } from './guards.js';
import type { QueueState } from './queue.js';
import { rankOf } from './rank.js';

type Taken = Extract<QueueEvent, { type: 'NumberTaken' }>['data'];

/** The schedule's data that a queue needs. */
export interface QueueSchedule {
  scheduleId: number;
  scheduleName: string;
  prefix: string;
  quota: number | null;
  days: readonly Weekday[];
  doctorId: number;
  doctorName: string;
  roomId: number;
  roomName: string;
  consultationMinutes: number;
}

export interface ServiceDay {
  date: string;
  weekday: Weekday;
  today: string;
}

/** Limits how far ahead a visit may be, because a mistyped year would reserve a place that nobody comes for. */
const HORIZON_DAYS = 366;
const daysAhead = (date: string, today: string) => (Date.parse(date) - Date.parse(today)) / 86_400_000;

/** DOMAIN 2.1: the schedule works on that weekday, quota is left, and the patient has no other open booking there. */
const nextPlace = (
  state: QueueState,
  schedule: QueueSchedule,
  { date, weekday, today }: ServiceDay,
  patientId: number,
  priority: PriorityReason | null,
) => {
  ensure(date >= today, 'queue.date-past', {}, 'date');
  ensure(daysAhead(date, today) <= HORIZON_DAYS, 'queue.date-too-far', {}, 'date');
  ensure(schedule.days.includes(weekday), 'queue.not-that-weekday', { schedule: schedule.scheduleName }, 'date');
  noOtherNumber(state, patientId);
  const { quota, days: _days, ...place } = schedule;
  placeLeft(state, quota);
  const number = state.entries.length + 1;
  return { ...place, date, number, rank: rankOf(number, priority !== null) };
};

export const takeNumber = (
  state: QueueState,
  schedule: QueueSchedule,
  day: ServiceDay,
  visit: Omit<Taken, keyof QueueSchedule | 'date' | 'number' | 'rank'>,
): { events: QueueEvent[]; number: number; display: string } => {
  const place = nextPlace(state, schedule, day, visit.patientId, visit.priority);
  return {
    events: [{ type: 'NumberTaken', data: { ...visit, ...place } }],
    number: place.number,
    display: displayNumber(place.prefix, place.number),
  };
};

/** Gives a new number to a visit from another queue; a patient who is present on the same day stays present. */
export const moveHere = (
  state: QueueState,
  schedule: QueueSchedule,
  day: ServiceDay,
  visit: { encounterId: number; patientId: number; priority: PriorityReason | null; attendance: Attendance | null },
): { events: QueueEvent[]; number: number } => {
  const place = nextPlace(state, schedule, day, visit.patientId, visit.priority);
  const attendance = day.date === day.today ? visit.attendance : null;
  return {
    events: [{ type: 'NumberMovedHere', data: { ...visit, ...place, attendance } }],
    number: place.number,
  };
};
