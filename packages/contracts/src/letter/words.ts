import { words } from '../kernel/words.js';

const number = { id: 'Nomor', en: 'Number' };

export const letterWords = words('letter', {
  places: {
    'outpatient.letter': { id: 'Surat', en: 'Letters' },
    'outpatient.letter:issue': { id: 'Terbitkan surat', en: 'Issue letters' },
    'outpatient.letter:revoke': { id: 'Cabut surat', en: 'Revoke letters' },
  },
  kinds: {
    letter: { id: 'Surat', en: 'Letter' },
    letter_register: { id: 'Register surat', en: 'Register of letters' },
  },
  events: {
    LetterIssued: {
      id: '{{kind}} {{number}} ditandatangani {{signedBy}}',
      en: '{{kind}} {{number}} signed by {{signedBy}}',
      name: { id: 'Surat diterbitkan', en: 'Letter issued' },
    },
    LetterRevoked: {
      id: 'Surat dicabut oleh {{revokedBy}}: {{reason}}',
      en: 'Letter revoked by {{revokedBy}}: {{reason}}',
      name: { id: 'Surat dicabut', en: 'Letter revoked' },
      undoes: true,
      change: 'cancel',
    },
    LetterNumberAssigned: {
      id: 'Nomor surat ke-{{sequence}} bulan {{month}} dipakai',
      en: 'Letter number {{sequence}} of {{month}} used',
      name: { id: 'Nomor surat dipakai', en: 'Letter number used' },
      quiet: true,
    },
    LetterNumberingSet: {
      id: 'Nomor surat bulan {{month}} dilanjutkan dari {{next}}',
      en: 'Letter numbers of {{month}} go on from {{next}}',
      name: { id: 'Nomor surat dilanjutkan', en: 'Letter numbers continued' },
      change: 'correction',
    },
  },
  fields: {
    next: { id: 'Nomor berikutnya', en: 'Next number' },
    last: { id: 'Nomor terakhir', en: 'Last number' },
    letterId: { id: 'Id surat', en: 'Letter id' },
    kind: { id: 'Jenis surat', en: 'Kind of letter', codes: 'letterKind' },
    number,
    sequence: number,
    month: { id: 'Bulan', en: 'Month' },
    issuedOn: { id: 'Tanggal terbit', en: 'Issued on' },
    signedById: { id: 'Id penanda tangan', en: 'Signer’s id' },
    signedBy: { id: 'Ditandatangani', en: 'Signed by' },
    revokedBy: { id: 'Dicabut oleh', en: 'Revoked by' },
    practiceLicence: { id: 'Nomor SIP', en: 'Practice licence' },
    verificationCode: { id: 'Kode verifikasi', en: 'Verification code' },
    content: { id: 'Isi surat', en: 'What it says' },
    revokedAt: { id: 'Dicabut pukul', en: 'Revoked at' },
    revokeReason: { id: 'Alasan pencabutan', en: 'Reason for revoking' },
    sickLeave: { id: 'Istirahat sakit', en: 'Sick leave' },
    from: { id: 'Mulai', en: 'From' },
    until: { id: 'Sampai', en: 'Until' },
    days: { id: 'Lama (hari)', en: 'Days' },
    healthCertificate: { id: 'Keterangan sehat', en: 'Health certificate' },
    height: { id: 'Tinggi badan (cm)', en: 'Height (cm)' },
    weight: { id: 'Berat badan (kg)', en: 'Weight (kg)' },
    systolic: { id: 'Sistolik', en: 'Systolic' },
    diastolic: { id: 'Diastolik', en: 'Diastolic' },
    colourVision: { id: 'Penglihatan warna', en: 'Colour vision', codes: 'colourVision' },
    purpose: { id: 'Keperluan', en: 'Purpose' },
    controlVisit: { id: 'Kunjungan kontrol', en: 'Control visit' },
    death: { id: 'Kematian', en: 'Death' },
    diedAt: { id: 'Meninggal pukul', en: 'Died at' },
    onArrival: { id: 'Meninggal saat tiba', en: 'Dead on arrival' },
    birth: { id: 'Kelahiran', en: 'Birth' },
    bornAt: { id: 'Lahir pukul', en: 'Born at' },
    length: { id: 'Panjang badan (cm)', en: 'Length (cm)' },
    method: { id: 'Cara persalinan', en: 'Method', codes: 'deliveryMethod' },
    motherId: { id: 'Id ibu', en: 'Mother’s id' },
    motherEncounterId: { id: 'Id kunjungan ibu', en: 'Visit id of the mother' },
    cause: { id: 'Penyebab', en: 'Cause' },
    date: { id: 'Tanggal kontrol', en: 'Come again on' },
    note: { id: 'Keterangan', en: 'Note' },
  },
  codes: {
    letterKind: {
      sick: { id: 'Surat Keterangan Sakit', en: 'Sick note' },
      healthy: { id: 'Surat Keterangan Sehat', en: 'Health certificate' },
      control: { id: 'Surat Kontrol', en: 'Control letter' },
      death: { id: 'Surat Keterangan Kematian', en: 'Death certificate' },
      birth: { id: 'Surat Keterangan Lahir', en: 'Birth certificate' },
    },
    colourVision: {
      normal: { id: 'Normal', en: 'Normal' },
      partial: { id: 'Buta warna parsial', en: 'Partly colour-blind' },
      total: { id: 'Buta warna total', en: 'Colour-blind' },
      not_tested: { id: 'Tidak diperiksa', en: 'Not tested' },
    },
  },
  errors: {
    'letter.backdated': {
      id: 'Surat sakit tidak dapat dimulai sebelum hari kunjungan.',
      en: 'A sick note cannot begin before the day of the visit.',
    },
    'letter.pressure-reversed': {
      id: 'Diastolik harus lebih rendah daripada sistolik.',
      en: 'The diastolic pressure must be lower than the systolic.',
    },
    'letter.control-past': {
      id: 'Tanggal kontrol harus sesudah hari ini.',
      en: 'The day to come again must be after today.',
    },
    'letter.not-dead': {
      id: 'Pasien ini tidak tercatat meninggal dalam kunjungan ini.',
      en: 'It is not written that this patient died in this visit.',
    },
    'letter.not-newborn': {
      id: 'Menurut catatan persalinan, pasien ini tidak lahir hidup pada kunjungan ibunya di sini.',
      en: 'No labour says that this patient was born alive in her mother’s visit here.',
    },
    'letter.number-given': {
      id: 'Nomor hingga {{last}} sudah dipakai.',
      en: 'Numbers up to {{last}} are used already.',
    },
    'letter.format-unknown': {
      id: 'Hanya {nomor}, {bulan} dan {tahun} yang dikenal di antara kurung kurawal.',
      en: 'Only {nomor}, {bulan} and {tahun} are known between braces.',
    },
    'letter.format-without-number': {
      id: 'Format harus memuat {nomor}.',
      en: 'The format must have {nomor}.',
    },
    'letter.number-repeats': {
      id: 'Nomor yang mulai lagi tiap bulan memerlukan {bulan} dan {tahun}, tiap tahun {tahun}.',
      en: 'Numbers that begin anew each month need {bulan} and {tahun}, each year {tahun}.',
    },
    'letter.revoked': { id: 'Surat ini sudah dicabut.', en: 'This letter was revoked already.' },
  },
});
