import type { Weekday } from '@alur/contracts/kernel/enums';
import { pricedOn, type DatedPrice } from '@alur/contracts/kernel/dated-price';
import type { Aggregate } from '../kernel/aggregate.js';
import { pricesWith, pricesWithout } from '../kernel/dated-prices.js';
import { ensure } from '../kernel/rejection.js';
import type { ScheduleData, ScheduleEvent } from './events.js';

/** `price` is the schedule's first price. */
export type Priced = ScheduleData & { prices: readonly DatedPrice[] };
export type OpenSchedule = Priced & { status: 'open' };
export type ScheduleState = { status: 'none' } | OpenSchedule | (Priced & { status: 'closed' });

const evolve = (state: ScheduleState, event: ScheduleEvent): ScheduleState => {
  switch (event.type) {
    case 'ScheduleOpened':
    case 'ScheduleChanged':
    case 'ScheduleReopened':
      return { ...event.data, prices: state.status === 'none' ? [] : state.prices, status: 'open' };
    case 'SchedulePriceSet':
      return state.status === 'none'
        ? state
        : { ...state, prices: pricesWith(state.prices, event.data, { price: state.price }) };
    case 'SchedulePriceWithdrawn':
      return state.status === 'none' ? state : { ...state, prices: pricesWithout(state.prices, event.data) };
    case 'ScheduleClosed':
      return state.status === 'none' ? state : { ...state, status: 'closed' };
  }
};

export const schedule: Aggregate<ScheduleState, ScheduleEvent> = {
  kind: 'schedule',
  initial: { status: 'none' },
  evolve,
};

/** The schedule, if it is open. */
export function openSchedule(state: ScheduleState): OpenSchedule {
  ensure(state.status !== 'none', 'schedule.not-found');
  ensure(state.status === 'open', 'schedule.closed');
  return state;
}

/** What a consultation of the schedule costs on a day. */
export const schedulePrice = (schedule: OpenSchedule, date: string): number =>
  pricedOn({ price: schedule.price }, schedule.prices, date).price;

/** The schedule, open or closed, because numbers that were taken are still served. */
export function knownSchedule(state: ScheduleState): Priced {
  ensure(state.status !== 'none', 'schedule.not-found');
  return state;
}

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The weekday of a calendar day, whatever the time zone. */
export const weekdayOf = (date: string): Weekday => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;
