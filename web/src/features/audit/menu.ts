import { History } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'audit',
    path: '/manage/audit',
    group: 'groupOffice',
    order: 30,
    icon: History,
    word: { id: 'Audit dan putar ulang', en: 'Audit and replay' },
  },
];
