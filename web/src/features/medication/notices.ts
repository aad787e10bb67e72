import { Hourglass } from 'lucide-react';
import type { NoticeEntry } from '@/app/notice-entry';

export const notices: NoticeEntry[] = [
  {
    kind: 'medication-stops',
    word: { id: 'Obat berhenti otomatis besok', en: 'Medicine stops by itself tomorrow' },
    action: { id: 'Perpanjang atau biarkan', en: 'Prolong it or let it stop' },
    icon: Hourglass,
    address: ({ encounterId }) => ({ to: '/manage/inpatient/$id', params: { id: encounterId }, search: {} }),
  },
];
