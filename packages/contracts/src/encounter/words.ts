import { words } from '../kernel/words.js';

export const encounterWords = words('encounter', {
  kinds: {
    encounter: { id: 'Kunjungan', en: 'Visit' },
  },
  events: {
    EncounterOpened: {
      id: 'Kunjungan dibuka di {{unitName}}, {{doctor}}, penjamin {{payer}}',
      en: 'Visit opened at {{unitName}}, {{doctor}}, payer {{payer}}',
      name: { id: 'Kunjungan dibuka', en: 'Visit opened' },
    },
    EncounterArrived: { id: 'Pasien datang', en: 'Patient arrived', quiet: true },
    EncounterArrivalUndone: {
      id: 'Kedatangan dibatalkan: pasien datang pada hari lain',
      en: 'Arrival undone: the patient comes on another day',
      undoes: true,
    },
    EncounterStarted: { id: 'Pemeriksaan dimulai', en: 'Consultation started' },
    EncounterStartUndone: {
      id: 'Mulai pemeriksaan dibatalkan',
      en: 'Start of the consultation undone',
      undoes: true,
      change: 'withdraw',
    },
    EncounterUnitChanged: {
      id: 'Pindah ke {{unitName}}, {{date}}',
      en: 'Moved to {{unitName}}, {{date}}',
      name: { id: 'Pindah unit', en: 'Moved to another unit' },
    },
    EncounterDoctorChanged: {
      id: 'Dokter menjadi {{doctor}}',
      en: 'Doctor is now {{doctor}}',
      name: { id: 'Dokter diganti', en: 'Doctor changed' },
    },
    EncounterPayerChanged: {
      id: 'Penjamin diubah menjadi {{payer}}',
      en: 'Payer changed to {{payer}}',
      name: { id: 'Penjamin diubah', en: 'Payer changed' },
      change: 'correction',
    },
    EncounterDocumentRecorded: {
      id: '{{document}} nomor {{number}} dicatat',
      en: '{{document}} number {{number}} recorded',
      name: { id: 'Dokumen penjaminan dicatat', en: 'Coverage document recorded' },
    },
    EncounterDocumentWithdrawn: {
      id: '{{document}} nomor {{number}} ditarik',
      en: '{{document}} number {{number}} withdrawn',
      name: { id: 'Dokumen penjaminan ditarik', en: 'Coverage document withdrawn' },
      undoes: true,
      change: 'withdraw',
    },
    EncounterBillAssigned: { id: 'Kunjungan memakai tagihan lain', en: 'Visit is on another bill', quiet: true },
    EncounterConcluded: { id: 'Pelayanan selesai', en: 'Services ended' },
    EncounterResumed: {
      id: 'Pelayanan dilanjutkan: {{reason}}',
      en: 'Services resumed: {{reason}}',
      name: { id: 'Pelayanan dilanjutkan', en: 'Services resumed' },
      undoes: true,
      change: 'reopen',
    },
    EncounterFinished: { id: 'Pemeriksaan selesai', en: 'Consultation finished' },
    EncounterReopened: {
      id: 'Pemeriksaan dibuka kembali',
      en: 'Consultation reopened',
      undoes: true,
      change: 'reopen',
    },
    EncounterCancelled: {
      id: 'Kunjungan batal ({{cause}})',
      en: 'Visit cancelled ({{cause}})',
      name: { id: 'Kunjungan batal', en: 'Visit cancelled' },
      undoes: true,
    },
    EncounterReinstated: { id: 'Kunjungan diberlakukan kembali', en: 'Visit reinstated', quiet: true },
  },
  fields: {
    kind: { id: 'Jenis', en: 'Kind', codes: 'encounterKind' },
    insurer: { id: 'Asuransi', en: 'Insurer' },
    cause: { id: 'Sebab', en: 'Cause', codes: 'cancellationCause' },
    document: { id: 'Dokumen', en: 'Document', codes: 'coverageDocument' },
    number: { id: 'Nomor', en: 'Number' },
    finish: { id: 'Selesai', en: 'Finish' },
    doctor: { id: 'Dokter', en: 'Doctor' },
    unitName: { id: 'Unit', en: 'Unit' },
  },
  codes: {
    encounterKind: {
      inpatient: { id: 'rawat inap', en: 'inpatient' },
      outpatient: { id: 'rawat jalan', en: 'outpatient' },
      emergency: { id: 'IGD', en: 'emergency' },
      external_pharmacy: { id: 'farmasi dari luar', en: 'outside prescription' },
      internal_laboratory: { id: 'laboratorium', en: 'laboratory' },
      internal_radiology: { id: 'radiologi', en: 'radiology' },
    },
    unitSource: {
      registration: { id: 'Pendaftaran', en: 'Registration' },
      outpatient: { id: 'Rawat jalan', en: 'Outpatient' },
      inpatient: { id: 'Rawat inap', en: 'Inpatient' },
      IGD: { id: 'IGD', en: 'Emergency' },
      ICU: { id: 'ICU', en: 'ICU' },
    },
    coverageDocument: {
      sep: { id: 'Surat Eligibilitas Peserta (SEP)', en: 'Eligibility letter (SEP)' },
      spri: { id: 'Surat Perintah Rawat Inap (SPRI)', en: 'Order to admit (SPRI)' },
    },
    cancellationCause: {
      no_show: { id: 'tidak datang', en: 'did not come' },
      withdrawn: { id: 'dibatalkan', en: 'withdrawn' },
    },
  },
  errors: {
    'encounter.not-concluded': {
      id: 'Pelayanan kunjungan ini belum ditutup.',
      en: 'The services of this visit have not ended.',
    },
    'encounter.not-absent': {
      id: 'Kunjungan ini tidak dicatat sebagai tidak datang',
      en: 'This visit was not recorded as an absence',
    },
  },
});
