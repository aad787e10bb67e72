import * as z from 'zod/mini';
import { command } from '../declare.js';
import { BookingSource, Payer, PriorityReason, VisitStatus } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, Reason, ShortText } from '../kernel/scalars.js';
import { VisitReference } from './visit-reference.js';

const Nothing = z.object({});
const callers = ['front-office.patient-queue:call', 'outpatient.queue:call'] as const;

/** Books a visit: the returned id is the booking's, which all further commands of the visit use. */
export const takeNumber = command('queue/take-number', {
  target: 'new',
  access: ['front-office.patient-queue:take-number'],
  body: z.object({
    patientId: Id,
    scheduleId: Id,
    date: LocalDate,
    payer: Payer,
    /** The insurer's name when the payer is an insurance. */
    insurer: maybe(ShortText),
    source: z._default(BookingSource, 'web'),
    /** The schedule's visit status if left out. */
    visitStatus: maybe(VisitStatus),
    priority: maybe(PriorityReason),
    /** Kept only where BPJS pays. */
    reference: maybe(VisitReference),
  }),
});

export const callNumber = command('queue/call', { target: 'existing', access: callers, body: Nothing });
export const recallNumber = command('queue/recall', { target: 'existing', access: callers, body: Nothing });
export const skipNumber = command('queue/skip', { target: 'existing', access: callers, body: Nothing });

/**
 * Calls the next number of today; the id is the schedule's. `date` is the day that the caller's screen shows, so that a
 * call that is repeated after midnight still means the same queue.
 */
export const callNext = command('queue/call-next', {
  target: 'existing',
  access: callers,
  body: z.object({ date: maybe(LocalDate) }),
});

export const confirmAttendance = command('queue/confirm-attendance', {
  target: 'existing',
  access: ['front-office.patient-queue:attendance'],
  body: Nothing,
});

/** Given by the front office on the day, or by the clock at its end (DOMAIN 2.1). */
export const recordAbsence = command('queue/record-absence', {
  target: 'existing',
  access: ['front-office.patient-queue:attendance', 'system:process'],
  body: Nothing,
});

export const reverseAbsence = command('queue/reverse-absence', {
  target: 'existing',
  access: ['front-office.patient-queue:attendance'],
  body: z.object({
    reason: maybe(Reason),
    /** Admits her although her place was given to another patient meanwhile. */
    overQuota: z._default(z.boolean(), false),
  }),
});

export const prioritise = command('queue/prioritise', {
  target: 'existing',
  access: ['front-office.patient-queue:prioritise'],
  body: z.object({ reason: PriorityReason }),
});

export const cancelNumber = command('queue/cancel', {
  target: 'existing',
  access: ['front-office.patient-queue:cancel'],
  body: z.object({ reason: Reason }),
});
