import { words } from '../kernel/words.js';

export const scheduleWords = words('schedule', {
  kinds: {
    schedule: { id: 'Jadwal', en: 'Schedules' },
  },
  events: {
    ScheduleOpened: { id: 'Jadwal dibuka', en: 'Schedule opened' },
    ScheduleChanged: { id: 'Jadwal diubah', en: 'Schedule changed', change: 'price' },
    ScheduleClosed: { id: 'Jadwal ditutup', en: 'Schedule closed' },
  },
  fields: {
    days: { id: 'Hari', en: 'Days' },
    startTime: { id: 'Mulai', en: 'Starts' },
    endTime: { id: 'Selesai', en: 'Ends' },
    prefix: { id: 'Awalan', en: 'Prefix' },
    consultationMinutes: { id: 'Lama konsultasi (menit)', en: 'Consultation minutes' },
    bpjsName: { id: 'Nama pada BPJS', en: 'Name at BPJS' },
    quota: { id: 'Kuota', en: 'Quota' },
    sharePercent: { id: 'Bagi hasil (%)', en: 'Share (%)' },
  },
});
