import { words } from '../kernel/words.js';

export const surgeryErrorWords = words('surgery', {
  errors: {
    'surgery.not-found': { id: 'Permintaan operasi ini tidak ada.', en: 'There is no such operation.' },
    'surgery.not-offered': {
      id: 'Fasilitas ini tidak melayani operasi.',
      en: 'This facility offers no operations.',
    },
    'surgery.cancelled': { id: 'Permintaan operasi ini sudah dibatalkan.', en: 'This operation was cancelled.' },
    'surgery.refused': { id: 'Permintaan operasi ini sudah ditolak.', en: 'This operation was refused.' },
    'surgery.finished': { id: 'Operasi ini sudah selesai.', en: 'This operation is finished.' },
    'surgery.in-process': {
      id: 'Operasi ini sudah dimulai oleh {{by}}.',
      en: '{{by}} has started this operation already.',
    },
    'surgery.not-scheduled': { id: 'Operasi ini belum dijadwalkan.', en: 'This operation is not scheduled.' },
    'surgery.not-started': { id: 'Operasi ini belum dimulai.', en: 'This operation has not been started.' },
    'surgery.not-finished': { id: 'Operasi ini belum selesai.', en: 'This operation is not finished.' },
    'surgery.not-refused': { id: 'Permintaan operasi ini tidak ditolak.', en: 'This operation was not refused.' },
    'surgery.refused-to-another': {
      id: 'Penolakan ini untuk peminta operasinya.',
      en: 'This refusal is for whoever asked for the operation.',
    },
    'surgery.wanted-in-the-past': { id: 'Tanggal ini sudah lewat.', en: 'This day has passed.' },
    'surgery.operator-unknown': {
      id: 'Dokter ini tidak bertugas di fasilitas ini.',
      en: 'This doctor does not work in this facility.',
    },
    'surgery.member-unknown': {
      id: 'Petugas ini tidak bertugas di fasilitas ini.',
      en: 'This person does not work in this facility.',
    },
    'surgery.theatre-unavailable': {
      id: 'Kamar operasi ini tidak dipakai lagi atau tidak ada.',
      en: 'This theatre is not in use, or not there.',
    },
    'surgery.slot-order': {
      id: 'Jam selesai harus sesudah jam mulai.',
      en: 'It must end after it begins.',
    },
    'surgery.slot-too-long': {
      id: 'Satu operasi paling lama 24 jam.',
      en: 'An operation takes 24 hours at most.',
    },
    'surgery.slot-past': { id: 'Waktu ini sudah lewat.', en: 'This time has passed.' },
    'surgery.operator-needed': { id: 'Tim harus punya operator.', en: 'The team needs an operator.' },
    'surgery.team-twice': {
      id: 'Seorang petugas tercatat dua kali pada peran yang sama.',
      en: 'Somebody has the same role twice.',
    },
    'surgery.theatre-taken': {
      id: 'Kamar operasi sudah dipakai pukul {{from}}–{{until}} (jeda {{turnaround}} menit).',
      en: 'The theatre is taken from {{from}} until {{until}} ({{turnaround}} minutes between).',
    },
    'surgery.team-busy': {
      id: 'Pada waktu itu {{names}} berada di operasi lain.',
      en: '{{names}} is in another operation at that time.',
    },
    'surgery.sign-in-missing': { id: 'Sign In belum dicatat.', en: 'The Sign In is not recorded.' },
    'surgery.identity-unconfirmed': {
      id: 'Identitas pasien belum dipastikan pada Sign In.',
      en: 'The Sign In does not confirm the patient’s identity.',
    },
    'surgery.consent-missing': {
      id: 'Persetujuan operasi dan anestesi belum ada pada Sign In.',
      en: 'The Sign In has no consent to operation and anaesthesia.',
    },
    'surgery.site-unmarked': {
      id: 'Lokasi operasi belum ditandai pada Sign In.',
      en: 'The Sign In says that the site is not marked.',
    },
    'surgery.time-out-missing': { id: 'Time Out belum dicatat.', en: 'The Time Out is not recorded.' },
    'surgery.sign-out-missing': { id: 'Sign Out belum dicatat.', en: 'The Sign Out is not recorded.' },
    'surgery.incision-made': {
      id: 'Insisi sudah dicatat, sehingga mulainya operasi tidak dapat ditarik kembali.',
      en: 'The incision is recorded, so that the start cannot be undone.',
    },
    'surgery.time-future': { id: 'Waktu ini belum tiba.', en: 'This time has not come.' },
    'surgery.times-order': {
      id: 'Waktu ini harus sesudah waktu sebelumnya.',
      en: 'This time must be after the one before.',
    },
    'surgery.report-missing': {
      id: 'Laporan operasi ini belum ditandatangani.',
      en: 'The report of this operation is not signed.',
    },
    'surgery.recovery-not-scored': { id: 'Skor pemulihan belum dinilai.', en: 'The recovery is not scored.' },
    'surgery.recovery-below-limit': {
      id: 'Skor pemulihan {{total}} masih di bawah {{limit}}.',
      en: 'The recovery score {{total}} is still below {{limit}}.',
    },
    'surgery.performer-not-in-team': {
      id: 'Pelaksana ini bukan anggota tim operasi.',
      en: 'This performer is not of the operation’s team.',
    },
  },
});
