import * as z from 'zod/mini';
import { Id, Instant } from '../kernel/scalars.js';
import { Region } from '../patient/identity.js';
import { CARD_COLOURS } from './card-colours.js';
import { MenuFlag, MerchantCategory, MerchantStatus, RuleFlag, ServiceType, Timezone } from './features.js';

/** A facility, for the operator's list and the choice of a facility. */
export const MerchantRow = z.object({
  id: Id,
  name: z.string(),
  category: MerchantCategory,
  categoryTypes: z.array(ServiceType),
  timezone: Timezone,
  isBpjs: z.boolean(),
  address: z.string(),
  phone: z.string(),
  status: MerchantStatus,
  licenceNumber: z.string(),
  email: z.string(),
  postalCode: z.string(),
  province: z.nullable(Region),
  city: z.nullable(Region),
  district: z.nullable(Region),
  village: z.nullable(Region),
  cardColour: z.enum(CARD_COLOURS),
  /** Id of the logo's file; a new logo gets a new id. */
  logoFileId: z.nullable(z.string()),
  /** All menus and rules, on or off. */
  menus: z.array(MenuFlag),
  rules: z.array(RuleFlag),
  createdAt: Instant,
});
export type MerchantRow = z.infer<typeof MerchantRow>;
