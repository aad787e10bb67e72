import { words } from '../kernel/words.js';

export const merchantWords = words('merchant', {
  places: {
    channel: { id: 'Area operator', en: 'Operator’s area' },
    'channel.dashboard': { id: 'Dasbor kanal', en: 'Channel dashboard' },
    'channel.merchants': { id: 'Fasyankes', en: 'Facilities' },
    'channel.merchants:create': { id: 'Buat fasyankes', en: 'Create facilities' },
  },
  kinds: {
    merchant: { id: 'Fasyankes', en: 'Facility' },
  },
  events: {
    MerchantCreated: { id: 'Fasyankes dibuat', en: 'Facility created' },
    MerchantChanged: { id: 'Data fasyankes diubah', en: 'Facility changed' },
    MerchantSuspended: { id: 'Fasyankes ditangguhkan', en: 'Facility suspended', undoes: true },
    MerchantReopened: { id: 'Fasyankes dibuka kembali', en: 'Facility reopened' },
    MerchantFeaturesSet: { id: 'Fitur fasyankes diatur', en: 'Facility’s features set' },
  },
  fields: {
    cardColour: { id: 'Warna kartu', en: 'Card colour' },
    city: { id: 'Kabupaten/kota', en: 'City' },
    category: { id: 'Kategori', en: 'Category' },
    categoryTypes: { id: 'Jenis kategori', en: 'Kinds of category' },
    constant: { id: 'Tetap', en: 'Constant' },
    code: { id: 'Kode', en: 'Code' },
    createdAt: { id: 'Dibuat pukul', en: 'Made at' },
    district: { id: 'Kecamatan', en: 'District' },
    email: { id: 'Email', en: 'E-mail' },
    enabled: { id: 'Aktif', en: 'Enabled' },
    isBpjs: { id: 'Peserta BPJS', en: 'BPJS member' },
    licenceNumber: { id: 'Nomor izin', en: 'Licence number' },
    menus: { id: 'Menu', en: 'Menus' },
    merchantId: { id: 'Id fasyankes', en: 'Facility id' },
    postalCode: { id: 'Kode pos', en: 'Postal code' },
    province: { id: 'Provinsi', en: 'Province' },
    readyMade: { id: 'Siap pakai', en: 'Ready-made' },
    reason: { id: 'Alasan', en: 'Reason' },
    ruleName: { id: 'Aturan', en: 'Rule' },
    rules: { id: 'Aturan', en: 'Rules' },
    timezone: { id: 'Zona waktu', en: 'Time zone' },
    village: { id: 'Kelurahan/desa', en: 'Village' },
  },
  errors: {
    'merchant.name-taken': {
      id: 'Nama fasyankes sudah terdaftar sebelumnya.',
      en: 'A facility of this name is already registered.',
    },
    'merchant.postal-code-digits': { id: 'Kode pos harus 5 angka.', en: 'A postal code has 5 digits.' },
    'merchant.suspended': { id: 'Fasyankes sudah ditangguhkan.', en: 'The facility is suspended already.' },
    'merchant.active': { id: 'Fasyankes sedang aktif.', en: 'The facility is active.' },
    'merchant.unknown': { id: 'Fasyankes tidak ditemukan.', en: 'There is no such facility.' },
  },
});
