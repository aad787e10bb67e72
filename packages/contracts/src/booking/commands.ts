import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, ShortText } from '../kernel/scalars.js';

export const changePayer = command('booking/change-payer', {
  target: 'existing',
  access: ['front-office.patient-queue:change-payer'],
  body: z.object({ payer: Payer, insurer: maybe(ShortText) }),
});

/** PCare’s queue number (noUrut), typed by hand where PCare is not asked or not reached. */
export const fillPcare = command('booking/fill-pcare', {
  target: 'existing',
  access: ['front-office.patient-queue:pcare'],
  body: z.object({
    number: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{1,20}$/, 'booking.pcare-number-form')),
  }),
});

/** Corrects a wrong schedule or day: a new number in the other queue, with the same visit and bill. */
export const moveSchedule = command('booking/move-schedule', {
  target: 'existing',
  access: ['front-office.patient-queue:take-number'],
  body: z.object({ scheduleId: Id, date: LocalDate }),
});
