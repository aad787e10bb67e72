/** SPEC 8: the texts for a duplicate on add and on edit. */
export const catalogueMessages = {
  'catalogue.already-registered-on-add': {
    id: '{{name}} gagal ditambahkan karena sudah terdaftar sebelumnya',
    en: '{{name}} could not be added because it is already registered',
  },
  'catalogue.already-registered-on-change': {
    id: '{{name}} gagal diubah karena sudah terdaftar sebelumnya',
    en: '{{name}} could not be changed because it is already registered',
  },
  'catalogue.retired': {
    id: 'Data ini sudah dinonaktifkan. Aktifkan kembali sebelum mengubahnya.',
    en: 'This item is no longer in use. Restore it before changing it.',
  },
  'catalogue.not-retired': { id: 'Data ini masih aktif.', en: 'This item is still in use.' },
} as const;
