import { words } from '../kernel/words.js';

export const documentWords = words('document', {
  places: {
    'front-office.patient-document': { id: 'Dokumen pasien', en: 'Patient documents' },
    'front-office.patient-document:upload': { id: 'Unggah dokumen', en: 'Upload documents' },
    'front-office.patient-document:remove': { id: 'Hapus dokumen', en: 'Remove documents' },
  },
  kinds: { document: { id: 'Dokumen pasien', en: 'Patient document' } },
  events: {
    DocumentUploaded: {
      id: '{{category}} diunggah oleh {{uploadedBy}}',
      en: '{{category}} uploaded by {{uploadedBy}}',
      name: { id: 'Dokumen diunggah', en: 'Document uploaded' },
    },
    DocumentRemoved: {
      id: 'Dokumen dihapus oleh {{removedBy}}: {{reason}}',
      en: 'Document removed by {{removedBy}}: {{reason}}',
      name: { id: 'Dokumen dihapus', en: 'Document removed' },
      undoes: true,
      change: 'cancel',
    },
  },
  fields: {
    documentId: { id: 'Id dokumen', en: 'Document id' },
    category: { id: 'Jenis dokumen', en: 'Kind of document', codes: 'documentCategory' },
    title: { id: 'Judul', en: 'Title' },
    mediaType: { id: 'Jenis berkas', en: 'Kind of file' },
    bytes: { id: 'Ukuran (byte)', en: 'Size (bytes)' },
    fileId: { id: 'Id berkas', en: 'File id' },
    uploadedBy: { id: 'Diunggah oleh', en: 'Uploaded by' },
    uploadedAt: { id: 'Diunggah pukul', en: 'Uploaded at' },
    removedAt: { id: 'Dihapus pukul', en: 'Removed at' },
    removeReason: { id: 'Alasan penghapusan', en: 'Reason for removing' },
    removedBy: { id: 'Dihapus oleh', en: 'Removed by' },
  },
  codes: {
    documentCategory: {
      identity_card: { id: 'KTP atau identitas lain', en: 'Identity card' },
      family_card: { id: 'Kartu Keluarga', en: 'Family card' },
      insurance_card: { id: 'Kartu BPJS atau asuransi', en: 'Insurance card' },
      referral_letter: { id: 'Surat rujukan', en: 'Referral letter' },
      examination_result: { id: 'Hasil pemeriksaan', en: 'Examination result' },
      consent: { id: 'Persetujuan', en: 'Consent' },
      other: { id: 'Lainnya', en: 'Other' },
    },
  },
  errors: {
    'document.file-missing': {
      id: 'Berkas tidak ditemukan. Unggah kembali berkasnya.',
      en: 'The file is not there. Upload it again.',
    },
    'document.removed': { id: 'Dokumen ini sudah dihapus.', en: 'This document was removed already.' },
  },
});
