import * as z from 'zod/mini';
import { command } from '../declare.js';
import { explicit } from '../kernel/command.js';
import { Id, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { Email, Region } from '../patient/identity.js';
import { CARD_COLOURS } from './card-colours.js';
import { MenuFlag, MerchantCategory, RuleFlag, ServiceType, Timezone } from './features.js';

const Phone = z.string().check(z.trim(), z.maxLength(30));

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Data for licence, letterhead and card, all optional when a facility begins. */
const profile = {
  licenceNumber: z.optional(line(100)),
  email: z.optional(z.union([z.literal(''), Email])),
  postalCode: z.optional(z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'merchant.postal-code-digits'))),
  province: z.optional(z.nullable(Region)),
  city: z.optional(z.nullable(Region)),
  district: z.optional(z.nullable(Region)),
  village: z.optional(z.nullable(Region)),
  /** The background of the patient's printed card (SPEC 7). */
  cardColour: z.optional(z.enum(CARD_COLOURS)),
};

/** SPEC 3, Merchant, with what its letterhead needs. */
export const MerchantBody = z.object({
  name: ShortText,
  category: MerchantCategory,
  categoryTypes: z.array(ServiceType),
  timezone: z._default(Timezone, 'Asia/Jakarta'),
  isBpjs: z._default(z.boolean(), false),
  address: z._default(LongText, ''),
  phone: z._default(Phone, ''),
  ...profile,
});
export type MerchantBody = z.infer<typeof MerchantBody>;

export const createMerchant = command('merchant/create', {
  target: 'new',
  access: ['channel.merchants:create'],
  body: z.extend(MerchantBody, {
    /** Whether it begins with ready-made roles, payment methods, directions for medicines and settings. */
    readyMade: z._default(z.boolean(), false),
  }),
});

/** Fields that are left out are unchanged, so that correcting an address cannot change, for example, the time zone. */
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

/** The same by a facility's own administrator, who leaves what the operator keeps (`PUT /merchant/<id>`). */
export const changeOwnMerchant = command('merchant/change-own', {
  target: 'existing',
  access: ['system:process'],
  body: changeMerchant.body,
});

/** The same as SPEC 7 calls it, for the page on which a facility keeps its own profile (SPEC 2, `settings/merchant`). */
export const saveOwnMerchant = explicit('merchant', 'change', {
  body: changeMerchant.body,
  data: z.object({ id: Id }),
  put: '/merchant',
});

/** The logo on its documents, uploaded before (`POST /v2/merchant/<id>/logo`); null for none. */
export const setMerchantLogo = command('merchant/set-logo', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ fileId: z.nullable(z.uuid()) }),
});

/** Nobody may work in it until it is reopened; its records stay. */
export const suspendMerchant = command('merchant/suspend', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: z.object({ reason: Reason }),
});

export const reopenMerchant = command('merchant/reopen', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: z.object({ reason: Reason }),
});

/** Flags that are not named are unchanged. */
export const setMerchantFeatures = command('merchant/set-features', {
  target: 'existing',
  access: ['channel.merchants:edit'],
  body: z.object({ menus: z._default(z.array(MenuFlag), []), rules: z._default(z.array(RuleFlag), []) }),
});
