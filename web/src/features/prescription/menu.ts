import { Pill } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'pharmacy',
    path: '/manage/pharmacy',
    group: 'groupMoney',
    order: 20,
    icon: Pill,
    word: { id: 'Farmasi', en: 'Pharmacy' },
  },
];
