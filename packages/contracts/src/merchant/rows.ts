import * as z from 'zod/mini';
import { Id, Instant } from '../kernel/scalars.js';
import { MenuFlag, MerchantCategory, RuleFlag, ServiceType, Timezone } from './features.js';

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
  /** Every flag there is, on or off. */
  menus: z.array(MenuFlag),
  rules: z.array(RuleFlag),
  createdAt: Instant,
});
export type MerchantRow = z.infer<typeof MerchantRow>;
