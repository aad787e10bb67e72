export const consultationMessages = {
  'consultation.icd10-form': {
    id: 'Kode ICD-10 belum benar (contoh: J06.9).',
    en: 'Not an ICD-10 code (example: J06.9).',
  },
  'consultation.icd10-unknown': {
    id: 'Kode {{code}} tidak ada dalam daftar. Isi nama diagnosisnya.',
    en: 'Code {{code}} is not in the list. Give the diagnosis a name.',
  },
  'consultation.not-ongoing': {
    id: 'Pemeriksaan belum dimulai atau sudah selesai.',
    en: 'The consultation has not started or is finished.',
  },
  'consultation.not-done': { id: 'Pemeriksaan belum selesai.', en: 'The consultation is not finished.' },
  'consultation.already-saved': {
    id: 'Sudah ada catatan yang disimpan, jadi tidak dapat dikembalikan ke antrean.',
    en: 'Something was saved already, so it cannot go back to the queue.',
  },
  'consultation.vitals-empty': { id: 'Isi paling sedikit satu tanda vital.', en: 'Fill in at least one vital sign.' },
  'consultation.note-empty': { id: 'Catatan SOAP masih kosong.', en: 'The SOAP note is empty.' },
  'consultation.note-moved': {
    id: 'Catatan SOAP baru saja ditandatangani orang lain. Baca dahulu versi terbarunya.',
    en: 'Someone else has just signed the SOAP note. Read the newest version first.',
  },
  'consultation.note-unsigned': {
    id: 'Catatan SOAP belum disimpan.',
    en: 'The SOAP note has not been saved.',
  },
  'consultation.no-primary-diagnosis': { id: 'Diagnosis utama belum diisi.', en: 'The primary diagnosis is missing.' },
  'consultation.diagnosis-exists': {
    id: 'Diagnosis {{code}} sudah tercatat.',
    en: 'Diagnosis {{code}} is already recorded.',
  },
  'consultation.diagnosis-not-found': {
    id: 'Diagnosis {{code}} tidak ditemukan.',
    en: 'Diagnosis {{code}} not found.',
  },
  'consultation.treatment-unavailable': {
    id: 'Tindakan ini tidak tersedia.',
    en: 'This treatment is not available.',
  },
  'consultation.treatment-not-found': { id: 'Tindakan tidak ditemukan.', en: 'Treatment not found.' },
  'consultation.bill-settled': {
    id: 'Tagihan sudah dibayar atau ditutup, jadi pemeriksaan tidak dapat dibuka lagi.',
    en: 'The bill was paid or ended, so the consultation cannot be reopened.',
  },
} as const;
