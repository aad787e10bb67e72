import { BookingSource, VisitStatus } from '@alur/contracts/kernel/enums';
import { VisitReferenceKind } from '@alur/contracts/queue/visit-reference';
import * as z from 'zod/mini';
import { careHeader } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

/** A copy of the schedule when the number was taken, because later changes must not affect a visit that is booked. */
const place = {
  scheduleId: z.int(),
  scheduleName: label(),
  date: code(),
  display: code(),
  number: z.int(),
  /** Of the consultation, in rupiah. */
  price: z.int(),
  sharePercent: z.nullable(z.number()),
};

/** Stream `booking-<encounterId>`: an outpatient visit's place on its schedule. */
export const bookingEvents = {
  BookingMade: event(
    z.object({
      ...{ ...careHeader, ...place, source: BookingSource, visitStatus: VisitStatus },
      /** The document that the visit rests on, where BPJS pays. */
      reference: z.optional(z.object({ kind: VisitReferenceKind, number: code() })),
    }),
  ),
  PcareFilled: event(z.object({ ...careHeader, number: code() })),
  /** Another schedule or day; status, payer and bill stay. */
  ScheduleMoved: event(z.object({ ...careHeader, ...place })),
};
export type BookingEvent = EventOf<typeof bookingEvents>;
export type BookingMade = Extract<BookingEvent, { type: 'BookingMade' }>['data'];
export type ScheduleMoved = Extract<BookingEvent, { type: 'ScheduleMoved' }>['data'];
