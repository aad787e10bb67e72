import { History } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';
import { tabs } from './tab-list';

export const menu: MenuEntry[] = [
  {
    key: 'audit',
    opensBy: tabs.flatMap(({ rights }) => rights),
    path: '/manage/audit',
    group: 'groupOffice',
    order: 30,
    icon: History,
    word: { id: 'Audit dan putar ulang', en: 'Audit and replay' },
  },
];
