import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, Reason, ShortText } from '../kernel/scalars.js';

/**
 * Lines, tubes and catheters, whose every day is a day of risk; and the ventilator, of which the hours in use count
 * (DOMAIN-CLINICAL 9.3).
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
    /** Place on the body, and size. */
    site: maybe(ShortText),
    /** When it was inserted, here or elsewhere; now if left out. */
    insertedAt: maybe(Instant),
  }),
});

export const removeDevice = command('invasive-device/remove', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({ removedAt: maybe(Instant), reason: maybe(ShortText) }),
});

/** The device was never inserted, or not in this patient. */
export const deviceInError = command('invasive-device/enter-in-error', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:void'],
  body: z.object({ reason: Reason }),
});
