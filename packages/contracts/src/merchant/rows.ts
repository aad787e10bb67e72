import * as z from 'zod/mini';
import { Id, Instant } from '../kernel/scalars.js';
import { Region } from '../patient/identity.js';
import { CARD_COLOURS } from './card-colours.js';
import { MenuFlag, MerchantCategory, MerchantStatus, RuleFlag, ServiceType, Timezone } from './features.js';

/** A facility, as the operator's list and the facility choice show it. */
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
  /** The file with its logo; another logo has another. */
  logoFileId: z.nullable(z.string()),
  /** Every flag there is, on or off. */
  menus: z.array(MenuFlag),
  rules: z.array(RuleFlag),
  createdAt: Instant,
});
export type MerchantRow = z.infer<typeof MerchantRow>;
