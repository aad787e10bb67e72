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
    pcareNumber: { id: 'Nomor PCare', en: 'PCare number' },
    present: { id: 'Hadir', en: 'Present' },
    isBpjs: { id: 'Peserta BPJS', en: 'BPJS member' },
    sharePercent: { id: 'Bagi hasil (%)', en: 'Share (%)' },
  },
});
