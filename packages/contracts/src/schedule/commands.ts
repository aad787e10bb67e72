import * as z from 'zod/mini';
import { command } from '../declare.js';
import { datedPriceBodies } from '../kernel/dated-price.js';
import { VisitStatus, Weekday } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { ClockTime, Id, LocalDate, Reason, TypedRupiah, ShortText } from '../kernel/scalars.js';

/** SPEC 3, Outpatient schedule, with the number's prefix and the day's quota (DOMAIN 1.1, 2.1). */
export const ScheduleFields = z.object({
  name: ShortText,
  /** Its name at BPJS. */
  bpjsName: maybe(ShortText),
  roomId: Id,
  doctorId: Id,
  /** The doctor's name as in the selector. */
  doctorName: ShortText,
  startTime: ClockTime,
  endTime: ClockTime,
  /** Required if the facility's rule `schedule_duration` is in force (SPEC 6). */
  consultationMinutes: maybe(z.int().check(z.gte(1), z.lte(240))),
  /** The doctor's share of the revenue; null for none. */
  sharePercent: maybe(z.number().check(z.gte(0), z.lte(100))),
  price: TypedRupiah,
  days: z.array(Weekday).check(z.minLength(1, 'schedule.no-days')),
  visitStatus: z._default(VisitStatus, 'sick'),
  /** The number's prefix: A, B, A1. */
  prefix: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z][A-Z0-9]{0,2}$/, 'schedule.prefix-form')),
  /** Maximum numbers per day; null for no limit, or for as many as the rule `schedule_duration` computes. */
  quota: maybe(z.int().check(z.gte(1), z.lte(2000))),
});

/** A doctor in two rooms at once, or two doctors in one room, is refused until the user confirms it. */
const ScheduleBody = z.extend(ScheduleFields, { acknowledgeOverlap: z._default(z.boolean(), false) });

export const openSchedule = command('schedule/open', {
  target: 'new',
  access: ['settings.outpatient.schedule:edit'],
  body: ScheduleBody,
});

/**
 * Replaces the whole form; a price that differs from today's is in force from today on. Numbers that were taken keep
 * their price and doctor.
 */
export const changeSchedule = command('schedule/change', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: ScheduleBody,
});

const priced = datedPriceBodies(['price']);

/** Sets its price from a day on, for numbers of that day and later. */
export const setSchedulePrice = command('schedule/set-price', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: priced.set,
});

/** Withdraws a price whose day has not come. */
export const withdrawSchedulePrice = command('schedule/withdraw-price', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: priced.withdraw,
});

/** Stops giving numbers; those that were taken stay. */
export const closeSchedule = command('schedule/close', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: z.object({ reason: maybe(Reason) }),
});

/**
 * Opens a closed schedule again with the form's present fields, because others may have taken its room and hours
 * meanwhile.
 */
export const reopenSchedule = command('schedule/reopen', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: ScheduleBody,
});

/** A doctor is on leave: no numbers are given for her on these days. Numbers that were taken stay. */
export const recordLeave = command('schedule/record-leave', {
  target: 'new',
  access: ['settings.outpatient.schedule:edit'],
  body: z.object({
    doctorId: Id,
    doctorName: ShortText,
    from: LocalDate,
    until: LocalDate,
    reason: maybe(ShortText),
  }),
});

export const withdrawLeave = command('schedule/withdraw-leave', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: z.object({}),
});
