import { words } from '../kernel/words.js';

export const formWords = words('record', {
  places: {
    'outpatient.form': { id: 'Formulir', en: 'Forms' },
    'outpatient.form:sign': { id: 'Isi dan tanda tangani formulir', en: 'Fill in and sign forms' },
    'outpatient.form:verify': { id: 'Verifikasi catatan', en: 'Verify notes' },
  },
  kinds: {
    form: { id: 'Formulir', en: 'Form' },
  },
  events: {
    FormSigned: {
      id: '{{title}} ditandatangani {{signedBy}}',
      en: '{{title}} signed by {{signedBy}}',
      name: { id: 'Formulir ditandatangani', en: 'Form signed' },
    },
    FormAmended: {
      id: '{{title}} diperbaiki menjadi versi {{version}} oleh {{signedBy}}',
      en: '{{title}} amended to version {{version}} by {{signedBy}}',
      name: { id: 'Formulir diperbaiki', en: 'Form amended' },
      change: 'correction',
    },
    FormStruck: {
      id: 'Formulir dicoret oleh {{struckBy}}: {{reason}}',
      en: 'Form struck by {{struckBy}}: {{reason}}',
      name: { id: 'Formulir dicoret', en: 'Form struck' },
      undoes: true,
      change: 'cancel',
    },
  },
  fields: {
    formId: { id: 'Id formulir', en: 'Form id' },
    formVersion: { id: 'Versi formulir', en: 'Version of the form' },
    title: { id: 'Judul', en: 'Title' },
    answers: { id: 'Jawaban', en: 'Answers' },
    scores: { id: 'Skor', en: 'Scores' },
    linkId: { id: 'Pertanyaan', en: 'Question' },
    group: { id: 'Ulangan', en: 'Repetition' },
    number: { id: 'Angka', en: 'Number' },
    code: { id: 'Kode', en: 'Code' },
    table: { id: 'Tabel skor', en: 'Table of the score' },
    total: { id: 'Total', en: 'Total' },
    missing: { id: 'Belum diisi', en: 'Missing' },
    parts: { id: 'Rincian', en: 'Parts' },
    input: { id: 'Unsur', en: 'Input' },
    points: { id: 'Poin', en: 'Points' },
    rule: { id: 'Aturan', en: 'Rule' },
    profession: { id: 'Profesi', en: 'Profession' },
    signedById: { id: 'Id penanda tangan', en: 'Signer id' },
    struckBy: { id: 'Dicoret oleh', en: 'Struck by' },
    struckReason: { id: 'Alasan pencoretan', en: 'Reason for striking' },
    versionId: { id: 'Id versi', en: 'Version id' },
  },
  errors: {
    'record.form-incomplete': {
      id: 'Formulir belum lengkap atau ada isian yang belum benar.',
      en: 'The form is incomplete, or an answer is not right.',
    },
    'record.form-empty': { id: 'Formulir belum diisi.', en: 'Nothing is filled in yet.' },
    'record.form-unknown': { id: 'Formulir ini tidak ada.', en: 'There is no such form.' },
    'record.form-moved': {
      id: 'Formulir sudah berubah. Muat ulang untuk melihat versi terbaru.',
      en: 'The form has changed. Reload to see its newest version.',
    },
    'record.form-not-yours': {
      id: 'Formulir hanya dapat diperbaiki oleh yang menandatanganinya.',
      en: 'A form is corrected only by whoever signed it.',
    },
    'record.form-too-old': {
      id: 'Formulir dapat diperbaiki sampai 48 jam setelah ditandatangani.',
      en: 'A form can be corrected until 48 hours after it was signed.',
    },
  },
});
