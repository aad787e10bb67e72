import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, Reason, ShortText } from '../kernel/scalars.js';

/**
 * Lines, tubes and catheters, of which each day that they stay is one of risk; and the ventilator, whose hours are those
 * that it was on (DOMAIN-CLINICAL 9.3).
 */
export const DeviceKind = z.enum([
  'peripheral_line',
  'central_line',
  'arterial_line',
  'dialysis_catheter',
  'endotracheal_tube',
  'tracheostomy',
  'urinary_catheter',
  'gastric_tube',
  'chest_drain',
  'drain',
  'ventilator',
  'other',
]);
export type DeviceKind = z.infer<typeof DeviceKind>;

export const insertDevice = command('invasive-device/insert', {
  target: 'new',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({
    encounterId: Id,
    kind: DeviceKind,
    /** Where, and of which size. */
    site: maybe(ShortText),
    /** Typed in later, or put in elsewhere; now, where nothing is said. */
    insertedAt: maybe(Instant),
  }),
});

export const removeDevice = command('invasive-device/remove', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({ removedAt: maybe(Instant), reason: maybe(ShortText) }),
});

/** It was never in, or not in this patient. */
export const deviceInError = command('invasive-device/enter-in-error', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:void'],
  body: z.object({ reason: Reason }),
});
