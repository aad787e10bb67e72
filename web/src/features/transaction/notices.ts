import { CreditCard } from 'lucide-react';
import type { NoticeEntry } from '@/app/notice-entry';

type Address = ReturnType<NoticeEntry['address']>;

export const notices: NoticeEntry[] = [
  {
    kind: 'top-up',
    word: { id: 'Minta tambahan deposit', en: 'Ask for more deposit' },
    action: { id: 'Buka tagihan', en: 'Open the bill' },
    icon: CreditCard,
    address: ({ subjectId, encounterId }, can): Address =>
      can('cashier:view')
        ? { to: '/manage/cashier', params: {}, search: { bill: subjectId } }
        : { to: '/manage/inpatient/$id', params: { id: encounterId }, search: {} },
  },
];
