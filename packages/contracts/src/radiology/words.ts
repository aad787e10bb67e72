import { words } from '../kernel/words.js';

const no = { id: 'Tidak', en: 'No' };

export const radiologyWords = words('radiology', {
  places: {
    radiology: { id: 'Radiologi', en: 'Radiology' },
    'radiology.queue': { id: 'Antrean pemeriksaan', en: 'Examination queue' },
    'radiology.queue:order': { id: 'Minta pemeriksaan', en: 'Order examinations' },
    'radiology.queue:order-for': { id: 'Minta atas nama dokter', en: 'Order for a doctor' },
    'radiology.queue:cancel': { id: 'Batalkan permintaan', en: 'Cancel an order' },
    'radiology.queue:register': { id: 'Daftarkan pasien luar', en: 'Register patients from outside' },
    'radiology.ongoing': { id: 'Pemeriksaan berjalan', en: 'Ongoing' },
    'radiology.ongoing:examine': { id: 'Periksa pasien', en: 'Examine patients' },
    'radiology.ongoing:refuse': { id: 'Tolak permintaan', en: 'Refuse an order' },
    'radiology.ongoing:report': { id: 'Tulis hasil', en: 'Write reports' },
    'radiology.ongoing:validate': { id: 'Validasi hasil', en: 'Validate reports' },
    'radiology.ongoing:amend': { id: 'Addendum dan koreksi', en: 'Amend reports' },
    'radiology.ongoing:communicate': { id: 'Laporkan temuan kritis', en: 'Communicate critical findings' },
    'radiology.history': { id: 'Riwayat pemeriksaan', en: 'Examination history' },
    'radiology.config': { id: 'Konfigurasi radiologi', en: 'Radiology configuration' },
  },
  kinds: {
    radiology: { id: 'Radiologi', en: 'Radiology' },
    'radiology-modality': { id: 'Modalitas radiologi', en: 'Radiology modality' },
    'radiology-method': { id: 'Metode radiologi', en: 'Radiology method' },
    'radiology-system': { id: 'Sistem radiologi', en: 'Radiology system' },
    'radiology-examination': { id: 'Pemeriksaan radiologi', en: 'Radiology examination' },
  },
  events: {
    RadiologyOrdered: {
      id: 'Pemeriksaan radiologi diminta oleh {{requester}}',
      en: 'Radiology examination ordered by {{requester}}',
      name: { id: 'Pemeriksaan radiologi diminta', en: 'Radiology examination ordered' },
    },
    RadiologyOrderAcknowledged: {
      id: 'Permintaan radiologi disetujui oleh {{acknowledgedBy}}',
      en: 'Radiology order acknowledged by {{acknowledgedBy}}',
      name: { id: 'Permintaan radiologi disetujui', en: 'Radiology order acknowledged' },
      fields: { acknowledgedBy: { id: 'Disetujui oleh', en: 'Acknowledged by' } },
    },
    RadiologyExaminationStarted: {
      id: 'Pemeriksaan radiologi dimulai oleh {{startedBy}}',
      en: 'Radiology examination started by {{startedBy}}',
      name: { id: 'Pemeriksaan radiologi dimulai', en: 'Radiology examination started' },
    },
    RadiologyExaminationStartUndone: {
      id: 'Mulainya pemeriksaan radiologi ditarik kembali oleh {{undoneBy}}',
      en: 'Start of the radiology examination undone by {{undoneBy}}',
      name: { id: 'Mulainya pemeriksaan radiologi ditarik kembali', en: 'Start of the radiology examination undone' },
      undoes: true,
      change: 'withdraw',
    },
    RadiologyExaminationDone: {
      id: 'Pemeriksaan radiologi selesai oleh {{performer}}',
      en: 'Radiology examination done by {{performer}}',
      name: { id: 'Pemeriksaan radiologi selesai', en: 'Radiology examination done' },
    },
    RadiologyReportDrafted: {
      id: 'Draf hasil radiologi ditulis oleh {{draftedBy}}',
      en: 'Radiology report drafted by {{draftedBy}}',
      name: { id: 'Draf hasil radiologi ditulis', en: 'Radiology report drafted' },
      quiet: true,
    },
    RadiologyReportValidated: {
      id: 'Hasil radiologi divalidasi oleh {{validatedBy}}',
      en: 'Radiology report validated by {{validatedBy}}',
      name: { id: 'Hasil radiologi divalidasi', en: 'Radiology report validated' },
    },
    RadiologyReportAmended: {
      id: 'Hasil radiologi diubah oleh {{amendedBy}} ({{kind}}): {{reason}}',
      en: 'Radiology report amended by {{amendedBy}} ({{kind}}): {{reason}}',
      name: { id: 'Hasil radiologi diubah', en: 'Radiology report amended' },
      undoes: true,
      change: 'correction',
    },
    RadiologyCriticalFindingCommunicated: {
      id: 'Temuan kritis radiologi dilaporkan kepada {{communicatedTo}} oleh {{communicatedBy}}',
      en: 'Critical radiology finding communicated to {{communicatedTo}} by {{communicatedBy}}',
      name: { id: 'Temuan kritis radiologi dilaporkan', en: 'Critical radiology finding communicated' },
    },
    RadiologyReportAcknowledged: {
      id: 'Hasil radiologi dibaca oleh {{acknowledgedBy}}',
      en: 'Radiology report read by {{acknowledgedBy}}',
      name: { id: 'Hasil radiologi dibaca', en: 'Radiology report read' },
      quiet: true,
    },
    RadiologyCancelled: {
      id: 'Permintaan radiologi dibatalkan: {{reason}}',
      en: 'Radiology order cancelled: {{reason}}',
      name: { id: 'Permintaan radiologi dibatalkan', en: 'Radiology order cancelled' },
      undoes: true,
      change: 'cancel',
    },
    RadiologyRefused: {
      id: 'Permintaan ditolak radiologi: {{reason}}',
      en: 'Order refused by radiology: {{reason}}',
      name: { id: 'Permintaan ditolak radiologi', en: 'Order refused by radiology' },
      undoes: true,
      change: 'cancel',
    },
    RadiologyRefusalAcknowledged: {
      id: 'Penolakan radiologi dibaca oleh {{acknowledgedBy}}',
      en: 'Refusal by radiology read by {{acknowledgedBy}}',
      name: { id: 'Penolakan radiologi dibaca', en: 'Refusal by radiology read' },
      quiet: true,
    },
  },
  codes: {
    radiologyDocument: { report: { id: 'Hasil pemeriksaan radiologi', en: 'Radiology report' } },
    orderModule: { radiology: { id: 'radiologi', en: 'radiology' } },
    radiologyPriority: {
      routine: { id: 'Rutin', en: 'Routine' },
      cito: { id: 'Cito', en: 'Cito' },
    },
    radiologyStatus: {
      ordered: { id: 'Menunggu', en: 'Waiting' },
      begun: { id: 'Berjalan', en: 'Ongoing' },
      done: { id: 'Selesai', en: 'Done' },
      cancelled: { id: 'Batal', en: 'Cancelled' },
      not_done: { id: 'Ditolak radiologi', en: 'Refused' },
    },
    radiologyLineStatus: {
      ordered: { id: 'Menunggu', en: 'Waiting' },
      begun: { id: 'Sedang diperiksa', en: 'Being examined' },
      examined: { id: 'Menunggu hasil', en: 'Awaiting report' },
      drafted: { id: 'Draf', en: 'Draft' },
      validated: { id: 'Tervalidasi', en: 'Validated' },
      cancelled: { id: 'Batal', en: 'Cancelled' },
      not_done: { id: 'Ditolak', en: 'Refused' },
    },
    reportVersionKind: {
      report: { id: 'Hasil', en: 'Report' },
      addendum: { id: 'Addendum', en: 'Addendum' },
      correction: { id: 'Koreksi', en: 'Correction' },
    },
    communicationChange: {
      due: { id: 'Harus dilaporkan', en: 'Due' },
      withdrawn: { id: 'Tidak perlu lagi', en: 'Not needed any more' },
    },
    safetyQuestion: {
      pregnancy: { id: 'Hamil', en: 'Pregnant' },
      contrastAllergy: { id: 'Alergi kontras', en: 'Allergy to contrast' },
      kidneyFunction: { id: 'Fungsi ginjal', en: 'Kidney function' },
      implants: { id: 'Implan logam', en: 'Metal implants' },
    },
    safetyAnswer: {
      yes: { id: 'Ya', en: 'Yes' },
      no,
      unknown: { id: 'Tidak diketahui', en: 'Not known' },
    },
    kidneyFunction: {
      normal: { id: 'Normal', en: 'Normal' },
      impaired: { id: 'Terganggu', en: 'Impaired' },
      unknown: { id: 'Tidak diketahui', en: 'Not known' },
    },
  },
  errors: {
    'radiology.not-found': { id: 'Permintaan radiologi tidak ditemukan.', en: 'Radiology order not found.' },
    'radiology.line-unknown': {
      id: 'Pemeriksaan ini tidak ada dalam permintaan.',
      en: 'This examination is not part of the order.',
    },
    'radiology.not-offered': { id: 'Fasyankes ini tidak punya radiologi.', en: 'This facility has no radiology.' },
    'radiology.examination-unavailable': {
      id: 'Pemeriksaan ini tidak tersedia lagi.',
      en: 'This examination is not available any more.',
    },
    'radiology.examination-twice': {
      id: 'Pemeriksaan yang sama dipilih dua kali.',
      en: 'The same examination is chosen twice.',
    },
    'radiology.doctor-unknown': {
      id: 'Dokter ini tidak bekerja di fasyankes ini.',
      en: 'This doctor does not work at this facility.',
    },
    'radiology.on-whose-behalf': {
      id: 'Pilih dokter yang meminta pemeriksaan ini.',
      en: 'Choose the doctor for whom this is ordered.',
    },
    'radiology.not-on-your-behalf': {
      id: 'Permintaan ini bukan atas nama Anda.',
      en: 'This was not ordered on your behalf.',
    },
    'radiology.already-acknowledged': {
      id: 'Permintaan ini sudah Anda setujui.',
      en: 'You have acknowledged this order already.',
    },
    'radiology.letter-of-another': {
      id: 'Surat pengantar ini bukan dokumen pasien ini, atau sudah dihapus.',
      en: 'This letter is no document of this patient, or was removed.',
    },
    'radiology.not-pregnant': {
      id: 'Kehamilan hanya untuk pasien perempuan.',
      en: 'Pregnancy is of women only.',
    },
    'radiology.safety-unanswered': {
      id: 'Jawab dahulu. Bila belum tahu, pilih “Tidak diketahui”.',
      en: 'Answer this first. If you do not know, choose “Not known”.',
    },
    'radiology.cancelled': { id: 'Pemeriksaan ini sudah dibatalkan.', en: 'This examination was cancelled.' },
    'radiology.refused': {
      id: 'Pemeriksaan ini sudah ditolak radiologi.',
      en: 'Radiology has refused this examination.',
    },
    'radiology.not-begun': { id: 'Pemeriksaan ini belum dimulai.', en: 'This examination has not begun.' },
    'radiology.already-begun': {
      id: 'Pemeriksaan ini sudah dimulai oleh {{by}}.',
      en: '{{by}} has begun this examination already.',
    },
    'radiology.not-examined': {
      id: 'Pasien belum selesai diperiksa.',
      en: 'The patient has not been examined yet.',
    },
    'radiology.already-examined': {
      id: 'Pemeriksaan ini sudah dikerjakan oleh {{by}}.',
      en: '{{by}} has done this examination already.',
    },
    'radiology.already-reported': {
      id: 'Hasilnya sudah ditulis oleh {{by}}.',
      en: '{{by}} has written its report already.',
    },
    'radiology.not-drafted': { id: 'Hasilnya belum ditulis.', en: 'Its report has not been written.' },
    'radiology.draft-changed': {
      id: 'Draf ini baru diubah oleh {{by}}. Baca lagi sebelum memvalidasi.',
      en: '{{by}} has just changed this draft. Read it again before you validate it.',
    },
    'radiology.already-validated': {
      id: 'Hasil ini sudah divalidasi oleh {{by}}.',
      en: '{{by}} has validated this report already.',
    },
    'radiology.not-validated': {
      id: 'Hasil ini belum divalidasi: cukup ubah drafnya.',
      en: 'This report is not validated: change its draft.',
    },
    'radiology.impression-missing': { id: 'Isi kesannya.', en: 'Fill in the impression.' },
    'radiology.not-critical': { id: 'Tidak ada temuan kritis.', en: 'There is no critical finding.' },
    'radiology.already-communicated': {
      id: 'Temuan kritis ini sudah dilaporkan.',
      en: 'This critical finding was communicated already.',
    },
    'radiology.not-read-back': {
      id: 'Temuan harus dibaca ulang oleh penerima.',
      en: 'The finding must be read back by whoever was told.',
    },
    'radiology.of-another-doctor': {
      id: 'Permintaan ini milik dokter lain.',
      en: 'This order is another doctor’s.',
    },
    'radiology.abbreviation-too-long': {
      id: 'Singkatan hanya boleh terdiri dari 255 karakter.',
      en: 'An abbreviation has at most 255 characters.',
    },
  },
});
