import { words } from '../kernel/words.js';

export const medicationErrorWords = words('medication', {
  errors: {
    'medication.not-found': { id: 'Obat ini belum mulai diberikan.', en: 'This medicine was not started.' },
    'medication.stopped': { id: 'Obat ini sudah dihentikan.', en: 'This medicine was stopped.' },
    'medication.not-as-needed': {
      id: 'Hanya efek obat bila perlu yang dinilai.',
      en: 'The effect is recorded of doses as needed alone.',
    },
    'medication.expired': {
      id: 'Obat ini sudah berhenti otomatis. Dokter perlu memperpanjang atau meresepkannya lagi.',
      en: 'This medicine has stopped by itself. A doctor has to prolong it or prescribe it again.',
    },
    'medication.has-no-end': {
      id: 'Obat ini tidak berhenti dengan sendirinya.',
      en: 'This medicine does not stop by itself.',
    },
    'medication.allergy': {
      id: 'Alergi {{substance}} dicatat setelah obat ini diresepkan. Dokter perlu memutuskan dahulu.',
      en: 'An allergy to {{substance}} was recorded since this was prescribed. A doctor decides first.',
    },
    'medication.no-allergy': {
      id: 'Tidak ada alergi yang menunggu putusan untuk obat ini.',
      en: 'No allergy waits for a decision about this medicine.',
    },
    'medication.schedule-prescriber': {
      id: 'Obat ini diberikan bila perlu atau sekali saja; hanya dokter yang dapat menjadwalkannya.',
      en: 'This medicine is given as needed or once; only a doctor gives it times.',
    },
    'medication.dose-prescriber': {
      id: 'Dosis hanya dapat diubah oleh dokter.',
      en: 'Only a doctor changes the dose.',
    },
    'medication.times-prescriber': {
      id: 'Obat ini diberikan {{planned}} kali sehari; hanya dokter yang dapat mengubahnya.',
      en: 'This medicine is given {{planned}} times a day; only a doctor changes that.',
    },
    'medication.on-hold': { id: 'Obat ini sedang ditunda.', en: 'This medicine is on hold.' },
    'medication.not-held': { id: 'Obat ini tidak sedang ditunda.', en: 'This medicine is not on hold.' },
    'medication.for-home': {
      id: 'Obat pulang tidak diberikan di bangsal.',
      en: 'What she takes home is not given in the ward.',
    },
    'medication.dose-written': {
      id: 'Dosis ini sudah dicatat orang lain.',
      en: 'Somebody has recorded this dose already.',
    },
    'medication.not-planned': {
      id: 'Tidak ada jadwal pada waktu ini.',
      en: 'Nothing is planned at this time.',
    },
    'medication.too-early': {
      id: 'Belum waktunya: paling cepat satu jam sebelum jadwal.',
      en: 'Too early: an hour before its time at most.',
    },
    'medication.given-when': {
      id: 'Waktu pemberian harus setelah obat dimulai dan tidak di masa depan.',
      en: 'It was given after it was started, and not in the future.',
    },
    'medication.slot-needed': {
      id: 'Obat ini diberikan menurut jadwal. Pilih jadwalnya.',
      en: 'This medicine is given at its times. Choose one.',
    },
    'medication.too-soon': {
      id: 'Belum {{hours}} jam sejak pemberian terakhir.',
      en: 'It is not {{hours}} hours since it was last given.',
    },
    'medication.enough-today': {
      id: 'Sudah {{most}} kali hari ini, batas seharinya.',
      en: 'It was given {{most}} times today, the most for a day.',
    },
    'medication.not-supplied': {
      id: 'Obat pasien di bangsal tinggal {{left}} {{unit}}.',
      en: '{{left}} {{unit}} of hers are left on the ward.',
    },
    'medication.check-needed': {
      id: 'Obat ini perlu diperiksa ulang orang kedua sebelum diberikan.',
      en: 'A second person has to check this before it is given.',
    },
    'medication.check-not-needed': {
      id: 'Obat ini tidak perlu diperiksa ulang.',
      en: 'This medicine needs no double check.',
    },
    'medication.same-person': {
      id: 'Pemeriksa ulang dan pemberi obat harus dua orang berbeda.',
      en: 'Who checks it and who gives it are two persons.',
    },
    'medication.check-other-dose': {
      id: 'Yang diperiksa ulang adalah {{quantity}}.',
      en: '{{quantity}} is what was checked.',
    },
    'medication.manual-reason': {
      id: 'Tulis alasan mengapa gelang atau obat tidak dipindai.',
      en: 'Say why wristband or medicine was not scanned.',
    },
    'medication.other-patient': {
      id: 'Gelang ini milik pasien lain.',
      en: 'This wristband is another patient’s.',
    },
    'medication.other-medicine': {
      id: 'Etiket ini bukan untuk obat ini.',
      en: 'This label is not of this medicine.',
    },
    'medication.no-such-dose': { id: 'Catatan dosis ini tidak ada.', en: 'There is no record of such a dose.' },
    'medication.not-infusion': { id: 'Obat ini bukan infus.', en: 'This medicine is no infusion.' },
    'medication.running': { id: 'Infus ini sudah berjalan.', en: 'This infusion runs already.' },
    'medication.not-running': { id: 'Infus ini tidak sedang berjalan.', en: 'This infusion does not run.' },
    'medication.compounded': {
      id: 'Obat racikan tidak diterima kembali.',
      en: 'A compounded medicine is not taken back.',
    },
  },
});
