import type { Weekday } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { ScheduleData, ScheduleEvent } from './events.js';

export type OpenSchedule = ScheduleData & { status: 'open' };
export type ScheduleState = { status: 'none' } | OpenSchedule | (ScheduleData & { status: 'closed' });

const evolve = (state: ScheduleState, event: ScheduleEvent): ScheduleState => {
  switch (event.type) {
    case 'ScheduleOpened':
    case 'ScheduleChanged':
      return { ...event.data, status: 'open' };
    case 'ScheduleClosed':
      return state.status === 'none' ? state : { ...state, status: 'closed' };
  }
};

export const schedule: Aggregate<ScheduleState, ScheduleEvent> = {
  kind: 'schedule',
  initial: { status: 'none' },
  evolve,
};

/** The schedule, if it still takes patients. */
export function openSchedule(state: ScheduleState): OpenSchedule {
  ensure(state.status !== 'none', 'schedule.not-found');
  ensure(state.status === 'open', 'schedule.closed');
  return state;
}

/** The schedule, open or closed: numbers already taken are still served. */
export function knownSchedule(state: ScheduleState): ScheduleData {
  ensure(state.status !== 'none', 'schedule.not-found');
  return state;
}

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The weekday of a calendar day, whatever the time zone. */
export const weekdayOf = (date: string): Weekday => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;
