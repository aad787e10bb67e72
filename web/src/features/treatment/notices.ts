import { CircleX } from 'lucide-react';
import { recordAddress, type NoticeEntry } from '@/app/notice-entry';

export const notices: NoticeEntry[] = [
  {
    kind: 'treatment-refused',
    word: { id: 'Tindakan ditolak', en: 'Treatment refused' },
    action: { id: 'Baca alasannya', en: 'Read why' },
    icon: CircleX,
    address: recordAddress,
  },
];
