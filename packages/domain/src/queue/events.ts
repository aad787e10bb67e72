import { Attendance, BookingSource, Gender, Payer, PriorityReason, VisitStatus } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

/** Every event of a queue names the visit and the patient. */
const whose = { encounterId: z.int(), patientId: z.int() };

/** The number's place. `rank` orders the waiting; after a late arrival it is a fraction between two others. */
const place = {
  scheduleId: z.int(),
  scheduleName: label(),
  date: code(),
  prefix: code(),
  number: z.int(),
  rank: z.number(),
  doctorId: z.int(),
  doctorName: label(),
  roomId: z.int(),
  roomName: label(),
  consultationMinutes: z.int(),
};

export const queueEvents = {
  NumberTaken: event(
    z.object({
      ...whose,
      ...place,
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      /** Age on the service day: `P34Y`, `P5M`, `P12D`. */
      age: z.nullable(code()),
      payer: Payer,
      insurer: z.nullable(label()),
      source: BookingSource,
      visitStatus: VisitStatus,
      priority: z.nullable(PriorityReason),
    }),
  ),
  /** A first or repeated call: `calls` counts the calls since the number last waited. */
  NumberCalled: event(z.object({ ...whose, display: code(), roomId: z.int(), roomName: label(), calls: z.int() })),
  NumberSkipped: event(z.object({ ...whose, rank: z.number() })),
  AttendanceConfirmed: event(z.object({ ...whose, date: code(), rank: z.number() })),
  /** `by`: recorded by the front office, or by the clock at the end of the day. */
  AbsenceRecorded: event(z.object({ ...whose, by: z.enum(['desk', 'clock']) })),
  /** The number waits again; attendance must still be confirmed. */
  AbsenceReversed: event(z.object({ ...whose, reason: z.nullable(clinical()) })),
  PriorityGiven: event(z.object({ ...whose, reason: PriorityReason, rank: z.number() })),
  NumberCancelled: event(z.object({ ...whose, reason: clinical() })),
  /** The consultation has started. */
  NumberServed: event(z.object({ ...whose })),
  /** The start was undone: the number waits again, at its previous place. */
  NumberReturned: event(z.object({ ...whose })),
  /** The visit went to another queue; this number is not used again. */
  NumberMovedAway: event(z.object({ ...whose, toScheduleId: z.int(), toDate: code() })),
  /** The visit came from another queue, with a new number here. */
  NumberMovedHere: event(
    z.object({ ...whose, ...place, attendance: z.nullable(Attendance), priority: z.nullable(PriorityReason) }),
  ),
};
export type QueueEvent = EventOf<typeof queueEvents>;

/** Stream `counter-<room>_<date>`: what a room is calling on one day. */
export const counterEvents = {
  CounterOccupied: event(z.object({ roomId: z.int(), encounterId: z.int(), display: code() })),
  CounterFreed: event(z.object({ roomId: z.int(), encounterId: z.int() })),
};
export type CounterEvent = EventOf<typeof counterEvents>;
