import type { ScheduleFields } from '@alur/contracts/schedule/commands';
import type { PriceFrom } from '@alur/contracts/kernel/dated-price';
import { slotsOf } from '@alur/contracts/schedule/slots';
import type * as z from 'zod/mini';
import { pricesOfForm, setDated, withdrawDated } from '../kernel/dated-prices.js';
import { ensure } from '../kernel/rejection.js';
import type { ScheduleEvent } from './events.js';
import { knownSchedule, openSchedule, type Priced, type ScheduleState } from './schedule.js';

/** The form's fields, with the room's present name. */
export type ScheduleForm = z.infer<typeof ScheduleFields> & { roomName: string };

/**
 * SPEC 6, rule `schedule_duration`: slots and estimates need the duration, so it must be given, and one slot must fit.
 */
export function ensureDuration({ consultationMinutes, ...hours }: ScheduleForm): void {
  ensure(consultationMinutes !== null, 'schedule.duration-required', {}, 'consultationMinutes');
  ensure(slotsOf(hours, consultationMinutes) > 0, 'schedule.too-short', {}, 'consultationMinutes');
}

const dataOf = (scheduleId: number, form: ScheduleForm) => {
  ensure(form.startTime < form.endTime, 'schedule.ends-before-start', {}, 'endTime');
  const { roomName, roomId, doctorId, doctorName, name, bpjsName, prefix } = form;
  const { startTime, endTime, consultationMinutes, sharePercent, price, visitStatus, quota } = form;
  return {
    scheduleId,
    name,
    bpjsName,
    roomId,
    roomName,
    doctorId,
    doctorName,
    startTime,
    endTime,
    consultationMinutes: consultationMinutes ?? 0,
    sharePercent,
    price,
    days: [...new Set(form.days)],
    visitStatus,
    prefix,
    quota,
  };
};

export const open = (scheduleId: number, form: ScheduleForm): ScheduleEvent[] => [
  { type: 'ScheduleOpened', data: dataOf(scheduleId, form) },
];

const priceSet = (scheduleId: number, price: PriceFrom): ScheduleEvent => ({
  type: 'SchedulePriceSet',
  data: { scheduleId, ...price },
});

/** Changes an existing schedule; a price that differs from today's is in force from today on. */
const written = (
  type: 'ScheduleChanged' | 'ScheduleReopened',
  form: ScheduleForm,
  { scheduleId, price, prices }: Priced,
  today: string,
): ScheduleEvent[] => {
  const { changed } = pricesOfForm({ price: form.price }, { fields: { price }, prices }, ['price'], today);
  return [{ type, data: { ...dataOf(scheduleId, form), price } }, ...changed.map(each => priceSet(scheduleId, each))];
};

export const change = (form: ScheduleForm, state: ScheduleState, today: string): ScheduleEvent[] =>
  written('ScheduleChanged', form, openSchedule(state), today);

/** Opens a closed schedule again, with the form's fields. */
export const reopen = (form: ScheduleForm, state: ScheduleState, today: string): ScheduleEvent[] => {
  const schedule = knownSchedule(state);
  ensure(state.status === 'closed', 'schedule.open');
  return written('ScheduleReopened', form, schedule, today);
};

export const setPrice = (price: PriceFrom, state: ScheduleState, today: string): ScheduleEvent[] => {
  const { scheduleId, prices } = openSchedule(state);
  return setDated(price, prices, { today, mayBeEmpty: false }).map(each => priceSet(scheduleId, each));
};

export const withdrawPrice = (
  which: Omit<PriceFrom, 'price'>,
  state: ScheduleState,
  today: string,
): ScheduleEvent[] => {
  const { scheduleId, prices } = openSchedule(state);
  return [{ type: 'SchedulePriceWithdrawn', data: { scheduleId, ...withdrawDated(which, prices, today) } }];
};

export const close = (reason: string | null, state: ScheduleState): ScheduleEvent[] => [
  { type: 'ScheduleClosed', data: { scheduleId: openSchedule(state).scheduleId, reason } },
];
