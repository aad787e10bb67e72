import type { ScheduleFields } from '@alur/contracts/schedule/commands';
import { slotsOf } from '@alur/contracts/schedule/slots';
import type * as z from 'zod/mini';
import { ensure } from '../kernel/rejection.js';
import type { ScheduleEvent } from './events.js';
import { openSchedule, type ScheduleState } from './schedule.js';

/** What the form says, with the room's name as it is now. */
export type ScheduleForm = z.infer<typeof ScheduleFields> & { roomName: string };

/** SPEC 6, rule `schedule_duration`: slots and estimates come from the duration, so it is said, and one fits in. */
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

export const change = (form: ScheduleForm, state: ScheduleState): ScheduleEvent[] => [
  { type: 'ScheduleChanged', data: dataOf(openSchedule(state).scheduleId, form) },
];

export const close = (reason: string | null, state: ScheduleState): ScheduleEvent[] => [
  { type: 'ScheduleClosed', data: { scheduleId: openSchedule(state).scheduleId, reason } },
];
