export const merchantMessages = {
  'merchant.name-taken': {
    id: 'Nama fasyankes sudah terdaftar sebelumnya.',
    en: 'A facility of this name is already registered.',
  },
  'merchant.unknown': { id: 'Fasyankes tidak ditemukan.', en: 'There is no such facility.' },
} as const;
