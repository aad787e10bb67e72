import { words } from '../kernel/words.js';

export const bookingWords = words('booking', {
  kinds: {
    booking: { id: 'Jadwal kunjungan', en: 'Visit’s schedule' },
  },
  events: {
    BookingMade: {
      id: 'Didaftarkan ke {{scheduleName}}, nomor {{display}}',
      en: 'Booked for {{scheduleName}}, number {{display}}',
      name: { id: 'Didaftarkan', en: 'Booked' },
    },
    PcareFilled: {
      id: 'Nomor Pcare {{number}} diisi',
      en: 'Pcare number {{number}} filled in',
      name: { id: 'Nomor PCare diisi', en: 'PCare number filled in' },
    },
    ScheduleMoved: {
      id: 'Dipindahkan ke {{scheduleName}}, nomor {{display}}',
      en: 'Moved to {{scheduleName}}, number {{display}}',
      name: { id: 'Dipindahkan ke jadwal lain', en: 'Moved to another schedule' },
    },
  },
  fields: {
    status: { id: 'Status', en: 'Status', codes: 'bookingStatus' },
    attendance: { id: 'Kehadiran', en: 'Attendance', codes: 'attendance' },
    display: { id: 'Nomor antrean', en: 'Queue number' },
    priority: { id: 'Prioritas', en: 'Priority', codes: 'priority' },
    source: { id: 'Sumber', en: 'Source', codes: 'source' },
    reference: { id: 'Rujukan atau surat kontrol', en: 'Referral or control letter' },
    kind: { id: 'Dasar kunjungan', en: 'Rests on', codes: 'visitReferenceKind' },
    pcareNumber: { id: 'Nomor PCare', en: 'PCare number' },
    present: { id: 'Hadir', en: 'Present' },
    isBpjs: { id: 'Peserta BPJS', en: 'BPJS member' },
    sharePercent: { id: 'Bagi hasil (%)', en: 'Share (%)' },
  },
  errors: {
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
    'booking.same-payer': { id: 'Penjamin tidak berubah.', en: 'The payer has not changed.' },
    'booking.insurer-missing': { id: 'Nama asuransi belum diisi.', en: 'The insurer’s name is missing.' },
    'booking.cancelled': { id: 'Kunjungan ini sudah dibatalkan.', en: 'This visit was cancelled.' },
    'booking.not-in-queue': { id: 'Pasien tidak lagi dalam antrean.', en: 'The patient is no longer in the queue.' },
  },
});
