import type { MemoryClinic } from '../../kernel/testing/memory-clinic.js';
import { actOf } from './acts.js';

/** The facility itself, as the operator made it: with the insurance or not, the rules in force and its store. */
export const openMerchant = (
  clinic: MemoryClinic,
  { isBpjs = false, pcare = false, partialAdherence = false } = {},
): void => {
  const rules = [
    { ruleName: 'pcare', enabled: pcare },
    { ruleName: 'partial_adherence', enabled: partialAdherence },
  ];
  const merchant = {
    merchantId: 1,
    name: 'Klinik',
    category: 'primary_clinic',
    categoryTypes: [],
    timezone: 'Asia/Jakarta',
  };
  clinic.given(
    'merchant-1',
    { type: 'MerchantCreated', data: { ...merchant, isBpjs, address: '', phone: '' } },
    { type: 'MerchantFeaturesSet', data: { merchantId: 1, menus: [], rules } },
  );
  clinic.run(actOf('store/open-main'), {}, { id: clinic.merchantId });
};
