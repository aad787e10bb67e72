import * as z from 'zod/mini';
import { command } from '../declare.js';
import { LongText, ShortText } from '../kernel/scalars.js';
import { MenuFlag, MerchantCategory, RuleFlag, ServiceType, Timezone } from './features.js';

const Phone = z.string().check(z.trim(), z.maxLength(30));

/** SPEC 3, Merchant, with what its letterhead needs. */
export const MerchantBody = z.object({
  name: ShortText,
  category: MerchantCategory,
  categoryTypes: z.array(ServiceType),
  timezone: z._default(Timezone, 'Asia/Jakarta'),
  isBpjs: z._default(z.boolean(), false),
  address: z._default(LongText, ''),
  phone: z._default(Phone, ''),
});
export type MerchantBody = z.infer<typeof MerchantBody>;

export const createMerchant = command('merchant/create', {
  target: 'new',
  access: ['channel.merchants:create'],
  body: MerchantBody,
});

/** What may be left out stays as it is: who mends an address moves no facility to another time zone. */
export const changeMerchant = command('merchant/change', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: z.extend(MerchantBody, {
    timezone: z.optional(Timezone),
    isBpjs: z.optional(z.boolean()),
    address: z.optional(LongText),
    phone: z.optional(Phone),
  }),
});

/** Flags that are not named keep their value. */
export const setMerchantFeatures = command('merchant/set-features', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: z.object({ menus: z._default(z.array(MenuFlag), []), rules: z._default(z.array(RuleFlag), []) }),
});
