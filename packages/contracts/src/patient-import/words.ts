import { words } from '../kernel/words.js';

export const patientImportWords = words('patient-import', {
  places: {
    'front-office.patient-import': { id: 'Impor pasien', en: 'Patient import' },
    'front-office.patient-import:import': { id: 'Impor pasien dari berkas', en: 'Import patients from a file' },
  },
  kinds: {
    patient_import: { id: 'Impor pasien', en: 'Patient import' },
    'patient-import': { id: 'Impor pasien', en: 'Patient import' },
  },
  events: {
    PatientImportUploaded: {
      id: 'Berkas pasien {{fileName}} diunggah oleh {{uploadedBy}}',
      en: 'File of patients {{fileName}} uploaded by {{uploadedBy}}',
      name: { id: 'Berkas pasien diunggah', en: 'File of patients uploaded' },
    },
    PatientImportChecked: {
      id: 'Berkas pasien diperiksa: {{rows}} baris, {{bad}} salah, {{duplicates}} mungkin ganda',
      en: 'File of patients checked: {{rows}} rows, {{bad}} wrong, {{duplicates}} possible duplicates',
      name: { id: 'Berkas pasien diperiksa', en: 'File of patients checked' },
    },
    PatientImportConfirmed: {
      id: 'Impor pasien dimulai oleh {{confirmedBy}}',
      en: 'Patient import started by {{confirmedBy}}',
      name: { id: 'Impor pasien dimulai', en: 'Patient import started' },
    },
    PatientImportBatchRegistered: {
      id: '{{registered}} pasien didaftarkan dari berkas',
      en: '{{registered}} patients registered from the file',
      name: { id: 'Pasien didaftarkan dari berkas', en: 'Patients registered from a file' },
      quiet: true,
    },
    PatientImportCancelled: {
      id: 'Impor pasien dibatalkan oleh {{cancelledBy}}',
      en: 'Patient import cancelled by {{cancelledBy}}',
      name: { id: 'Impor pasien dibatalkan', en: 'Patient import cancelled' },
      undoes: true,
      change: 'cancel',
    },
    PatientImportFinished: {
      id: 'Impor pasien selesai: {{registered}} terdaftar, {{refused}} ditolak',
      en: 'Patient import finished: {{registered}} registered, {{refused}} refused',
      name: { id: 'Impor pasien selesai', en: 'Patient import finished' },
      fields: { refused: { id: 'Ditolak', en: 'Refused' } },
    },
  },
  fields: {
    importId: { id: 'Id impor', en: 'Import id' },
    fileName: { id: 'Nama berkas', en: 'File name' },
    fileId: { id: 'Id berkas', en: 'File id' },
    checkedFileId: { id: 'Id berkas yang diperiksa', en: 'Checked file’s id' },
    reportFileId: { id: 'Id laporan', en: 'Report’s id' },
    problem: { id: 'Kendala', en: 'Problem' },
    rows: { id: 'Baris', en: 'Rows' },
    good: { id: 'Baris benar', en: 'Good rows' },
    bad: { id: 'Baris salah', en: 'Wrong rows' },
    duplicates: { id: 'Mungkin ganda', en: 'Possible duplicates' },
    mode: { id: 'Cara', en: 'Mode', codes: 'importMode' },
    duplicateChoice: { id: 'Yang mungkin ganda', en: 'Possible duplicates are', codes: 'duplicateChoice' },
    from: { id: 'Mulai', en: 'From' },
    to: { id: 'Sampai', en: 'Until' },
    done: { id: 'Sudah diproses', en: 'Gone through' },
    registered: { id: 'Terdaftar', en: 'Registered' },
    skipped: { id: 'Dilewati', en: 'Skipped' },
    refused: { id: 'Baris ditolak', en: 'Refused rows' },
    row: { id: 'Baris', en: 'Row' },
    code: { id: 'Alasan', en: 'Reason' },
    isLast: { id: 'Bagian terakhir', en: 'Last batch' },
    refusedCount: { id: 'Jumlah ditolak', en: 'Refused' },
    uploadedAt: { id: 'Diunggah pukul', en: 'Uploaded at' },
    uploadedBy: { id: 'Diunggah oleh', en: 'Uploaded by' },
    confirmedBy: { id: 'Dimulai oleh', en: 'Started by' },
    cancelledBy: { id: 'Dibatalkan oleh', en: 'Cancelled by' },
    endedAt: { id: 'Selesai pukul', en: 'Ended at' },
  },
  codes: {
    importMode: {
      all: { id: 'Semua atau tidak sama sekali', en: 'All or nothing' },
      good: { id: 'Baris yang benar saja', en: 'The good rows' },
    },
    duplicateChoice: {
      skip: { id: 'Lewati', en: 'Skipped' },
      register: { id: 'Tetap daftarkan', en: 'Registered all the same' },
    },
  },
  errors: {
    'patient-import.file-missing': {
      id: 'Berkas tidak ditemukan. Unggah kembali berkasnya.',
      en: 'The file is not there. Upload it again.',
    },
    'patient-import.file-kind': {
      id: 'Berkas harus berupa spreadsheet .xlsx atau CSV.',
      en: 'The file must be an .xlsx spreadsheet or CSV.',
    },
    'patient-import.no-name-column': {
      id: 'Kolom “Nama” tidak ditemukan di baris pertama. Pakai templat.',
      en: 'There is no column “Nama” in the first row. Use the template.',
    },
    'patient-import.empty': { id: 'Berkas tidak berisi pasien.', en: 'There is no patient in the file.' },
    'patient-import.too-many-rows': {
      id: 'Berkas berisi terlalu banyak baris. Bagi menjadi beberapa berkas.',
      en: 'The file has too many rows. Divide it into several.',
    },
    'patient-import.bad-rows': {
      id: 'Ada {{bad}} baris yang salah. Perbaiki dahulu, atau pilih “baris yang benar saja”.',
      en: '{{bad}} rows are wrong. Mend them first, or choose “the good rows”.',
    },
    'patient-import.duplicates-skipped': {
      id: 'Ada {{duplicates}} baris yang mungkin ganda. “Semua” berarti baris itu juga didaftarkan.',
      en: '{{duplicates}} rows may be duplicates. “All” means that they are registered as well.',
    },
    'patient-import.nothing-to-register': {
      id: 'Tidak ada baris yang dapat didaftarkan.',
      en: 'There is no row that can be registered.',
    },
    'patient-import.too-large': {
      id: 'Berkas terlalu besar untuk diperiksa. Hapus baris kosong yang diberi format, atau bagi menjadi beberapa berkas.',
      en: 'The file is too large to be checked. Delete blank rows that are only formatted, or divide it into several.',
    },
    'patient-import.not-checked': {
      id: 'Berkas ini belum selesai diperiksa.',
      en: 'This file is not checked yet.',
    },
    'patient-import.started': { id: 'Impor ini sudah dimulai.', en: 'This import was started already.' },
    'patient-import.another-registers': {
      id: 'Impor lain sedang mendaftarkan pasien. Tunggu sampai selesai, lalu mulai yang ini.',
      en: 'Another import is registering patients. Wait until it has ended, then start this one.',
    },
    'patient-import.ended': { id: 'Impor ini sudah berakhir.', en: 'This import has ended.' },
    'patient-import.not-a-choice': {
      id: 'Pilih salah satu dari daftar.',
      en: 'Choose one of the list.',
    },
    'patient-import.not-a-date': {
      id: 'Tulis tanggal sebagai HH/BB/TTTT, misalnya 21/07/1956.',
      en: 'Write the date as DD/MM/YYYY, such as 21/07/1956.',
    },
    'patient-import.not-a-number': { id: 'Harus berupa angka.', en: 'This must be a number.' },
    'patient-import.formula': {
      id: 'Berisi rumus, bukan isinya. Tulis isinya.',
      en: 'This is a formula, not a value. Write the value.',
    },
    'patient-import.number-twice': {
      id: 'Nomor rekam medis ini sudah ada di baris {{row}}.',
      en: 'This record number stands in row {{row}} already.',
    },
  },
});
