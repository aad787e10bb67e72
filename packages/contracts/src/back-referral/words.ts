import { words } from '../kernel/words.js';

export const backReferralWords = words('back-referral', {
  places: {
    'outpatient.back-referral': { id: 'Rujuk balik BPJS (PRB)', en: 'BPJS back-referrals (PRB)' },
    'outpatient.back-referral:record': { id: 'Terbitkan surat rujuk balik', en: 'Issue back-referrals' },
    'outpatient.back-referral:void': { id: 'Batalkan surat rujuk balik', en: 'Void back-referrals' },
  },
  kinds: {
    back_referral: { id: 'Surat rujuk balik BPJS', en: 'BPJS back-referral' },
    'back-referral': { id: 'Rujuk balik BPJS', en: 'BPJS back-referrals' },
  },
  events: {
    BackReferralRequested: {
      id: 'Surat rujuk balik diminta ke VClaim oleh {{requestedBy}}',
      en: 'Back-referral asked of VClaim by {{requestedBy}}',
      name: { id: 'Surat rujuk balik diminta', en: 'Back-referral requested' },
    },
    BackReferralIssued: {
      id: 'Surat rujuk balik {{number}} terbit',
      en: 'Back-referral {{number}} issued',
      name: { id: 'Surat rujuk balik terbit', en: 'Back-referral issued' },
    },
    BackReferralRequestFailed: {
      id: 'Surat rujuk balik tidak terbit di VClaim: {{problem}}',
      en: 'VClaim issued no back-referral: {{problem}}',
      name: { id: 'Surat rujuk balik tidak terbit', en: 'Back-referral not issued' },
    },
    BackReferralRequestWithdrawn: {
      id: 'Permintaan surat rujuk balik ditarik {{withdrawnBy}}',
      en: 'Request for a back-referral withdrawn by {{withdrawnBy}}',
      name: { id: 'Permintaan surat rujuk balik ditarik', en: 'Back-referral request withdrawn' },
      undoes: true,
      change: 'cancel',
    },
    BackReferralDeletionRequested: {
      id: 'Penghapusan surat rujuk balik {{number}} diminta ke VClaim oleh {{requestedBy}}: {{reason}}',
      en: 'Deletion of back-referral {{number}} asked of VClaim by {{requestedBy}}: {{reason}}',
      name: { id: 'Penghapusan surat rujuk balik diminta', en: 'Deletion of the back-referral requested' },
    },
    BackReferralDeletionFailed: {
      id: 'Surat rujuk balik {{number}} tidak terhapus di VClaim: {{problem}}',
      en: 'VClaim did not delete back-referral {{number}}: {{problem}}',
      name: { id: 'Surat rujuk balik tidak terhapus', en: 'Back-referral not deleted' },
    },
    BackReferralVoided: {
      id: 'Surat rujuk balik {{number}} dibatalkan {{voidedBy}}: {{reason}}',
      en: 'Back-referral {{number}} voided by {{voidedBy}}: {{reason}}',
      name: { id: 'Surat rujuk balik dibatalkan', en: 'Back-referral voided' },
      undoes: true,
      change: 'void',
    },
  },
  fields: {
    backReferralId: { id: 'Id surat rujuk balik', en: 'Back-referral id' },
    status: { id: 'Status', en: 'Status', codes: 'backReferralStatus' },
    number: { id: 'Nomor SRB', en: 'SRB number' },
    issuedOn: { id: 'Tanggal terbit', en: 'Issued on' },
    typed: { id: 'Diketik', en: 'Typed' },
    isTyped: { id: 'Diketik', en: 'Typed' },
    eligibilityLetter: { id: 'SEP asal', en: 'Eligibility letter' },
    programme: { id: 'Program PRB', en: 'Programme' },
    doctor: { id: 'DPJP', en: 'Doctor' },
    code: { id: 'Kode', en: 'Code' },
    name: { id: 'Nama', en: 'Name' },
    notes: { id: 'Keterangan', en: 'Notes' },
    advice: { id: 'Saran', en: 'Advice' },
    medicines: { id: 'Obat', en: 'Medicines' },
    medicine: { id: 'Obat PRB', en: 'Medicine of the programme' },
    timesADay: { id: 'Kali sehari', en: 'Times a day' },
    each: { id: 'Sekali minum', en: 'At a time' },
    quantity: { id: 'Jumlah', en: 'Quantity' },
    problem: { id: 'Masalah', en: 'Problem', codes: 'letterProblem' },
    message: { id: 'Jawaban BPJS', en: 'BPJS’s answer' },
    willRetry: { id: 'Dicoba lagi', en: 'Tried again' },
    requested: { id: 'Diminta', en: 'Requested' },
    requestedBy: { id: 'Diminta oleh', en: 'Requested by' },
    recordedBy: { id: 'Dicatat oleh', en: 'Recorded by' },
    withdrawnBy: { id: 'Ditarik oleh', en: 'Withdrawn by' },
    voidedBy: { id: 'Dibatalkan oleh', en: 'Voided by' },
    reason: { id: 'Alasan', en: 'Reason' },
    deletion: { id: 'Penghapusan', en: 'Deletion' },
    waitsSince: { id: 'Antre sejak', en: 'Waits since' },
  },
  codes: {
    backReferralStatus: {
      queued: { id: 'Sedang diterbitkan', en: 'Being issued' },
      failed: { id: 'Tidak terbit', en: 'Not issued' },
      withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
      issued: { id: 'Terbit', en: 'Issued' },
      voided: { id: 'Dibatalkan', en: 'Voided' },
    },
  },
  errors: {
    'back-referral.number-form': {
      id: 'Nomor SRB hanya huruf dan angka, paling banyak 20.',
      en: 'An SRB number has letters and digits alone, 20 at most.',
    },
    'back-referral.number-taken': {
      id: 'Nomor SRB ini sudah dicatat pada kunjungan lain.',
      en: 'This SRB number is recorded for another visit.',
    },
    'back-referral.exists': {
      id: 'Kunjungan ini sudah punya surat rujuk balik, atau sedang diterbitkan. Batalkan dulu yang lama.',
      en: 'This visit has a back-referral already, or it is being issued. Void that one first.',
    },
    'back-referral.medicine-needed': { id: 'Isi setidaknya satu obat.', en: 'Enter at least one medicine.' },
    'back-referral.medicine-twice': { id: 'Obat ini sudah ada di atas.', en: 'This medicine stands above already.' },
    'back-referral.later': { id: 'Tanggal ini belum tiba.', en: 'This day has not come yet.' },
    'back-referral.inpatient': {
      id: 'Surat rujuk balik hanya terbit atas SEP rawat jalan.',
      en: 'A back-referral rests on an outpatient’s letter of eligibility.',
    },
    'back-referral.address-missing': {
      id: 'Alamat pasien belum diisi, padahal BPJS memintanya.',
      en: 'The patient has no address, which BPJS asks for.',
    },
    'back-referral.not-found': { id: 'Surat rujuk balik ini tidak ada.', en: 'There is no such back-referral.' },
    'back-referral.not-requested': {
      id: 'Surat ini tidak sedang diterbitkan.',
      en: 'This back-referral is not being issued.',
    },
    'back-referral.not-issued': { id: 'Surat ini tidak berlaku.', en: 'This back-referral does not hold.' },
    'back-referral.deleting': {
      id: 'Surat ini sedang dihapus di VClaim.',
      en: 'VClaim is asked to delete this back-referral.',
    },
  },
});
