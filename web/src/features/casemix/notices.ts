import { FileWarning } from 'lucide-react';
import type { NoticeEntry } from '@/app/notice-entry';

const address: NoticeEntry['address'] = ({ recordNumber }) => ({
  to: '/manage/casemix',
  params: {},
  search: { search: recordNumber },
});

export const notices: NoticeEntry[] = [
  {
    kind: 'claimed-visit-reopened',
    word: { id: 'Kunjungan yang diklaim dibuka kembali', en: 'A claimed visit was reopened' },
    action: { id: 'Buka klaim', en: 'Open the claims' },
    icon: FileWarning,
    address,
  },
  {
    kind: 'claimed-bill-reopened',
    word: { id: 'Tagihan yang diklaim dibuka kembali', en: 'A claimed bill was reopened' },
    action: { id: 'Buka klaim', en: 'Open the claims' },
    icon: FileWarning,
    address,
  },
];
