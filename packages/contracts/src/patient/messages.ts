export const patientMessages = {
  'patient.nik-digits': { id: 'NIK harus 16 angka.', en: 'An ID card number (NIK) has 16 digits.' },
  'patient.nik-date': {
    id: 'Tanggal lahir di dalam NIK tidak mungkin. Periksa angka ke-7 sampai ke-12.',
    en: 'The birth date inside the NIK cannot be right. Check digits 7 to 12.',
  },
  'patient.kk-digits': { id: 'Nomor KK harus 16 angka.', en: 'A family card number has 16 digits.' },
  'patient.bpjs-digits': { id: 'Nomor BPJS harus 13 angka.', en: 'A BPJS number has 13 digits.' },
  'patient.passport-form': {
    id: 'Nomor paspor terdiri dari 5 sampai 15 huruf dan angka.',
    en: 'A passport number has 5 to 15 letters and digits.',
  },
  'patient.phone-form': {
    id: 'Nomor telepon diawali 08 atau 62 dan hanya berisi angka.',
    en: 'A phone number starts with 08 or 62 and has digits only.',
  },
  'patient.email-form': { id: 'Alamat email belum benar.', en: 'This is not an e-mail address.' },
  'patient.record-number-form': {
    id: 'No. RM hanya boleh berisi huruf, angka, titik, garis miring, dan strip; paling banyak 20 karakter.',
    en: 'A record number has letters, digits, dots, slashes and dashes only, 20 at most.',
  },
  'patient.region-code': { id: 'Kode wilayah tidak dikenal.', en: 'Unknown region code.' },
  'patient.rt-rw-digits': { id: 'RT/RW paling banyak 3 angka.', en: 'RT and RW have at most 3 digits.' },
  'patient.postal-code-digits': { id: 'Kode pos harus 5 angka.', en: 'A postal code has 5 digits.' },
  'patient.weight-range': { id: 'Berat badan harus 0,3 sampai 500 kg.', en: 'Weight must be 0.3 to 500 kg.' },
  'patient.height-range': { id: 'Tinggi badan harus 20 sampai 250 cm.', en: 'Height must be 20 to 250 cm.' },
  'patient.birth-date-future': {
    id: 'Tanggal lahir tidak boleh setelah hari ini.',
    en: 'The birth date cannot be after today.',
  },
  'patient.birth-date-too-old': {
    id: 'Tanggal lahir lebih dari 130 tahun yang lalu.',
    en: 'The birth date is more than 130 years ago.',
  },
  'patient.record-number-taken': {
    id: 'No. RM sudah dipakai pasien lain.',
    en: 'This record number belongs to another patient.',
  },
  'patient.record-number-missing': {
    id: 'No. RM belum diisi.',
    en: 'The record number is missing.',
  },
  'patient.possible-duplicate': {
    id: 'Mungkin pasien ini sudah terdaftar ({{count}} pasien serupa, antara lain No. RM {{recordNumber}}). Periksa dahulu sebelum melanjutkan.',
    en: 'This person may be registered already ({{count}} alike, among them record {{recordNumber}}). Check before going on.',
  },
  'patient.photo-kind': {
    id: 'Foto harus berupa berkas JPEG, PNG, atau WebP.',
    en: 'A photo must be a JPEG, PNG or WebP file.',
  },
  'patient.not-found': { id: 'Pasien tidak ditemukan.', en: 'Patient not found.' },
  'patient.not-active': {
    id: 'Data pasien ini sudah digabungkan atau dihapus.',
    en: 'This patient’s record was merged or erased.',
  },
  'patient.nothing-changed': { id: 'Tidak ada data yang berubah.', en: 'Nothing has changed.' },
  'patient.allergy-exists': { id: 'Alergi ini sudah tercatat.', en: 'This allergy is already recorded.' },
  'patient.same': { id: 'Pilih pasien yang lain.', en: 'Choose another patient.' },
  'patient.has-merged': {
    id: 'Data lain sudah digabungkan ke pasien ini. Gabungkan ke arah sebaliknya, atau batalkan penggabungan itu dahulu.',
    en: 'Other records were merged into this patient. Merge the other way round, or undo those merges first.',
  },
  'patient.not-merged': {
    id: 'Data ini tidak digabungkan ke pasien tersebut.',
    en: 'That record is not merged into this patient.',
  },
  'patient.visit-open': {
    id: 'Kunjungan tanggal {{date}} (nomor {{display}}) belum selesai. Selesaikan atau batalkan dahulu.',
    en: 'The visit on {{date}} (number {{display}}) is not finished. Finish or cancel it first.',
  },
  'patient.bill-open': {
    id: 'Tagihan {{transactionId}} belum selesai. Lunasi atau batalkan dahulu.',
    en: 'Bill {{transactionId}} is not settled. Settle or cancel it first.',
  },
  'patient.prescription-open': {
    id: 'Resep {{prescriptionId}} belum diserahkan. Serahkan atau batalkan dahulu.',
    en: 'Prescription {{prescriptionId}} was not handed over. Hand it over or cancel it first.',
  },
  'patient.retention-runs': {
    id: 'Rekam medis wajib disimpan sampai {{until}}: 25 tahun sejak kunjungan terakhir ({{lastVisit}}).',
    en: 'The record must be kept until {{until}}: 25 years after the last visit ({{lastVisit}}).',
  },
  'patient.allergy-not-found': { id: 'Alergi tidak ditemukan.', en: 'Allergy not found.' },
} as const;
