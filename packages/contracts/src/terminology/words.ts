import { words } from '../kernel/words.js';

export const terminologyWords = words('terminology', {
  kinds: {
    code_import: { id: 'Impor kode', en: 'Import of codes' },
    code_list: { id: 'Daftar kode', en: 'List of codes' },
    terminology: { id: 'Kode diagnosis dan prosedur', en: 'Codes of diagnoses and procedures' },
  },
  events: {
    CodeImportBegun: {
      id: 'Impor kode {{system}} dimulai',
      en: 'Import of {{system}} begun',
      name: { id: 'Impor kode dimulai', en: 'Import of codes begun' },
    },
    CodesImported: { id: 'Kode diimpor', en: 'Codes imported', quiet: true },
    CodeImportFinished: { id: 'Impor kode selesai', en: 'Import of codes finished' },
    CodeImportCancelled: { id: 'Impor kode dihentikan', en: 'Import of codes stopped', undoes: true, change: 'cancel' },
    ReferenceCodeRetired: {
      id: 'Kode {{code}} dinonaktifkan',
      en: 'Code {{code}} retired',
      name: { id: 'Kode dinonaktifkan', en: 'Code retired' },
      undoes: true,
      change: 'cancel',
    },
    ReferenceCodeRestored: {
      id: 'Kode {{code}} diaktifkan lagi',
      en: 'Code {{code}} restored',
      name: { id: 'Kode diaktifkan lagi', en: 'Code restored' },
      change: 'correction',
    },
  },
  fields: {
    importId: { id: 'Id impor', en: 'Import id' },
    system: { id: 'Klasifikasi', en: 'Classification', codes: 'codeSystem' },
    version: { id: 'Edisi', en: 'Edition' },
    total: { id: 'Jumlah kode', en: 'Number of codes' },
    imported: { id: 'Sudah masuk', en: 'Imported' },
    codes: { id: 'Kode', en: 'Codes' },
    code: { id: 'Kode', en: 'Code' },
    display: { id: 'Nama', en: 'Name' },
    displayId: { id: 'Nama Indonesia', en: 'Indonesian name' },
    merchantId: { id: 'Id fasyankes', en: 'Facility id' },
    retired: { id: 'Nonaktif', en: 'Retired' },
    retiredAt: { id: 'Dinonaktifkan', en: 'Retired' },
    begunAt: { id: 'Dimulai', en: 'Begun' },
    status: { id: 'Status', en: 'Status', codes: 'codeImportStatus' },
  },
  codes: {
    codeSystem: { 'icd-10': { id: 'ICD-10', en: 'ICD-10' }, 'icd-9-cm': { id: 'ICD-9-CM', en: 'ICD-9-CM' } },
    codeImportStatus: {
      running: { id: 'Berjalan', en: 'Running' },
      finished: { id: 'Selesai', en: 'Finished' },
      cancelled: { id: 'Dihentikan', en: 'Stopped' },
    },
  },
  errors: {
    'terminology.import-over': { id: 'Impor ini sudah berakhir.', en: 'This import is over.' },
    'terminology.code-form': {
      id: 'Kode {{code}} bukan kode {{system}}.',
      en: '{{code}} is no code of {{system}}.',
    },
    'terminology.too-many': {
      id: 'Kode yang dikirim lebih banyak daripada yang diumumkan.',
      en: 'More codes were sent than were announced.',
    },
    'terminology.code-retired': { id: 'Kode {{code}} sudah dinonaktifkan.', en: 'Code {{code}} was retired.' },
    'terminology.code-not-retired': { id: 'Kode {{code}} masih dipakai.', en: 'Code {{code}} is still in use.' },
    'terminology.code-unknown': { id: 'Kode {{code}} tidak dikenal.', en: 'Code {{code}} is not known.' },
    'terminology.incomplete': {
      id: 'Belum semua kode terkirim.',
      en: 'Not all codes have been sent.',
    },
  },
});
