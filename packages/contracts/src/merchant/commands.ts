import * as z from 'zod/mini';
import { command } from '../kernel/command.js';
import { LongText, ShortText } from '../kernel/scalars.js';
import { MenuFlag, MerchantCategory, RuleFlag, ServiceType, Timezone } from './features.js';

/** SPEC 3, Merchant, with what its letterhead needs. */
export const MerchantBody = z.object({
  name: ShortText,
  category: MerchantCategory,
  categoryTypes: z.array(ServiceType),
  timezone: z._default(Timezone, 'Asia/Jakarta'),
  isBpjs: z._default(z.boolean(), false),
  address: z._default(LongText, ''),
  phone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
});
export type MerchantBody = z.infer<typeof MerchantBody>;

export const createMerchant = command('merchant/create', {
  target: 'new',
  access: ['channel.merchants:create'],
  body: MerchantBody,
});

export const changeMerchant = command('merchant/change', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: MerchantBody,
});

/** Flags that are not named keep their value. */
export const setMerchantFeatures = command('merchant/set-features', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: z.object({ menus: z._default(z.array(MenuFlag), []), rules: z._default(z.array(RuleFlag), []) }),
});
