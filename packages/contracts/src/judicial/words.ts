import { words } from '../kernel/words.js';

export const judicialWords = words('judicial', {
  places: {
    'inpatient.ongoing.judicial': { id: 'Yudisial (visum)', en: 'Judicial' },
    'inpatient.ongoing.judicial:sign': { id: 'Tanda tangani visum', en: 'Sign reports' },
    'inpatient.ongoing.judicial:hand-over': { id: 'Serahkan visum', en: 'Hand over reports' },
  },
  kinds: { judicial: { id: 'Visum', en: 'Judicial report' } },
  events: {
    JudicialReportHandedOver: {
      id: 'Visum versi {{version}} diserahkan kepada penyidik oleh {{handedOverBy}}',
      en: 'Version {{version}} of a judicial report handed over by {{handedOverBy}}',
      name: { id: 'Visum diserahkan', en: 'Judicial report handed over' },
    },
  },
  fields: {
    formId: { id: 'Id visum', en: 'Report id' },
    formVersion: { id: 'Versi formulir', en: 'Version of the form' },
    version: { id: 'Versi', en: 'Version' },
    receiver: { id: 'Diterima oleh', en: 'Received by' },
    receiverNumber: { id: 'Pangkat dan NRP', en: 'Rank and number' },
    institution: { id: 'Instansi', en: 'Institution' },
    receivedOn: { id: 'Tanggal diterima', en: 'Received on' },
    handedOverBy: { id: 'Diserahkan oleh', en: 'Handed over by' },
    confidentiality: { id: 'Kerahasiaan', en: 'Confidentiality', codes: 'confidentiality' },
    signedAt: { id: 'Ditandatangani pukul', en: 'Signed at' },
    signedBy: { id: 'Ditandatangani oleh', en: 'Signed by' },
    signedById: { id: 'Id penanda tangan', en: 'Signer id' },
    answers: { id: 'Isi', en: 'Answers' },
    linkId: { id: 'Pertanyaan', en: 'Question' },
    group: { id: 'Ulangan', en: 'Repetition' },
    number: { id: 'Angka', en: 'Number' },
    text: { id: 'Teks', en: 'Text' },
    code: { id: 'Kode', en: 'Code' },
    struckReason: { id: 'Alasan pencoretan', en: 'Reason for striking' },
  },
  codes: { confidentiality: { judicial: { id: 'yudisial', en: 'judicial' } } },
  errors: {
    'judicial.moved': {
      id: 'Visum ini sudah berubah. Muat ulang untuk melihat versi terbaru.',
      en: 'This report has changed. Reload to see its newest version.',
    },
    'judicial.handed-over': {
      id: 'Visum ini sudah diserahkan kepada penyidik; buat visum lanjutan.',
      en: 'This report was handed over already; write a continued one.',
    },
    'judicial.not-yet': {
      id: 'Tanggal penyerahan tidak boleh di masa depan.',
      en: 'What was handed over is not in the future.',
    },
    'judicial.wounds-incomplete': {
      id: 'Setiap luka pada peta tubuh memerlukan sisi, letak, lokasi dan jenisnya.',
      en: 'Each wound on the body map needs its side, place, location and kind.',
    },
  },
});
