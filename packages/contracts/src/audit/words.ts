import { words } from '../kernel/words.js';

export const auditWords = words('audit', {
  places: {
    audit: { id: 'Audit', en: 'Audit' },
    'audit:timeline': { id: 'Linimasa pasien', en: 'Patient timeline' },
    'audit:events': { id: 'Lihat peristiwa', en: 'See events' },
    'audit:replay': { id: 'Putar ulang hari', en: 'Replay days' },
    'audit:report': { id: 'Laporan audit', en: 'Audit reports' },
    'audit:access-log': { id: 'Catatan akses', en: 'Access log' },
    'audit:processes': { id: 'Proses tertahan', en: 'Held processes' },
  },
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
