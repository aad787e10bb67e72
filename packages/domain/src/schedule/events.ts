import { VisitStatus, Weekday } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const fields = {
  scheduleId: z.int(),
  name: label(),
  bpjsName: z.nullable(label()),
  roomId: z.int(),
  roomName: label(),
  doctorId: z.int(),
  doctorName: label(),
  startTime: code(),
  endTime: code(),
  /** 0 if it was not given. */
  consultationMinutes: z.int(),
  sharePercent: z.nullable(z.number()),
  price: z.int(),
  days: z.array(Weekday),
  visitStatus: VisitStatus,
  prefix: code(),
  quota: z.nullable(z.int()),
};

export const scheduleEvents = {
  ScheduleOpened: event(z.object(fields)),
  /** All fields as they are from now on. */
  ScheduleChanged: event(z.object(fields)),
  /** Its price from a day on. */
  SchedulePriceSet: event(
    z.object({ scheduleId: z.int(), field: code(), price: z.nullable(z.int()), effectiveFrom: code() }),
  ),
  SchedulePriceWithdrawn: event(z.object({ scheduleId: z.int(), field: code(), effectiveFrom: code() })),
  /** A closed schedule was opened again, with all fields as they are from now on. */
  ScheduleReopened: event(z.object(fields)),
  ScheduleClosed: event(z.object({ scheduleId: z.int(), reason: z.nullable(label()) })),
};
/** Stream `timetable-<merchantId>`: which doctor works where at which hours, and who is on leave. */
export const timetableEvents = {
  HoursTaken: event(
    z.object({
      scheduleId: z.int(),
      name: label(),
      doctorId: z.int(),
      doctorName: label(),
      roomId: z.int(),
      roomName: label(),
      days: z.array(Weekday),
      startTime: code(),
      endTime: code(),
    }),
  ),
  HoursReleased: event(z.object({ scheduleId: z.int() })),
  DoctorLeaveRecorded: event(
    z.object({
      leaveId: z.int(),
      doctorId: z.int(),
      doctorName: label(),
      from: code(),
      until: code(),
      reason: z.nullable(label()),
    }),
  ),
  DoctorLeaveWithdrawn: event(z.object({ leaveId: z.int() })),
};
export type TimetableEvent = EventOf<typeof timetableEvents>;
export type ScheduleEvent = EventOf<typeof scheduleEvents>;
export type ScheduleData = Extract<ScheduleEvent, { type: 'ScheduleOpened' }>['data'];
