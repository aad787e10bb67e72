export const scheduleMessages = {
  'schedule.no-days': { id: 'Pilih paling sedikit satu hari.', en: 'Choose at least one day.' },
  'schedule.prefix-form': {
    id: 'Awalan nomor antrean adalah satu huruf, boleh diikuti huruf atau angka (A, B, A1).',
    en: 'The number’s prefix is a letter, with up to two letters or digits (A, B, A1).',
  },
  'schedule.ends-before-start': {
    id: 'Jam selesai harus setelah jam mulai.',
    en: 'The end must be after the start.',
  },
  'schedule.closed': { id: 'Jadwal ini sudah ditutup.', en: 'This schedule is closed.' },
  'schedule.not-found': { id: 'Jadwal tidak ditemukan.', en: 'Schedule not found.' },
  'schedule.room-not-found': { id: 'Ruang tidak ditemukan.', en: 'Room not found.' },
} as const;
