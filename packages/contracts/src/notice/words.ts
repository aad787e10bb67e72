import { words } from '../kernel/words.js';

export const noticeWords = words('notice', {
  kinds: { notice: { id: 'Pemberitahuan', en: 'Notice' } },
  fields: {
    kind: { id: 'Yang harus dikerjakan', en: 'What is to be done' },
    subjectId: { id: 'Id', en: 'Id' },
    staffId: { id: 'Petugas', en: 'Staff' },
    shared: { id: 'Untuk semua yang berwenang', en: 'For all who may' },
    ownerId: { id: 'Milik', en: 'Owner' },
    personId: { id: 'Pasien', en: 'Patient' },
    note: { id: 'Catatan', en: 'Note' },
    since: { id: 'Sejak', en: 'Since' },
  },
});
