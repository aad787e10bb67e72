import { slotsOf } from '@alur/contracts/schedule/slots';
import type { Staff } from '../kernel/care-header.js';
import type { QueueSchedule, ServiceDay } from '../queue/take-number.js';
import { hasRule, type MerchantState } from '../merchant/merchant.js';
import type { ScheduleData } from '../schedule/events.js';
import { schedulePrice, weekdayOf, type OpenSchedule } from '../schedule/schedule.js';

/**
 * How many numbers a day it gives: its quota; without one as many as come, or, by the facility's rule
 * `schedule_duration` (SPEC 6), as many as there are slots of its consultation duration in its hours.
 */
export const placesOf = (schedule: ScheduleData, facility: MerchantState): number | null =>
  schedule.quota ??
  (schedule.consultationMinutes > 0 && hasRule(facility, 'schedule_duration')
    ? slotsOf(schedule, schedule.consultationMinutes)
    : null);

/** The schedule in the queue's words. */
export const queueSchedule = (schedule: OpenSchedule, facility: MerchantState): QueueSchedule => ({
  scheduleId: schedule.scheduleId,
  scheduleName: schedule.name,
  prefix: schedule.prefix,
  quota: placesOf(schedule, facility),
  days: schedule.days,
  doctorId: schedule.doctorId,
  doctorName: schedule.doctorName,
  roomId: schedule.roomId,
  roomName: schedule.roomName,
  consultationMinutes: schedule.consultationMinutes,
});

export const serviceDay = (date: string, today: string): ServiceDay => ({ date, weekday: weekdayOf(date), today });

/** Where a visit stands, in the booking's words: the schedule as it is at this moment. */
export const bookingPlace = (schedule: OpenSchedule, date: string, given: { number: number; display: string }) => ({
  unitId: schedule.roomId,
  scheduleId: schedule.scheduleId,
  scheduleName: schedule.name,
  date,
  display: given.display,
  number: given.number,
  price: schedulePrice(schedule, date),
  sharePercent: schedule.sharePercent,
});

/** The doctor of the schedule. */
export const doctorOf = ({ doctorId, doctorName }: OpenSchedule): Staff => ({
  staffId: doctorId,
  name: doctorName,
  profession: 'doctor',
});
