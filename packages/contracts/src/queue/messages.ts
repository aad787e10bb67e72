export const queueMessages = {
  'queue.date-past': { id: 'Tanggal kunjungan sudah lewat.', en: 'The visit’s date has passed.' },
  'queue.not-that-weekday': {
    id: 'Jadwal {{schedule}} tidak buka pada hari itu.',
    en: 'The schedule {{schedule}} is not open on that day.',
  },
  'queue.quota-full': {
    id: 'Kuota {{quota}} pasien untuk hari itu sudah penuh.',
    en: 'The quota of {{quota}} patients for that day is full.',
  },
  'queue.already-booked': {
    id: 'Pasien ini sudah punya nomor {{number}} pada jadwal dan hari yang sama.',
    en: 'This patient already has number {{number}} for that schedule and day.',
  },
  'queue.bpjs-inactive': {
    id: 'Faskes ini belum melayani BPJS Kesehatan.',
    en: 'This facility does not serve BPJS Kesehatan.',
  },
  'queue.not-found': { id: 'Nomor antrean tidak ditemukan.', en: 'Queue number not found.' },
  'queue.not-today': { id: 'Kunjungan ini bukan untuk hari ini.', en: 'This visit is not for today.' },
  'queue.attendance-confirmed': { id: 'Kehadiran sudah dikonfirmasi.', en: 'Attendance is already confirmed.' },
  'queue.already-called': {
    id: 'Nomor {{number}} sudah dipanggil. Pakai Panggil Ulang.',
    en: 'Number {{number}} was already called. Use call again.',
  },
  'queue.counter-busy': {
    id: '{{room}} masih memanggil nomor {{number}}. Mulai atau lewati dahulu.',
    en: '{{room}} is still calling number {{number}}. Start or skip it first.',
  },
  'queue.called-three-times': {
    id: 'Nomor {{number}} sudah dipanggil tiga kali. Lewati dahulu.',
    en: 'Number {{number}} was called three times. Skip it first.',
  },
  'queue.not-called': { id: 'Nomor {{number}} belum dipanggil.', en: 'Number {{number}} has not been called.' },
  'queue.nobody-waiting': {
    id: 'Tidak ada pasien hadir yang menunggu.',
    en: 'No patient who is present is waiting.',
  },
  'queue.being-served': {
    id: 'Nomor {{number}} sedang atau sudah diperiksa.',
    en: 'Number {{number}} is being examined or was examined.',
  },
  'queue.not-served': { id: 'Nomor {{number}} belum mulai diperiksa.', en: 'Number {{number}} is not being examined.' },
  'queue.cancelled': { id: 'Nomor {{number}} sudah dibatalkan.', en: 'Number {{number}} was cancelled.' },
  'queue.absent': { id: 'Nomor {{number}} tercatat tidak hadir.', en: 'Number {{number}} is recorded as absent.' },
  'queue.not-absent': {
    id: 'Nomor {{number}} tidak tercatat absen.',
    en: 'Number {{number}} is not recorded as absent.',
  },
  'queue.same-priority': { id: 'Prioritas ini sudah diberikan.', en: 'This priority was already given.' },
  'queue.same-schedule': {
    id: 'Kunjungan sudah ada pada jadwal dan hari itu.',
    en: 'The visit already stands on that schedule and day.',
  },
} as const;
