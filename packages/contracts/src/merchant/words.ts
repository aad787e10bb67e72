import { words } from '../kernel/words.js';

export const merchantWords = words('merchant', {
  kinds: {
    merchant: { id: 'Fasyankes', en: 'Facility' },
  },
  events: {
    MerchantCreated: { id: 'Fasyankes dibuat', en: 'Facility created' },
    MerchantChanged: { id: 'Data fasyankes diubah', en: 'Facility changed' },
    MerchantFeaturesSet: { id: 'Fitur fasyankes diatur', en: 'Facility’s features set' },
  },
  fields: {
    category: { id: 'Kategori', en: 'Category' },
    categoryTypes: { id: 'Jenis kategori', en: 'Kinds of category' },
    constant: { id: 'Tetap', en: 'Constant' },
    createdAt: { id: 'Dibuat pukul', en: 'Made at' },
    enabled: { id: 'Aktif', en: 'Enabled' },
    isBpjs: { id: 'Peserta BPJS', en: 'BPJS member' },
    menus: { id: 'Menu', en: 'Menus' },
    merchantId: { id: 'Id fasyankes', en: 'Facility id' },
    ruleName: { id: 'Aturan', en: 'Rule' },
    rules: { id: 'Aturan', en: 'Rules' },
    timezone: { id: 'Zona waktu', en: 'Time zone' },
  },
  errors: {
    'merchant.name-taken': {
      id: 'Nama fasyankes sudah terdaftar sebelumnya.',
      en: 'A facility of this name is already registered.',
    },
    'merchant.unknown': { id: 'Fasyankes tidak ditemukan.', en: 'There is no such facility.' },
  },
});
