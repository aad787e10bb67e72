import { words } from '../kernel/words.js';

export const bpjsErrorWords = words('bpjs', {
  errors: {
    'bpjs.not-connected': {
      id: 'Pemasangan ini belum tersambung ke BPJS.',
      en: 'This installation is not connected to BPJS.',
    },
    'bpjs.unreachable': {
      id: 'BPJS tidak terjangkau. Coba lagi sebentar lagi.',
      en: 'BPJS is not reached. Try again in a moment.',
    },
    'bpjs.credentials-refused': {
      id: 'BPJS menolak kredensial fasyankes ini: {{message}}',
      en: 'BPJS refuses this facility’s credentials: {{message}}',
    },
    'bpjs.refused': { id: 'BPJS menjawab: {{message}}', en: 'BPJS answers: {{message}}' },
    'bpjs.no-card': { id: 'Nomor BPJS pasien belum diisi.', en: 'The patient has no BPJS number.' },
    'bpjs.no-pcare': { id: 'Fasyankes ini tidak memakai PCare.', en: 'This facility does not use PCare.' },
    'bpjs.no-vclaim': {
      id: 'Fasyankes ini memakai PCare, bukan VClaim.',
      en: 'This facility uses PCare, not VClaim.',
    },
    'bpjs.already-queued': { id: 'Kunjungan ini sudah antre.', en: 'This visit is queued already.' },
    'bpjs.already-registered': {
      id: 'Kunjungan ini sudah terdaftar di PCare.',
      en: 'This visit is registered in PCare already.',
    },
    'bpjs.deleting': {
      id: 'Pendaftaran di PCare sedang dihapus.',
      en: 'The registration in PCare is being deleted.',
    },
    'bpjs.outpatient-only': {
      id: 'Hanya kunjungan rawat jalan yang dilaporkan ke PCare.',
      en: 'Only outpatient visits are reported to PCare.',
    },
    'bpjs.referral-asked': {
      id: 'Tujuan rujukan diisi bila status pulangnya rujuk lanjut, dan hanya pada saat itu.',
      en: 'A referral is said when the patient is referred on, and only then.',
    },
    'bpjs.referral-incomplete': {
      id: 'Pilih subspesialis dan sarana, atau rujukan khusus; thalasemia dan hemofilia perlu subspesialis.',
      en: 'Choose subspecialty and means, or a special referral; thalassaemia and haemophilia need a subspecialty.',
    },
    'bpjs.icare-doctor': {
      id: 'Kode DPJP Anda di VClaim belum diisi di pengaturan.',
      en: 'Your code as a doctor of VClaim is not in the settings yet.',
    },
    'bpjs.icare-ended': {
      id: 'i-Care dibuka selama kunjungan berjalan.',
      en: 'i-Care is opened while the visit goes on.',
    },
    'bpjs.not-finished': { id: 'Kunjungan ini belum selesai.', en: 'This visit is not finished.' },
  },
});
