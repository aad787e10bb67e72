import { words } from '../kernel/words.js';

export const controlLetterWords = words('control-letter', {
  places: {
    'outpatient.control-letter': { id: 'Rencana kontrol BPJS', en: 'BPJS control letters' },
    'outpatient.control-letter:record': {
      id: 'Terbitkan surat kontrol dan SPRI',
      en: 'Issue control letters and SPRI',
    },
    'outpatient.control-letter:void': { id: 'Batalkan surat kontrol dan SPRI', en: 'Void control letters and SPRI' },
  },
  kinds: {
    control_letter: { id: 'Surat kontrol BPJS', en: 'BPJS control letter' },
    'control-letter': { id: 'Rencana kontrol BPJS', en: 'BPJS control letters' },
  },
  events: {
    ControlLetterRequested: {
      id: '{{kind}} diminta ke VClaim oleh {{requestedBy}}',
      en: '{{kind}} asked of VClaim by {{requestedBy}}',
      name: { id: 'Surat kontrol diminta', en: 'Control letter requested' },
    },
    ControlLetterIssued: {
      id: 'Surat kontrol {{number}} terbit di VClaim',
      en: 'VClaim issued control letter {{number}}',
      name: { id: 'Surat kontrol terbit', en: 'Control letter issued' },
    },
    ControlLetterRequestFailed: {
      id: 'Surat kontrol tidak terbit di VClaim: {{problem}}',
      en: 'VClaim issued no control letter: {{problem}}',
      name: { id: 'Surat kontrol tidak terbit', en: 'Control letter not issued' },
    },
    ControlLetterRequestWithdrawn: {
      id: 'Permintaan surat kontrol ditarik {{withdrawnBy}}',
      en: 'Request for a control letter withdrawn by {{withdrawnBy}}',
      name: { id: 'Permintaan surat kontrol ditarik', en: 'Control letter request withdrawn' },
      undoes: true,
      change: 'cancel',
    },
    ControlLetterRecorded: {
      id: '{{kind}} {{number}} dicatat {{recordedBy}}',
      en: '{{kind}} {{number}} recorded by {{recordedBy}}',
      name: { id: 'Surat kontrol dicatat', en: 'Control letter recorded' },
    },
    ControlLetterVoided: {
      id: 'Surat kontrol {{number}} dibatalkan {{voidedBy}}: {{reason}}',
      en: 'Control letter {{number}} voided by {{voidedBy}}: {{reason}}',
      name: { id: 'Surat kontrol dibatalkan', en: 'Control letter voided' },
      undoes: true,
      change: 'void',
    },
    ControlLetterChangeRequested: {
      id: 'Perubahan surat kontrol {{number}} ke {{plannedOn}} diminta ke VClaim oleh {{requestedBy}}',
      en: 'Change of control letter {{number}} to {{plannedOn}} asked of VClaim by {{requestedBy}}',
      name: { id: 'Perubahan surat kontrol diminta', en: 'Change of the control letter requested' },
    },
    ControlLetterChanged: {
      id: 'Surat kontrol {{number}} diubah {{changedBy}} ke {{plannedOn}}',
      en: 'Control letter {{number}} changed by {{changedBy}} to {{plannedOn}}',
      name: { id: 'Surat kontrol diubah', en: 'Control letter changed' },
      change: 'correction',
    },
    ControlLetterChangeFailed: {
      id: 'Surat kontrol {{number}} tidak diubah di VClaim: {{problem}}',
      en: 'VClaim did not change control letter {{number}}: {{problem}}',
      name: { id: 'Surat kontrol tidak diubah', en: 'Control letter not changed' },
    },
    ControlLetterDeletionRequested: {
      id: 'Penghapusan surat kontrol {{number}} diminta ke VClaim oleh {{requestedBy}}: {{reason}}',
      en: 'Deletion of control letter {{number}} asked of VClaim by {{requestedBy}}: {{reason}}',
      name: { id: 'Penghapusan surat kontrol diminta', en: 'Deletion of the control letter requested' },
    },
    ControlLetterDeletionFailed: {
      id: 'Surat kontrol {{number}} tidak terhapus di VClaim: {{problem}}',
      en: 'VClaim did not delete control letter {{number}}: {{problem}}',
      name: { id: 'Surat kontrol tidak terhapus', en: 'Control letter not deleted' },
    },
  },
  fields: {
    controlLetterId: { id: 'Id surat kontrol', en: 'Control letter id' },
    kind: { id: 'Jenis', en: 'Kind', codes: 'controlLetterKind' },
    status: { id: 'Status', en: 'Status', codes: 'controlLetterStatus' },
    number: { id: 'Nomor', en: 'Number' },
    eligibilityLetter: { id: 'SEP asal', en: 'Eligibility letter' },
    providerCode: { id: 'Kode PPK', en: 'Facility code' },
    plannedOn: { id: 'Tanggal rencana', en: 'Planned on' },
    poli: { id: 'Poli', en: 'Polyclinic' },
    doctor: { id: 'Dokter', en: 'Doctor' },
    code: { id: 'Kode', en: 'Code' },
    name: { id: 'Nama', en: 'Name' },
    problem: { id: 'Masalah', en: 'Problem', codes: 'letterProblem' },
    message: { id: 'Jawaban BPJS', en: 'BPJS’s answer' },
    willRetry: { id: 'Dicoba lagi', en: 'Tried again' },
    isTyped: { id: 'Diketik', en: 'Typed' },
    requested: { id: 'Diminta', en: 'Requested' },
    requestedBy: { id: 'Diminta oleh', en: 'Requested by' },
    recordedBy: { id: 'Dicatat oleh', en: 'Recorded by' },
    withdrawnBy: { id: 'Ditarik oleh', en: 'Withdrawn by' },
    voidedBy: { id: 'Dibatalkan oleh', en: 'Voided by' },
    reason: { id: 'Alasan', en: 'Reason' },
    change: { id: 'Perubahan ke-', en: 'Change no.' },
    changedBy: { id: 'Diubah oleh', en: 'Changed by' },
    deletion: { id: 'Penghapusan', en: 'Deletion' },
    waitsSince: { id: 'Antre sejak', en: 'Waits since' },
    usedFor: { id: 'Dipakai kunjungan', en: 'Used for visit' },
  },
  codes: {
    controlLetterKind: {
      control: { id: 'Surat kontrol', en: 'Control letter' },
      admission: { id: 'SPRI', en: 'Order to admit (SPRI)' },
    },
    controlLetterStatus: {
      queued: { id: 'Sedang diterbitkan', en: 'Being issued' },
      failed: { id: 'Tidak terbit', en: 'Not issued' },
      withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
      issued: { id: 'Terbit', en: 'Issued' },
      voided: { id: 'Dibatalkan', en: 'Voided' },
    },
  },
  errors: {
    'control-letter.number-form': {
      id: 'Nomor surat 19 karakter: kode faskes (8), bulan dan tahun (4), K, nomor urut (6).',
      en: 'A number has 19 characters: facility code (8), month and year (4), K, number (6).',
    },
    'control-letter.number-taken': {
      id: 'Nomor surat ini sudah dicatat pada kunjungan lain.',
      en: 'This number is recorded for another visit.',
    },
    'control-letter.exists': {
      id: 'Kunjungan ini sudah punya surat ini, atau sedang diterbitkan. Batalkan dulu yang lama.',
      en: 'This visit has such a letter already, or it is being issued. Void that one first.',
    },
    'control-letter.past': { id: 'Tanggal ini sudah lewat.', en: 'This day is over.' },
    'control-letter.not-found': { id: 'Surat kontrol ini tidak ada.', en: 'There is no such control letter.' },
    'control-letter.not-requested': {
      id: 'Surat ini tidak sedang diterbitkan.',
      en: 'This letter is not being issued.',
    },
    'control-letter.not-issued': { id: 'Surat ini tidak berlaku.', en: 'This letter does not hold.' },
    'control-letter.deleting': {
      id: 'Surat ini sedang dihapus di VClaim.',
      en: 'VClaim is asked to delete this letter.',
    },
    'control-letter.elsewhere': {
      id: 'Surat ini bukan terbitan faskes ini. Batalkan saja di sini.',
      en: 'Another facility issued this letter. Void it here.',
    },
  },
});
