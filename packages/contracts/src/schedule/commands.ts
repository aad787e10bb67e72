import * as z from 'zod/mini';
import { command } from '../declare.js';
import { datedPriceBodies } from '../kernel/dated-price.js';
import { VisitStatus, Weekday } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { ClockTime, Id, LocalDate, Reason, TypedRupiah, ShortText } from '../kernel/scalars.js';

/** SPEC 3, Outpatient schedule, with the number's prefix and the day's quota (DOMAIN 1.1, 2.1). */
export const ScheduleFields = z.object({
  name: ShortText,
  /** The name under which the insurance knows it. */
  bpjsName: maybe(ShortText),
  roomId: Id,
  doctorId: Id,
  /** As the selector of doctors shows it. */
  doctorName: ShortText,
  startTime: ClockTime,
  endTime: ClockTime,
  /** Needed where the facility's rule `schedule_duration` is in force (SPEC 6). */
  consultationMinutes: maybe(z.int().check(z.gte(1), z.lte(240))),
  /** The doctor's share of the revenue; null for none. */
  sharePercent: maybe(z.number().check(z.gte(0), z.lte(100))),
  price: TypedRupiah,
  days: z.array(Weekday).check(z.minLength(1, 'schedule.no-days')),
  visitStatus: z._default(VisitStatus, 'sick'),
  /** What stands before the number: A, B, A1. */
  prefix: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z][A-Z0-9]{0,2}$/, 'schedule.prefix-form')),
  /** Most numbers a day; null for as many as come, or as the rule `schedule_duration` finds time for. */
  quota: maybe(z.int().check(z.gte(1), z.lte(2000))),
});

/** A doctor in two rooms at once, or two doctors in one room, is a mistake until somebody says that it is meant so. */
const ScheduleBody = z.extend(ScheduleFields, { acknowledgeOverlap: z._default(z.boolean(), false) });

export const openSchedule = command('schedule/open', {
  target: 'new',
  access: ['settings.outpatient.schedule:edit'],
  body: ScheduleBody,
});

/**
 * The whole form again; a price that is other than today's holds from today on. Numbers already taken keep the price and
 * doctor they were taken with.
 */
export const changeSchedule = command('schedule/change', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: ScheduleBody,
});

const priced = datedPriceBodies(['price']);

/** Its price from a day on: numbers for that day and later are taken at it. */
export const setSchedulePrice = command('schedule/set-price', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: priced.set,
});

/** A price whose day has not come. */
export const withdrawSchedulePrice = command('schedule/withdraw-price', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: priced.withdraw,
});

/** No more numbers; those taken stay. */
export const closeSchedule = command('schedule/close', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: z.object({ reason: maybe(Reason) }),
});

/** A closed one takes numbers again, with what the form says now: meanwhile others may have its room and hours. */
export const reopenSchedule = command('schedule/reopen', {
  target: 'existing',
  access: ['settings.outpatient.schedule:edit'],
  body: ScheduleBody,
});

/** A doctor is away: on none of these days are numbers given for her. Numbers that were taken stay. */
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
