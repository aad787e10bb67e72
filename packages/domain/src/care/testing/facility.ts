import type { Streams } from '../../kernel/testing/specification.js';

/** Facility 1 as the operator created it: with or without BPJS, and with the rules in force. */
export const facility = ({
  isBpjs = false,
  pcare = false,
  partialAdherence = false,
  upperLimit = false,
  scheduleDuration = false,
} = {}): Streams => ({
  'merchant-1': [
    {
      type: 'MerchantCreated',
      data: {
        ...{
          merchantId: 1,
          name: 'Klinik',
          category: 'primary_clinic',
          categoryTypes: ['laboratory', 'radiology', 'surgery'],
        },
        ...{ timezone: 'Asia/Jakarta', isBpjs, address: '', phone: '' },
      },
    },
    {
      type: 'MerchantFeaturesSet',
      data: {
        merchantId: 1,
        menus: [],
        rules: [
          { ruleName: 'pcare', enabled: pcare },
          { ruleName: 'partial_adherence', enabled: partialAdherence },
          { ruleName: 'schedule_duration', enabled: scheduleDuration },
          { ruleName: 'stock_upper_limit', enabled: upperLimit },
        ],
      },
    },
  ],
});

/** Its main store, from which prescriptions are filled. */
export const mainStore: Streams = {
  'store-1': [
    {
      type: 'CatalogueItemAdded',
      data: { catalogue: 'store', itemId: 1, fields: { name: 'Farmasi', kind: 'pharmacy', code: null } },
    },
  ],
};

/** Another section of its settings. */
export const settingsOf = (section: string, values: object): Streams => ({
  'settings-1': [{ type: 'SettingsChanged', data: { merchantId: 1, section, values } }],
});
