import { slotsOf } from '@alur/contracts/schedule/slots';
import type { Staff } from '../kernel/care-header.js';
import type { QueueSchedule, ServiceDay } from '../queue/take-number.js';
import { hasRule, type MerchantState } from '../merchant/merchant.js';
import type { ScheduleData } from '../schedule/events.js';
import { schedulePrice, weekdayOf, type OpenSchedule } from '../schedule/schedule.js';

/**
 * How many numbers the schedule gives a day: its quota; without a quota an unlimited number or, by the facility's rule
 * `schedule_duration` (SPEC 6), one for each slot of its consultation duration within its hours.
 */
export const placesOf = (schedule: ScheduleData, facility: MerchantState): number | null =>
  schedule.quota ??
  (schedule.consultationMinutes > 0 && hasRule(facility, 'schedule_duration')
    ? slotsOf(schedule, schedule.consultationMinutes)
    : null);

/** The schedule's data as the queue needs them. */
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

/** A visit's place in the queue, as the booking records it with a copy of the present schedule. */
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
