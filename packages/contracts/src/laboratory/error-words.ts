import { words } from '../kernel/words.js';

export const laboratoryErrorWords = words('laboratory', {
  errors: {
    'laboratory.not-found': { id: 'Permintaan laboratorium tidak ditemukan.', en: 'Laboratory order not found.' },
    'laboratory.cancelled': { id: 'Permintaan ini sudah dibatalkan.', en: 'This order was cancelled.' },
    'laboratory.refused': {
      id: 'Permintaan ini sudah ditolak laboratorium.',
      en: 'The laboratory has refused this order.',
    },
    'laboratory.done': { id: 'Semua hasilnya sudah divalidasi.', en: 'All of its results are validated.' },
    'laboratory.already-begun': {
      id: 'Sampel sudah diambil, permintaan tidak dapat dibatalkan lagi.',
      en: 'A sample was taken; the order can no longer be cancelled.',
    },
    'laboratory.repeated': {
      id: '{{names}} sudah diminta dalam {{hours}} jam terakhir. Tetap minta?',
      en: '{{names}} was ordered within the last {{hours}} hours. Order it all the same?',
    },
    'laboratory.on-whose-behalf': {
      id: 'Pilih dokter yang meminta pemeriksaan ini.',
      en: 'Choose the doctor for whom this is ordered.',
    },
    'laboratory.doctor-unknown': {
      id: 'Dokter ini tidak bekerja di fasyankes ini.',
      en: 'This doctor does not work at this facility.',
    },
    'laboratory.collector-unknown': {
      id: 'Petugas ini tidak bekerja di fasyankes ini.',
      en: 'This employee does not work at this facility.',
    },
    'laboratory.not-on-your-behalf': {
      id: 'Permintaan ini bukan atas nama Anda.',
      en: 'This was not ordered on your behalf.',
    },
    'laboratory.already-acknowledged': {
      id: 'Permintaan ini sudah Anda setujui.',
      en: 'You have acknowledged this order already.',
    },
    'laboratory.letter-of-another': {
      id: 'Surat pengantar ini bukan dokumen pasien ini, atau sudah dihapus.',
      en: 'This letter is no document of this patient, or was removed.',
    },
    'laboratory.continues-another': {
      id: 'Permintaan yang dilanjutkan bukan dari kunjungan lain pasien ini.',
      en: 'What is continued is not of another visit of this patient.',
    },
    'laboratory.continues-begun': {
      id: 'Sampelnya sudah diambil: hasilnya menyusul dari kunjungan sebelumnya.',
      en: 'Its sample was taken: the result will come from the visit before.',
    },
    'laboratory.item-unavailable': {
      id: 'Pemeriksaan ini tidak tersedia lagi.',
      en: 'This examination is not available any more.',
    },
    'laboratory.not-a-culture': { id: '{{name}} bukan kultur.', en: '{{name}} is no culture.' },
    'laboratory.culture-missing': {
      id: 'Isi pertumbuhan kultur {{name}}.',
      en: 'Fill in what grew in the culture {{name}}.',
    },
    'laboratory.isolates-differ': {
      id: 'Ada pertumbuhan berarti ada organisme; tanpa pertumbuhan tidak ada.',
      en: 'Growth has an organism, and no growth has none.',
    },
    'laboratory.antibiotic-twice': {
      id: 'Antibiotik ditulis dua kali untuk {{organism}}.',
      en: 'An antibiotic is written twice for {{organism}}.',
    },
    'laboratory.not-offered': {
      id: 'Fasyankes ini tidak punya laboratorium.',
      en: 'This facility has no laboratory.',
    },
    'laboratory.verified-by-oneself': {
      id: '{{name}} diverifikasi oleh Anda sendiri; validasi harus oleh orang lain.',
      en: 'You have verified {{name}} yourself; another has to validate it.',
    },
    'laboratory.panel-empty': {
      id: 'Panel {{name}} belum ada isinya.',
      en: 'Nothing is in the panel {{name}} yet.',
    },
    'laboratory.no-specimen': {
      id: 'Spesimen untuk {{name}} belum ditetapkan di konfigurasi.',
      en: 'The specimen for {{name}} is not set in the configuration.',
    },
    'laboratory.too-many-tests': {
      id: 'Paling banyak {{most}} parameter dalam satu permintaan.',
      en: 'At most {{most}} parameters in one order.',
    },
    'laboratory.not-pregnant': {
      id: 'Kehamilan hanya untuk pasien perempuan.',
      en: 'Pregnancy is of women only.',
    },
    'laboratory.specimen-not-ordered': {
      id: 'Spesimen ini tidak ada dalam permintaan.',
      en: 'This specimen is not part of the order.',
    },
    'laboratory.already-collected': {
      id: 'Sampel ini sudah diambil oleh {{by}}.',
      en: 'This sample was taken already by {{by}}.',
    },
    'laboratory.specimen-unknown': {
      id: 'Tidak ada sampel nomor {{number}} dalam permintaan ini.',
      en: 'There is no sample number {{number}} in this order.',
    },
    'laboratory.already-received': {
      id: 'Sampel ini sudah diterima oleh {{by}}.',
      en: 'This sample was received already by {{by}}.',
    },
    'laboratory.rejection-unexplained': {
      id: 'Tuliskan alasan penolakannya.',
      en: 'Say why it is rejected.',
    },
    'laboratory.specimen-has-results': {
      id: 'Hasil {{name}} dari sampel ini sudah divalidasi.',
      en: 'The result {{name}} of this sample is validated already.',
    },
    'laboratory.specimen-not-received': {
      id: 'Sampel untuk {{name}} belum diterima laboratorium.',
      en: 'The laboratory has not received the sample for {{name}}.',
    },
    'laboratory.already-sent': { id: '{{name}} sudah dikirim ke lab rujukan.', en: '{{name}} was sent out already.' },
    'laboratory.has-result': { id: '{{name}} sudah ada hasilnya.', en: '{{name}} has a result already.' },
    'laboratory.test-not-ordered': {
      id: 'Parameter ini tidak ada dalam permintaan.',
      en: 'This parameter is not part of the order.',
    },
    'laboratory.result-missing': { id: 'Hasil {{name}} belum diisi.', en: 'The result {{name}} is missing.' },
    'laboratory.result-invalid': {
      id: 'Hasil {{name}} di luar batas yang mungkin. Periksa lalu isi ulang.',
      en: 'The result {{name}} is beyond what is possible. Check it and enter it again.',
    },
    'laboratory.not-a-number': { id: '{{name}} harus berupa angka.', en: '{{name}} must be a number.' },
    'laboratory.not-a-choice': {
      id: '{{name}} harus salah satu pilihan yang tersedia.',
      en: '{{name}} must be one of the choices.',
    },
    'laboratory.already-verified': {
      id: 'Hasil ini sudah diverifikasi oleh {{by}}.',
      en: 'This result was verified already by {{by}}.',
    },
    'laboratory.not-verified': {
      id: 'Hasil {{name}} belum diverifikasi teknis.',
      en: 'The result {{name}} is not verified technically.',
    },
    'laboratory.already-validated': {
      id: 'Hasil ini sudah divalidasi {{by}}.',
      en: 'This result was validated already {{by}}.',
    },
    'laboratory.not-validated': {
      id: 'Hasil {{name}} belum divalidasi: cukup diisi ulang.',
      en: 'The result {{name}} is not validated: just enter it again.',
    },
    'laboratory.not-critical': {
      id: 'Hasil {{name}} tidak kritis atau belum diverifikasi.',
      en: 'The result {{name}} is not critical or not verified yet.',
    },
    'laboratory.already-communicated': {
      id: 'Nilai kritis {{name}} sudah dilaporkan.',
      en: 'The critical value {{name}} was communicated already.',
    },
    'laboratory.not-read-back': {
      id: 'Nilai harus dibaca ulang oleh penerima.',
      en: 'Whoever takes the call must read the value back.',
    },
    'laboratory.quality-held': {
      id: 'Validasi {{name}} ditahan kendali mutu: aturan {{rules}} dilanggar.',
      en: 'Validation of {{name}} is held by quality control: rule {{rules}} is broken.',
    },
    'laboratory.control-of-another': {
      id: 'Bahan kontrol ini bukan untuk parameter ini.',
      en: 'This control is not of this parameter.',
    },
    'laboratory.control-expired': {
      id: 'Bahan kontrol ini sudah kedaluwarsa.',
      en: 'This control material has expired.',
    },
    'laboratory.control-not-found': {
      id: 'Hasil kontrol tidak ditemukan atau sudah dibatalkan.',
      en: 'Control result not found, or voided already.',
    },
    'laboratory.not-held': {
      id: 'Validasi tidak sedang ditahan.',
      en: 'Validation is not being held.',
    },
    'laboratory.limits-not-rising': {
      id: 'Batas harus berurutan dari yang terkecil: mungkin, kritis, rujukan.',
      en: 'The limits must rise in their order: valid, critical, reference.',
    },
    'laboratory.age-reversed': {
      id: 'Umur sampai harus lebih besar daripada umur mulai.',
      en: 'The age must end after it begins.',
    },
    'laboratory.ranges-overlap': {
      id: 'Rentang umur tumpang tindih: mulai {{from}} sebelum {{to}}.',
      en: 'Ages overlap: one begins at {{from}}, before {{to}}.',
    },
    'laboratory.ranges-hole': {
      id: 'Ada celah umur tanpa nilai rujukan: {{from}} sampai {{to}} ({{sex}}).',
      en: 'No range for the ages from {{from}} to {{to}} ({{sex}}).',
    },
  },
});
