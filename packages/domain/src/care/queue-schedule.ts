import type { Staff } from '../kernel/care-header.js';
import type { QueueSchedule, ServiceDay } from '../queue/take-number.js';
import { weekdayOf, type OpenSchedule } from '../schedule/schedule.js';

/** The schedule in the queue's words. */
export const queueSchedule = (schedule: OpenSchedule): QueueSchedule => ({
  scheduleId: schedule.scheduleId,
  scheduleName: schedule.name,
  prefix: schedule.prefix,
  quota: schedule.quota,
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
  price: schedule.price,
  sharePercent: schedule.sharePercent,
});

/** The doctor of the schedule. */
export const doctorOf = ({ doctorId, doctorName }: OpenSchedule): Staff => ({
  staffId: doctorId,
  name: doctorName,
  profession: 'doctor',
});
