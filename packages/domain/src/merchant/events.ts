import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const merchant = {
  merchantId: z.number(),
  name: label(),
  category: code(),
  categoryTypes: z.array(code()),
  timezone: code(),
  isBpjs: z.boolean(),
  address: label(),
  phone: label(),
};

/** Stream `merchant-<id>`, in the operator's area. */
export const merchantEvents = {
  MerchantCreated: event(z.object(merchant)),
  MerchantChanged: event(z.object(merchant)),
  /** Every flag there is, as it stands from now on. */
  MerchantFeaturesSet: event(
    z.object({
      merchantId: z.number(),
      menus: z.array(z.object({ constant: code(), enabled: z.boolean() })),
      rules: z.array(z.object({ ruleName: code(), enabled: z.boolean() })),
    }),
  ),
};
export type MerchantEvent = EventOf<typeof merchantEvents>;
