import { FileWarning } from 'lucide-react';
import type { NoticeEntry } from '@/app/notices';

export const notices: NoticeEntry[] = [
  {
    kind: 'claimed-visit-reopened',
    word: { id: 'Kunjungan yang diklaim dibuka kembali', en: 'A claimed visit was reopened' },
    action: { id: 'Buka klaim', en: 'Open the claims' },
    icon: FileWarning,
    address: ({ patientName }) => ({ to: '/manage/casemix', params: {}, search: { search: patientName } }),
  },
];
