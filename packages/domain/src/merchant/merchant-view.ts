import type { CardColour } from '@alur/contracts/merchant/card-colours';
import type { MerchantCategory, MenuFlag, RuleFlag, ServiceType, Timezone } from '@alur/contracts/merchant/features';
import { MerchantRow } from '@alur/contracts/merchant/rows';
import { view } from '../vocabulary.js';
import type { MerchantEvent } from './events.js';
import { initialMenus, initialRules } from './merchant.js';

const shown = (data: Extract<MerchantEvent, { type: 'MerchantCreated' }>['data']) => ({
  name: data.name,
  category: data.category as MerchantCategory,
  categoryTypes: data.categoryTypes as ServiceType[],
  timezone: data.timezone as Timezone,
  isBpjs: data.isBpjs,
  address: data.address,
  phone: data.phone,
  licenceNumber: data.licenceNumber ?? '',
  email: data.email ?? '',
  postalCode: data.postalCode ?? '',
  province: data.province ?? null,
  city: data.city ?? null,
  district: data.district ?? null,
  village: data.village ?? null,
  cardColour: (data.cardColour ?? 'blue') as CardColour,
});

/** The facilities; rows of the operator's area. */
export const merchantView = view({
  name: 'merchant',
  version: 3,
  row: MerchantRow,
  indexes: [['name', 'category', 'status'], ['id']],
  on: {
    MerchantCreated: {
      key: event => event.data.merchantId,
      first: ({ data, meta }) => ({
        id: data.merchantId,
        ...shown(data),
        status: 'active' as const,
        logoFileId: null,
        menus: [...initialMenus],
        rules: [...initialRules],
        createdAt: meta.at,
      }),
    },
    MerchantChanged: {
      key: event => event.data.merchantId,
      next: (row, { data }) => ({ ...row, ...shown(data) }),
    },
    MerchantLogoSet: {
      key: event => event.data.merchantId,
      next: (row, { data }) => ({ ...row, logoFileId: data.fileId }),
    },
    MerchantSuspended: { key: event => event.data.merchantId, next: row => ({ ...row, status: 'suspended' as const }) },
    MerchantReopened: { key: event => event.data.merchantId, next: row => ({ ...row, status: 'active' as const }) },
    MerchantFeaturesSet: {
      key: event => event.data.merchantId,
      next: (row, { data }) => ({ ...row, menus: data.menus as MenuFlag[], rules: data.rules as RuleFlag[] }),
    },
  },
});
