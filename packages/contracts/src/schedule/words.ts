import { words } from '../kernel/words.js';

export const scheduleWords = words('schedule', {
  places: {
    'settings.outpatient.schedule': { id: 'Jadwal', en: 'Schedules' },
  },
  kinds: {
    schedule: { id: 'Jadwal', en: 'Schedules' },
    timetable: { id: 'Jam praktik', en: 'Timetable' },
    holiday: { id: 'Hari libur', en: 'Holidays' },
  },
  events: {
    HoursTaken: { id: 'Jam praktik dicatat', en: 'Hours taken', quiet: true },
    HoursReleased: { id: 'Jam praktik dilepas', en: 'Hours released', quiet: true },
    DoctorLeaveRecorded: { id: 'Cuti dokter dicatat', en: 'Doctor’s leave recorded' },
    DoctorLeaveWithdrawn: {
      id: 'Cuti dokter dibatalkan',
      en: 'Doctor’s leave withdrawn',
      undoes: true,
      change: 'cancel',
    },
    ScheduleOpened: { id: 'Jadwal dibuka', en: 'Schedule opened' },
    ScheduleChanged: { id: 'Jadwal diubah', en: 'Schedule changed', change: 'price' },
    SchedulePriceSet: {
      id: 'Harga jadwal {{price}} berlaku sejak {{effectiveFrom}}',
      en: 'The schedule’s price {{price}} from {{effectiveFrom}}',
      name: { id: 'Harga jadwal ditetapkan', en: 'Schedule’s price set' },
      change: 'price',
    },
    SchedulePriceWithdrawn: {
      id: 'Harga jadwal sejak {{effectiveFrom}} ditarik',
      en: 'The schedule’s price from {{effectiveFrom}} withdrawn',
      name: { id: 'Harga jadwal ditarik', en: 'Schedule’s price withdrawn' },
      undoes: true,
      change: 'price',
    },
    ScheduleReopened: { id: 'Jadwal dibuka kembali', en: 'Schedule reopened', undoes: true },
    ScheduleClosed: { id: 'Jadwal ditutup', en: 'Schedule closed' },
  },
  fields: {
    hours: { id: 'Jam praktik', en: 'Hours' },
    leaves: { id: 'Cuti', en: 'Leave' },
    leaveId: { id: 'Cuti', en: 'Leave' },
    from: { id: 'Dari', en: 'From' },
    until: { id: 'Sampai', en: 'Until' },
    date: { id: 'Tanggal', en: 'Date' },
    days: { id: 'Hari', en: 'Days' },
    startTime: { id: 'Mulai', en: 'Starts' },
    endTime: { id: 'Selesai', en: 'Ends' },
    prefix: { id: 'Awalan', en: 'Prefix' },
    consultationMinutes: { id: 'Lama konsultasi (menit)', en: 'Consultation minutes' },
    bpjsName: { id: 'Nama pada BPJS', en: 'Name at BPJS' },
    quota: { id: 'Kuota', en: 'Quota' },
    sharePercent: { id: 'Bagi hasil (%)', en: 'Share (%)' },
  },
  errors: {
    'schedule.no-days': { id: 'Pilih paling sedikit satu hari.', en: 'Choose at least one day.' },
    'schedule.prefix-form': {
      id: 'Awalan nomor antrean adalah satu huruf, boleh diikuti huruf atau angka (A, B, A1).',
      en: 'The number’s prefix is a letter, with up to two letters or digits (A, B, A1).',
    },
    'schedule.ends-before-start': {
      id: 'Jam selesai harus setelah jam mulai.',
      en: 'The end must be after the start.',
    },
    'schedule.duration-required': {
      id: 'Isi lama konsultasi: slot dan perkiraan waktu dihitung darinya.',
      en: 'Fill in the consultation minutes: slots and estimates come from them.',
    },
    'schedule.too-short': {
      id: 'Jam praktik tidak cukup untuk satu konsultasi.',
      en: 'The hours are too short for a single consultation.',
    },
    'schedule.doctor-busy': {
      id: '{{doctor}} sudah praktik pada jam itu: {{schedule}}, {{hours}}.',
      en: '{{doctor}} already works at that time: {{schedule}}, {{hours}}.',
    },
    'schedule.room-busy': {
      id: '{{room}} sudah dipakai pada jam itu: {{schedule}}, {{hours}}.',
      en: '{{room}} is already used at that time: {{schedule}}, {{hours}}.',
    },
    'schedule.holiday': {
      id: 'Hari libur: {{name}}. Pilih tanggal lain.',
      en: 'A holiday: {{name}}. Choose another day.',
    },
    'schedule.doctor-on-leave': {
      id: '{{doctor}} cuti sampai {{until}}. Pilih tanggal atau jadwal lain.',
      en: '{{doctor}} is away until {{until}}. Choose another day or schedule.',
    },
    'schedule.leave-reversed': {
      id: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
      en: 'The last day cannot be before the first.',
    },
    'schedule.leave-overlaps': {
      id: '{{doctor}} sudah tercatat cuti pada {{from}} sampai {{until}}.',
      en: '{{doctor}} is already away from {{from}} until {{until}}.',
    },
    'schedule.leave-not-found': { id: 'Cuti ini sudah dibatalkan.', en: 'This leave was withdrawn already.' },
    'schedule.closed': { id: 'Jadwal ini sudah ditutup.', en: 'This schedule is closed.' },
    'schedule.open': { id: 'Jadwal ini sudah dibuka.', en: 'This schedule is open already.' },
    'schedule.not-found': { id: 'Jadwal tidak ditemukan.', en: 'Schedule not found.' },
    'schedule.doctor-not-found': {
      id: 'Dokter itu tidak bekerja di fasyankes ini.',
      en: 'That doctor does not work in this facility.',
    },
    'schedule.room-not-found': { id: 'Ruang tidak ditemukan.', en: 'Room not found.' },
  },
});
