import * as z from 'zod/mini';
import { Unfinished } from '../kernel/unfinished.js';
import { Attendance, BookingSource, Gender, Payer, PriorityReason, QueueStatus, VisitStatus } from '../kernel/enums.js';

/** A row of the front office's and the clinic's queue. Order by `rank`, then `number`. */
export const QueueBoardRow = z.object({
  /** The booking's id. */
  id: z.int(),
  encounterId: z.int(),
  scheduleId: z.int(),
  scheduleName: z.string(),
  date: z.string(),
  /** `A-001` */
  display: z.string(),
  number: z.int(),
  rank: z.number(),
  status: QueueStatus,
  attendance: z.nullable(Attendance),
  attendedAt: z.nullable(z.string()),
  /** Calls since the number was last skipped. */
  calls: z.int(),
  calledAt: z.nullable(z.string()),
  patientId: z.int(),
  /** The patient as she is known now: another record, if hers was merged into it. */
  personId: z.int(),
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  /** Age on the service day, as an ISO duration in one unit: `P34Y`, `P5M`, `P12D`. */
  age: z.nullable(z.string()),
  payer: Payer,
  insurer: z.nullable(z.string()),
  priority: z.nullable(PriorityReason),
  source: BookingSource,
  visitStatus: VisitStatus,
  doctorId: z.int(),
  doctorName: z.string(),
  roomId: z.int(),
  roomName: z.string(),
  consultationMinutes: z.int(),
  pcareNumber: z.nullable(z.string()),
  vitalsTaken: z.boolean(),
  transactionId: z.int(),
  prescriptionCount: z.int(),
  bookedAt: z.string(),
  servedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** When the day ends and a waiting number becomes an absence; null once it does not wait. */
  dueAt: z.nullable(z.string()),
  /** Set while she is present and her visit is not over, even on later days. */
  unfinished: Unfinished,
});
export type QueueBoardRow = z.infer<typeof QueueBoardRow>;

/** The waiting room's display, with masked names. Order by `rank`, then `number`. */
export const QueueDisplayRow = z.object({
  id: z.int(),
  encounterId: z.int(),
  patientId: z.int(),
  personId: z.int(),
  scheduleId: z.int(),
  scheduleName: z.string(),
  date: z.string(),
  display: z.string(),
  prefix: z.string(),
  number: z.int(),
  rank: z.number(),
  status: QueueStatus,
  present: z.boolean(),
  calls: z.int(),
  calledAt: z.nullable(z.string()),
  roomName: z.string(),
  doctorName: z.string(),
  /** `B*** S.` */
  maskedName: z.string(),
});
export type QueueDisplayRow = z.infer<typeof QueueDisplayRow>;

/** Dashboard cards of a day. `waiting` counts waiting, called and skipped numbers. */
export const DayVisitsRow = z.object({
  date: z.string(),
  bookings: z.int(),
  waiting: z.int(),
  ongoing: z.int(),
  done: z.int(),
  absent: z.int(),
  cancelled: z.int(),
});
export type DayVisitsRow = z.infer<typeof DayVisitsRow>;
