import { words } from '../kernel/words.js';

export const auditWords = words('audit', {
  errors: {
    'audit.reason-required': {
      id: 'Isi alasan melihat data ini (3–200 karakter).',
      en: 'Say why you are looking at this (3–200 characters).',
    },
    'audit.range-reversed': {
      id: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
      en: 'The last day cannot be before the first.',
    },
    'audit.range-too-long': {
      id: 'Pilih rentang paling lama {{days}} hari.',
      en: 'Choose at most {{days}} days.',
    },
    'audit.sheet-too-long': {
      id: 'Lembar ini akan berisi {{rows}} baris, paling banyak {{most}}. Pilih rentang yang lebih pendek.',
      en: 'This sheet would have {{rows}} rows, at most {{most}} are possible. Choose fewer days.',
    },
  },
});
