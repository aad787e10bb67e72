import { words } from '../kernel/words.js';

export const mobileJknWords = words('mobile-jkn', {
  kinds: {
    'mobile-jkn': { id: 'Mobile JKN', en: 'Mobile JKN' },
    antrean: { id: 'Antrean di Mobile JKN', en: 'Queue number at Mobile JKN' },
  },
  events: {
    AntreanStepRequested: {
      id: 'Pengiriman antrean ke BPJS diminta: {{step}}',
      en: 'Telling BPJS of the queue requested: {{step}}',
      name: { id: 'Pengiriman antrean ke BPJS diminta', en: 'Telling BPJS of the queue requested' },
      quiet: true,
    },
    AntreanStepSent: {
      id: 'Antrean terkirim ke BPJS: {{step}}',
      en: 'BPJS was told of the queue: {{step}}',
      name: { id: 'Antrean terkirim ke BPJS', en: 'BPJS was told of the queue' },
      quiet: true,
    },
    AntreanStepFailed: {
      id: 'Pengiriman antrean ke BPJS gagal ({{step}}): {{problem}}',
      en: 'Telling BPJS of the queue failed ({{step}}): {{problem}}',
      name: { id: 'Pengiriman antrean ke BPJS gagal', en: 'Telling BPJS of the queue failed' },
    },
  },
  fields: {
    encounterId: { id: 'Id kunjungan', en: 'Visit id' },
    step: { id: 'Langkah', en: 'Step', codes: 'antreanStep' },
    steps: { id: 'Langkah', en: 'Steps' },
    status: { id: 'Status', en: 'Status', codes: 'antreanStepStatus' },
    problem: { id: 'Masalah', en: 'Problem', codes: 'bpjsProblem' },
    code: { id: 'Kode', en: 'Code' },
    message: { id: 'Jawaban BPJS', en: 'BPJS’s answer' },
    willRetry: { id: 'Dicoba lagi', en: 'Tried again' },
    requestedAt: { id: 'Diminta', en: 'Requested' },
    happenedAt: { id: 'Terjadi', en: 'Happened' },
    waitsSince: { id: 'Antre sejak', en: 'Queued since' },
    unitId: { id: 'Id ruang', en: 'Room id' },
    place: { id: 'Tempat di BPJS', en: 'Place at BPJS' },
    date: { id: 'Tanggal', en: 'Date' },
  },
  codes: {
    antreanStep: {
      added: { id: 'Nomor diambil', en: 'Number taken' },
      present: { id: 'Hadir', en: 'Present' },
      absent: { id: 'Tidak hadir', en: 'Absent' },
      cancelled: { id: 'Batal', en: 'Cancelled' },
      started: { id: 'Mulai diperiksa', en: 'Consultation started' },
      finished: { id: 'Selesai diperiksa', en: 'Consultation finished' },
      preparing: { id: 'Obat disiapkan', en: 'Medicine prepared' },
      handed_over: { id: 'Obat diserahkan', en: 'Medicine handed over' },
      moved: { id: 'Dipindah', en: 'Moved' },
    },
    antreanStepStatus: {
      queued: { id: 'Antre', en: 'Queued' },
      sent: { id: 'Terkirim', en: 'Sent' },
      failed: { id: 'Gagal', en: 'Failed' },
    },
  },
  errors: {
    'mobile-jkn.nothing-failed': {
      id: 'Tidak ada langkah yang gagal pada kunjungan ini.',
      en: 'Nothing of this visit has failed.',
    },
  },
});
