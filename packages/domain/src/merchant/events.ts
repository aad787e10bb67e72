import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const region = () => z.optional(z.nullable(z.object({ code: code(), name: label() })));

const merchant = {
  merchantId: z.number(),
  name: label(),
  category: code(),
  categoryTypes: z.array(code()),
  timezone: code(),
  isBpjs: z.boolean(),
  address: label(),
  phone: label(),
  licenceNumber: z.optional(label()),
  email: z.optional(label()),
  postalCode: z.optional(code()),
  province: region(),
  city: region(),
  district: region(),
  village: region(),
  cardColour: z.optional(code()),
};

/** Stream `merchant-<id>`, in the operator's area. */
export const merchantEvents = {
  /** `readyMade`: the facility starts with ready-made roles, units and the like (see processes/facility-ready-made). */
  MerchantCreated: event(z.object({ ...merchant, readyMade: z.optional(z.boolean()) })),
  MerchantChanged: event(z.object(merchant)),
  MerchantLogoSet: event(z.object({ merchantId: z.number(), fileId: z.nullable(code()) })),
  MerchantSuspended: event(z.object({ merchantId: z.number(), reason: label() })),
  MerchantReopened: event(z.object({ merchantId: z.number(), reason: label() })),
  /** The complete set of flags from now on. */
  MerchantFeaturesSet: event(
    z.object({
      merchantId: z.number(),
      menus: z.array(z.object({ constant: code(), enabled: z.boolean() })),
      rules: z.array(z.object({ ruleName: code(), enabled: z.boolean() })),
    }),
  ),
};
export type MerchantEvent = EventOf<typeof merchantEvents>;
