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
});

/** The facilities; rows of the operator's area. */
export const merchantView = view({
  name: 'merchant',
  version: 1,
  row: MerchantRow,
  indexes: [['name', 'category'], ['id']],
  on: {
    MerchantCreated: {
      key: event => event.data.merchantId,
      first: ({ data, meta }) => ({
        id: data.merchantId,
        ...shown(data),
        menus: [...initialMenus],
        rules: [...initialRules],
        createdAt: meta.at,
      }),
    },
    MerchantChanged: {
      key: event => event.data.merchantId,
      next: (row, { data }) => ({ ...row, ...shown(data) }),
    },
    MerchantFeaturesSet: {
      key: event => event.data.merchantId,
      next: (row, { data }) => ({ ...row, menus: data.menus as MenuFlag[], rules: data.rules as RuleFlag[] }),
    },
  },
});
