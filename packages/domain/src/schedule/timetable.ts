import { checks, writes, type Aggregate, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { ScheduleData, TimetableEvent } from './events.js';

type DataOf<Type extends TimetableEvent['type']> = Extract<TimetableEvent, { type: Type }>['data'];
export type Hours = DataOf<'HoursTaken'>;
export type Leave = DataOf<'DoctorLeaveRecorded'>;

/** The facility's occupied hours by doctor and room, and leaves. */
export interface TimetableState {
  hours: readonly Hours[];
  leaves: readonly Leave[];
}

const evolve = (state: TimetableState, { type, data }: TimetableEvent): TimetableState => {
  switch (type) {
    case 'HoursTaken':
      return { ...state, hours: [...state.hours.filter(({ scheduleId }) => scheduleId !== data.scheduleId), data] };
    case 'HoursReleased':
      return { ...state, hours: state.hours.filter(({ scheduleId }) => scheduleId !== data.scheduleId) };
    case 'DoctorLeaveRecorded':
      return { ...state, leaves: [...state.leaves, data] };
    case 'DoctorLeaveWithdrawn':
      return { ...state, leaves: state.leaves.filter(({ leaveId }) => leaveId !== data.leaveId) };
  }
};

export const timetable: Aggregate<TimetableState, TimetableEvent> = {
  kind: 'timetable',
  initial: { hours: [], leaves: [] },
  evolve,
};

/** The facility's own timetable, once for checking and once for writing. */
export const ownTimetable = (context: DecisionContext): StreamRef<typeof timetable> =>
  checks(timetable, context.merchantId);
export const timetableToWrite = (context: DecisionContext) => writes(timetable, context.merchantId);

const overlap = (one: Hours, other: Hours): boolean =>
  one.days.some(day => other.days.includes(day)) && one.startTime < other.endTime && other.startTime < one.endTime;

const same = (one: Hours, other: Hours): boolean =>
  (Object.keys(one) as (keyof Hours)[]).every(name => String(one[name]) === String(other[name]));

/**
 * Throws if a doctor or a room would be occupied twice at once, unless the user has confirmed the overlap (`isMeant`).
 */
export const takeHours = (schedule: ScheduleData, state: TimetableState, isMeant: boolean): TimetableEvent[] => {
  const { scheduleId, name, doctorId, doctorName, roomId, roomName, days, startTime, endTime } = schedule;
  const wanted = { scheduleId, name, doctorId, doctorName, roomId, roomName, days, startTime, endTime };
  const others = state.hours.filter(other => other.scheduleId !== scheduleId && overlap(wanted, other));
  const conflict = (other: Hours) => ({ schedule: other.name, hours: `${other.startTime}–${other.endTime}` });
  const hers = others.find(other => other.doctorId === doctorId);
  ensure(isMeant || !hers, 'schedule.doctor-busy', { doctor: doctorName, ...(hers && conflict(hers)) }, 'doctorId');
  const there = others.find(other => other.roomId === roomId);
  ensure(isMeant || !there, 'schedule.room-busy', { room: roomName, ...(there && conflict(there)) }, 'roomId');
  const before = state.hours.find(kept => kept.scheduleId === scheduleId);
  return before && same(before, wanted) ? [] : [{ type: 'HoursTaken', data: wanted }];
};

/** Releases a schedule's hours; schedules from before the timetable existed have none. */
export const releaseHours = (scheduleId: number, state: TimetableState): TimetableEvent[] =>
  state.hours.some(hours => hours.scheduleId === scheduleId) ? [{ type: 'HoursReleased', data: { scheduleId } }] : [];

export const recordLeave = (leave: Leave, state: TimetableState): TimetableEvent[] => {
  const { doctorId, doctorName, from, until } = leave;
  ensure(from <= until, 'schedule.leave-reversed', {}, 'until');
  const other = state.leaves.find(one => one.doctorId === doctorId && one.from <= until && from <= one.until);
  const conflict = { doctor: doctorName, from: other?.from ?? '', until: other?.until ?? '' };
  ensure(!other, 'schedule.leave-overlaps', conflict, 'from');
  return [{ type: 'DoctorLeaveRecorded', data: leave }];
};

export const withdrawLeave = (leaveId: number, state: TimetableState): TimetableEvent[] => {
  ensure(
    state.leaves.some(leave => leave.leaveId === leaveId),
    'schedule.leave-not-found',
  );
  return [{ type: 'DoctorLeaveWithdrawn', data: { leaveId } }];
};

/** Throws if the doctor is on leave on that day. */
export const notOnLeave = (state: TimetableState, doctorId: number, date: string): void => {
  const away = state.leaves.find(leave => leave.doctorId === doctorId && leave.from <= date && date <= leave.until);
  const conflict = { doctor: away?.doctorName ?? '', until: away?.until ?? '' };
  ensure(!away, 'schedule.doctor-on-leave', conflict, 'date');
};
