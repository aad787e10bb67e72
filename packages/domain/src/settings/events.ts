import * as z from 'zod/mini';
import { code, event, type EventOf } from '../kernel/event.js';

/** Stream `settings-<merchantId>`. */
export const settingsEvents = {
  /** One section, whole, as it stands from now on. */
  SettingsChanged: event(
    z.object({
      merchantId: z.number(),
      section: z.enum(['general', 'fees', 'visitFees', 'cashier', 'pharmacy', 'emergency']),
      values: z.record(code(), z.union([code(), z.number(), z.boolean(), z.null()])),
    }),
  ),
};
export type SettingsEvent = EventOf<typeof settingsEvents>;
