import { words } from './words.js';

/** Errors that any call may answer, in any module, and errors of a field's shape. */
export const kernelErrorWords = words('kernel', {
  errors: {
    'system.failure': {
      id: 'Terjadi kesalahan sistem. Silakan coba kembali atau muat ulang.',
      en: 'A system error occurred. Please try again or reload.',
    },
    'system.not-found': { id: 'Data tidak ditemukan.', en: 'There is no such record.' },
    'system.overloaded': {
      id: 'Layanan sedang sibuk. Coba kembali sebentar lagi.',
      en: 'The service is busy. Please try again in a moment.',
    },
    'system.unavailable': {
      id: 'Layanan sedang tidak tersedia. Coba kembali sebentar lagi.',
      en: 'The service is unavailable. Please try again in a moment.',
    },
    'system.unreadable-event': {
      id: 'Catatan lama data ini rusak, sehingga tidak dapat diubah. Hubungi operator.',
      en: 'An earlier entry of this record is damaged, so it cannot be changed. Ask the operator.',
    },
    'system.too-many-requests': {
      id: 'Terlalu banyak permintaan. Coba kembali dalam {{seconds}} detik.',
      en: 'Too many requests. Please try again in {{seconds}} seconds.',
    },
    'system.wrong-revision': {
      id: 'Data ini baru saja diubah orang lain. Periksa kembali sebelum menyimpan.',
      en: 'Someone else has just changed this. Look again before saving.',
    },
    'person.erased': {
      id: 'Data orang ini sudah dihapus. Tidak ada lagi yang dapat dicatat atas namanya.',
      en: 'This person’s record was erased. Nothing more can be written about this person.',
    },
    'command.unknown': { id: 'Tindakan ini tidak dikenali.', en: 'There is no such action.' },
    'command.key-required': {
      id: 'Permintaan tidak lengkap. Muat ulang halaman, lalu coba kembali.',
      en: 'The request was incomplete. Reload the page and try again.',
    },
    'command.key-reused': {
      id: 'Permintaan ini sudah pernah dikirim dengan isi yang lain. Muat ulang halaman, lalu coba kembali.',
      en: 'This request was sent before with other content. Reload the page and try again.',
    },
    'draft.too-many': {
      id: 'Ada {{most}} draf yang belum selesai. Selesaikan atau hapus dahulu sebagian.',
      en: 'There are {{most}} drafts under way. Finish or remove some first.',
    },
    'file.kind': {
      id: 'Gambar harus berupa berkas JPEG, PNG, atau WebP.',
      en: 'A picture must be a JPEG, PNG or WebP file.',
    },
    'file.too-large': {
      id: 'Gambar terlalu besar: paling banyak {{kilobytes}} KB.',
      en: 'The picture is too large: at most {{kilobytes}} KB.',
    },
    'file.too-wide': {
      id: 'Gambar terlalu besar: sisi terpanjangnya paling banyak {{most}} piksel.',
      en: 'The picture is too large: its longer side may have {{most}} pixels at most.',
    },
    'file.document-kind': {
      id: 'Berkas harus berupa PDF atau gambar JPEG, PNG, atau WebP.',
      en: 'A file must be a PDF or a JPEG, PNG or WebP picture.',
    },
    'file.too-long': {
      id: 'Berkas terlalu besar: paling banyak {{megabytes}} MB.',
      en: 'The file is too large: at most {{megabytes}} MB.',
    },
    'file.too-many': {
      id: 'Terlalu banyak berkas dikirim. Coba kembali nanti.',
      en: 'Too many files were sent. Please try again later.',
    },
    'command.contention': {
      id: 'Data ini sedang ramai diubah. Coba kembali sebentar lagi.',
      en: 'Many are changing this at once. Please try again in a moment.',
    },
    'command.past-arriving': {
      id: 'Riwayat fasyankes ini masih dimuat ({{percent}} %). Coba kembali sebentar lagi.',
      en: 'This facility’s history is still being brought in ({{percent}} %). Please try again in a moment.',
    },
    'command.too-large': {
      id: 'Terlalu banyak sekaligus. Kerjakan dalam beberapa bagian.',
      en: 'This is too much at once. Do it in several parts.',
    },
    'command.bad-revision': {
      id: 'Permintaan tidak lengkap. Muat ulang halaman, lalu coba kembali.',
      en: 'The request was incomplete. Reload the page and try again.',
    },
    'command.stale': {
      id: 'Data ini baru saja diubah orang lain. Periksa kembali sebelum menyimpan.',
      en: 'Someone else has just changed this. Look again before saving.',
    },
    'live.too-many-sockets': {
      id: 'Terlalu banyak layar yang terbuka. Tutup yang tidak dipakai, lalu coba kembali.',
      en: 'Too many screens are open. Close those that are not needed and try again.',
    },
    'live.too-many-topics': {
      id: 'Layar ini memantau terlalu banyak daftar. Tutup yang tidak dipakai.',
      en: 'This screen watches too many lists. Close those that are not needed.',
    },
    'shape.invalid': { id: 'Ada isian yang belum benar.', en: 'Some fields need attention.' },
    'shape.unreadable': { id: 'Permintaan tidak dapat dibaca.', en: 'The request cannot be read.' },
    'shape.too-large': { id: 'Data yang dikirim terlalu besar.', en: 'What was sent is too large.' },
    'shape.required': { id: 'Harus diisi.', en: 'This must be filled in.' },
    'shape.wrong-type': { id: 'Isian tidak sesuai jenisnya.', en: 'This is not the right kind of value.' },
    'shape.not-whole': { id: 'Isi bilangan bulat, tanpa koma.', en: 'This must be a whole number.' },
    'shape.wrong-format': { id: 'Format isian tidak sesuai.', en: 'The format is not right.' },
    'shape.too-short': { id: 'Minimal {{minimum}} karakter.', en: 'At least {{minimum}} characters.' },
    'shape.too-long': { id: 'Maksimal {{maximum}} karakter.', en: 'At most {{maximum}} characters.' },
    'shape.too-few': { id: 'Pilih minimal {{minimum}}.', en: 'Choose at least {{minimum}}.' },
    'shape.too-many': { id: 'Maksimal {{maximum}} data.', en: 'At most {{maximum}} entries.' },
    'shape.too-small': { id: 'Nilai minimal {{minimum}}.', en: 'At least {{minimum}}.' },
    // `shape.too-small` with the parameter `exclusive`: the minimum itself is not allowed.
    'shape.too-small-exclusive': { id: 'Harus lebih dari {{minimum}}.', en: 'Must be more than {{minimum}}.' },
    'shape.too-big': { id: 'Nilai maksimal {{maximum}}.', en: 'At most {{maximum}}.' },
    'shape.not-a-choice': { id: 'Pilihan tidak tersedia.', en: 'This is not one of the choices.' },
    'shape.unbounded': {
      id: 'Sebutkan juga sejak tanggal berapa.',
      en: 'Also say from which day on.',
    },
    'shape.unknown-field': { id: 'Isian ini tidak dikenali.', en: 'This field is not known.' },
    'shape.invisible': {
      id: 'Ada karakter yang tidak terlihat. Ketik ulang isian ini.',
      en: 'There are characters that cannot be seen. Type this again.',
    },
    'shape.wrong': { id: 'Isian ini belum benar.', en: 'This field is not right.' },
  },
});
