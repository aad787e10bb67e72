export const bookingMessages = {
  'booking.pcare-number-form': {
    id: 'Nomor urut Pcare hanya berisi huruf, angka, dan strip; paling banyak 20 karakter.',
    en: 'A PCare number has letters, digits and dashes only, 20 at most.',
  },
  'booking.attendance-unconfirmed': {
    id: 'Konfirmasi kehadiran terlebih dahulu',
    en: 'Confirm attendance first',
  },
  'booking.pcare-unfilled': { id: 'Pcare belum terisi', en: 'PCare is not filled in' },
  'booking.pcare-not-needed': {
    id: 'Pcare hanya diisi untuk pasien BPJS Kesehatan.',
    en: 'PCare is filled in for BPJS Kesehatan patients only.',
  },
  'booking.same-payer': { id: 'Cara bayar tidak berubah.', en: 'The payer has not changed.' },
  'booking.insurer-missing': { id: 'Nama asuransi belum diisi.', en: 'The insurer’s name is missing.' },
  'booking.cancelled': { id: 'Kunjungan ini sudah dibatalkan.', en: 'This visit was cancelled.' },
  'booking.not-in-queue': { id: 'Pasien tidak lagi dalam antrean.', en: 'The patient is no longer in the queue.' },
} as const;
